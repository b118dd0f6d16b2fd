import {allowMovedNodes} from '#src/lib/moved-nodes';
import {Boundary} from './Boundary';
import {islandAttribute, propsAttribute, type Held, type WakeDetail} from './dom';
import {islands, type IslandName} from './registry';

import {createElement, startTransition, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';

allowMovedNodes();

/** Repeats what happened in an island: fields first, because a button or form may read them. */
function replay(island: HTMLElement, {clicks, forms, fields}: Held): void {
  for (const field of fields) {
    if (island.contains(field)) field.dispatchEvent(new Event('input', {bubbles: true}));
  }
  for (const button of clicks.splice(0)) {
    if (island.contains(button)) button.click();
    else if (button.isConnected) clicks.push(button);
  }
  for (const [form, submitter] of forms) {
    if (!island.contains(form)) continue;
    form.ariaBusy = null;
    forms.delete(form);
    form.requestSubmit(submitter);
  }
}

/** Makes an island live. Rejects when its chunk does not arrive. */
export async function hydrate(island: HTMLElement, {held, settle}: WakeDetail): Promise<void> {
  const name = island.getAttribute(islandAttribute) as IslandName;
  const {default: component} = await islands[name]();
  const props = JSON.parse(island.getAttribute(propsAttribute) ?? '{}') as object;
  const onLive = (): void => {
    settle(true);
    replay(island, held);
  };
  // As a transition, React hydrates in several short tasks.
  startTransition(() => {
    hydrateRoot(
      island,
      <Boundary island={name} onLive={onLive}>
        {createElement(component as ComponentType, props)}
      </Boundary>,
      {identifierPrefix: name},
    );
  });
}
