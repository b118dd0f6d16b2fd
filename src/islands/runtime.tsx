import {allowMovedNodes} from '#src/lib/moved-nodes';
import {AroundIsland} from '#src/ui/around-island';
import {Boundary} from './Boundary';
import {islandAttribute, propsAttribute, rootAttribute, wakeEvent, type WakeDetail} from './dom';
import {islands, type IslandName} from './registry';
import {keepControls} from './replaced';

import {createElement, startTransition, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';

/* The scripts that boot loads with an island's own files: React, and this listener. */

allowMovedNodes();

async function start(island: HTMLElement, settle: WakeDetail): Promise<void> {
  const name = island.getAttribute(islandAttribute) as IslandName;
  const {default: component} = await islands[name]();
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
      <AroundIsland value={island}>{createElement(component as ComponentType, props)}</AroundIsland>
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
