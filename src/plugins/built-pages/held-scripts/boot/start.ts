import {hydratedAttribute, liveEvent} from '../../page-parts';
import {giveUp, replay} from './hold';
import {state} from './page';
import {filesVersion, preload, runScripts} from './scripts';

let started = false;

/** Calls back when the document is complete: the script names are at its end, and React needs all of it. */
export function whenComplete(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action, {once: true});
  else action();
}

/** Calls back after the next paint, or after 200 ms in a hidden tab. */
export function afterPaint(action: () => void): void {
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
    giveUp(filesVersion());
  });
}

/** Runs the scripts after the next paint and never between a press and its click, so they delay neither. */
function runWhenReleased(): void {
  if (document.documentElement.matches(':active')) setTimeout(runWhenReleased, 30);
  else afterPaint(run);
}

/** Loads React for what the visitor just touched. */
export function start(): void {
  if (started) return;
  started = true;
  whenComplete(() => {
    preload();
    runWhenReleased();
  });
}

/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(action: () => void): void {
  const wait = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(action, {timeout: 4000});
    else setTimeout(action, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Milliseconds between the load and work that nobody waits for. It would delay taps of visitors who tap right away. */
const restTime = 2500;

/** Calls back some time after the page has loaded, once the browser is idle. */
export function afterRest(action: () => void): void {
  whenIdle(() => {
    setTimeout(whenIdle, restTime, action);
  });
}

/** From its first commit React handles events; what was held follows once its effects have run. */
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
