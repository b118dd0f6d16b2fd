import {AroundIsland} from '#src/ui/around-island';
import {Boundary} from '#src/islands/Boundary';
import {islandAttribute, propsAttribute, rootAttribute, wakeEvent, type WakeDetail} from '#src/islands/names';
import {islands, type IslandName} from './registry';
import {keepControls} from './replaced.browser';

import {createElement, startTransition, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';

/** The methods as the browser has them, so that ours can call them. */
type Native = {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, node: Node, before: Node | null) => Node;
};

/** The child of `parent` that holds `node`, if any. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Lets React continue when a translator or an extension has moved its nodes into other elements. Without this, removing
 * such a node, or inserting one before it, throws and takes the whole root down. Call before React renders.
 */
export function allowMovedNodes(): void {
  const {prototype}: {prototype: Native} = Node;
  const {removeChild, insertBefore} = prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, before && childHolding(this, before)) as Child;
  };
}

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
