import {islandAttribute, stateAttribute, wakeAttribute, type WakeDetail, wakeEvent} from '#src/islands/names';
import {closest} from '#src/lib/browser/dom';
import {fetchLater, wantsLessData} from '#src/lib/browser/network';
import {afterPaint, afterRest, whenComplete} from '#src/lib/browser/schedule';
import {findDialog} from '#src/parts/dialogs/dialogs.browser';
import {attachFiles, listAllFiles, preloadFiles} from './files.browser';
import {giveUp, holdSubmit, noteField, replay} from './held.browser';

/* Part of the boot script: wakes islands, and holds what visitors do in them until they are live. */

const sleeping = `[${islandAttribute}]:not([${stateAttribute}=live])`;
const waking = `[${stateAttribute}=waking]`;

/** Events that React must not see while it hydrates: it would hydrate the whole island inside the event. */
const urgent =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend click keydown keypress keyup input change';

function run(island: HTMLElement): void {
  const settle: WakeDetail = (current) => {
    if (current) {
      island.setAttribute(stateAttribute, 'live');
      replay(island, current);
    } else {
      island.removeAttribute(stateAttribute);
      giveUp(island);
    }
  };
  attachFiles(island.getAttribute(islandAttribute) ?? '').then(
    () => island.dispatchEvent(new CustomEvent(wakeEvent, {bubbles: true, detail: settle})),
    () => {
      settle();
    },
  );
}

/**
 * Runs scripts after the next paint and never between a press and its click, so they delay neither. A slider has no click,
 * and its number follows the thumb.
 */
function runWhenReleased(island: HTMLElement): void {
  const isPressed = document.documentElement.matches(':active') && !document.querySelector('[type=range]:active');
  if (isPressed) setTimeout(runWhenReleased, 30, island);
  else
    afterPaint(() => {
      run(island);
    });
}

/** Loads React for an island, once. */
function wake(island: HTMLElement): void {
  if (island.hasAttribute(stateAttribute)) return;
  island.setAttribute(stateAttribute, 'waking');
  preloadFiles(island.getAttribute(islandAttribute) ?? '');
  // The files of islands are listed at the end of the page.
  whenComplete(() => {
    runWhenReleased(island);
  });
}

/** The sleeping island that an event happens in, or whose dialog it opens. */
function findSleeping({target}: Event): HTMLElement | null {
  return closest(findDialog(closest(target, 'button[commandfor]')) ?? target, sleeping);
}

/** Listens to events in sleeping islands. */
function listen<Type extends keyof WindowEventMap>(
  types: readonly Type[],
  handle: (island: HTMLElement, event: WindowEventMap[Type]) => void,
): void {
  for (const type of types) {
    window.addEventListener(
      type,
      (event) => {
        const island = findSleeping(event);
        if (island) handle(island, event);
      },
      true,
    );
  }
}

/** Wakes an island when a visitor touches it, and holds what only React can handle. */
export function listenForIslands(): void {
  listen(urgent.split(' ') as (keyof WindowEventMap)[], (_, event) => {
    if (closest(event.target, waking)) event.stopPropagation();
  });
  listen(['submit'], (island, event) => {
    holdSubmit(event);
    wake(island);
  });
  listen(['input'], noteField);
  listen(['input', 'focusin', 'click'], wake);
  // The pointer may be about to press something.
  listen(['pointerover', 'pointerdown'], (island) => {
    if (!wantsLessData()) preloadFiles(island.getAttribute(islandAttribute) ?? '');
  });
}

/** Wakes the islands that have an answer to the URL's query, and loads the files of the others into the cache later. */
export function wakeIslands(hasQuery: boolean): void {
  // Nothing is fetched before the page can be read.
  afterPaint(() => {
    if (hasQuery) for (const island of document.querySelectorAll<HTMLElement>(`[${wakeAttribute}]`)) wake(island);
  });
  if (!wantsLessData())
    afterRest(() => {
      for (const address of listAllFiles()) fetchLater(address);
    });
}
