import {Boundary} from '#src/islands/Boundary';
import {islandAttribute, propsAttribute, rootAttribute, type WakeDetail, wakeEvent} from '#src/islands/names';
import {AroundIsland} from '#src/ui/around-island';
import {allowMovedNodes} from './moved-nodes.browser';
import {loadIsland} from './registry';
import {keepControls} from './replaced.browser';

import {createElement, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

/* The scripts that boot loads with an island's own files: React, and this listener. */

allowMovedNodes();

async function start(island: HTMLElement, settle: WakeDetail): Promise<void> {
  const name = island.getAttribute(islandAttribute) ?? '';
  const component = await loadIsland(name);
  const props = JSON.parse(island.getAttribute(propsAttribute) ?? '{}') as object;
  const root = island.querySelector<HTMLElement>(`[${rootAttribute}]`) ?? island;
  const findCurrent = keepControls(root);
  const element = (
    <Boundary
      island={name}
      onLive={() => {
        settle(findCurrent());
      }}
    >
      <AroundIsland value={island}>{createElement(component, props)}</AroundIsland>
    </Boundary>
  );
  // In a transition React hydrates in short tasks instead of one.
  startTransition(() => {
    hydrateRoot(root, element, {identifierPrefix: name});
  });
}

document.addEventListener(wakeEvent, (event) => {
  const settle = (event as CustomEvent<WakeDetail>).detail;
  start(event.target as HTMLElement, settle).catch(() => {
    settle();
  });
});
