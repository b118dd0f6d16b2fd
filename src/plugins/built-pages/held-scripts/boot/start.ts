import {hydratedAttribute, liveEvent} from '../../page-parts';
import {giveUp, replay} from './hold';
import {state} from './page';
import {filesVersion, isThrifty, prefetch, preload, runScripts} from './scripts';

let started = false;
let failures = 0;

/** Calls back when the document is complete: its end names the scripts, and React wants to find all of it. */
export function whenComplete(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action, {once: true});
  else action();
}

/** Calls back after the browser has shown what it answered by itself; soon also in a tab that shows nothing. */
function afterPaint(action: () => void): void {
  let waiting = true;
  const once = (): void => {
    if (waiting) action();
    waiting = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 200);
}

function run(): void {
  state.phase = 'running';
  runScripts().catch(() => {
    state.phase = 'held';
    started = false;
    failures += 1;
    giveUp(filesVersion());
  });
}

/** Has React take over: after the next paint, so that it never stands before the answer to what woke it. */
export function start(): void {
  if (started) return;
  started = true;
  whenComplete(() => {
    preload();
    afterPaint(run);
  });
}

/**
 * What a mere sign of a visitor causes. A line that is slow or dear is kept free for what needs React, and scripts that
 * did not come twice are asked for again by that only.
 */
export function onSign(action: () => void): void {
  if (!isThrifty() && failures < 2) action();
}

/** Calls back once the page is complete and nothing else is to do. */
export function whenIdle(action: () => void): void {
  const wait = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(action, {timeout: 4000});
    else setTimeout(action, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Fetches the scripts before anyone asks for them. */
export function prefetchWhenIdle(): void {
  whenIdle(prefetch);
}

/** From the moment React has the page, it answers; what was held follows when its effects have run too. */
export function handOver(): void {
  const root = document.documentElement;
  document.addEventListener(liveEvent, () => {
    state.phase = 'live';
  });
  const observer = new MutationObserver(() => {
    if (root.getAttribute(hydratedAttribute) !== 'true') return;
    observer.disconnect();
    replay();
  });
  observer.observe(root, {attributeFilter: [hydratedAttribute]});
}
