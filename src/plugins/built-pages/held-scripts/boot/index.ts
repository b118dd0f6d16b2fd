import {handleDialogClick, handleShortcut, findDialog, openRequestedDialog} from './dialogs';
import {showFirstScreen} from './first-screen';
import {holdClick, holdSubmit, noteField} from './hold';
import {leaveLinkToBrowser} from './links';
import {closest, needsReact, needsReactOnLoad, state} from './page';
import {loadPageScript} from './page-script';
import {prefetch, preload, wantsLessData} from './scripts';
import {afterRest, handOver, start, whenComplete} from './start';
import {handleThemeClick} from './theme';

/*
 * Runs in the head of each page. Until React is running, it handles what HTML alone cannot, holds what only React can
 * handle, and loads React when a visitor touches a part that needs it. Listeners are on `window` in the capture phase,
 * before React's.
 */

declare const HYDRATE: 'touch' | 'load';

/** Parameters that say where a visitor came from, or that ../boot-tabs handles. */
const idleParameters = /^(?:utm_\w+|ref|gclid|fbclid|msclkid|tab)$/;

/** Milliseconds a form waits for React. */
const formPatience = 8000;

/** Events on which React hydrates the whole page synchronously. It must not see them before it has finished. */
const urgent =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend click keydown keypress keyup input change';

/** Listens until React is live. */
function untilLive<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const whileHeld = (event: WindowEventMap[Type]): void => {
    if (state.phase !== 'live') listener(event);
  };
  window.addEventListener(type, whileHeld, true);
}

/** Whether a target is in a part that needs React, or opens a dialog that does. */
function touchesPart(target: EventTarget | null): boolean {
  const dialog = findDialog(closest(target, 'button[commandfor]')?.getAttribute('commandfor'));
  return closest(dialog ?? target, needsReact) !== null;
}

function handleClick(event: MouseEvent): void {
  const {target} = event;
  const leaves = leaveLinkToBrowser(event);
  if (leaves || handleThemeClick(target) || closest(target, '[role=tab]') || state.phase === 'live') return;
  if (!touchesPart(target)) return;
  if (!handleDialogClick(target)) holdClick(target);
  start();
}

/** The visitor opened the frame, so React is needed. */
const framed = window !== top;
// Before the first paint: styles hide the way home in a framed page.
if (framed) document.documentElement.dataset.framed = '';
else showFirstScreen();

/** Runs when the document is complete and visible. */
function onShown(): void {
  const hasQuery = [...new URLSearchParams(location.search).keys()].some((name) => !idleParameters.test(name));
  if (openRequestedDialog() || HYDRATE === 'load' || hasQuery || framed || document.querySelector(needsReactOnLoad))
    start();
  if (!wantsLessData()) afterRest(prefetch);
}

for (const type of urgent.split(' ')) {
  untilLive(type as 'click', (event) => {
    if (state.phase === 'running') event.stopPropagation();
  });
}
// Not `untilLive`: links stay with the browser after React is live, and on pages without React parts so does the theme.
window.addEventListener('click', handleClick, true);
untilLive('submit', (event) => {
  if (closest(event.target, needsReact) && holdSubmit(event, formPatience)) start();
});
untilLive('input', noteField);
untilLive('keydown', (event) => {
  if (handleShortcut(event)) start();
});
for (const type of ['input', 'focusin'] as const) {
  untilLive(type, ({target}) => {
    if (closest(target, needsReact)) start();
  });
}
// The pointer may be about to press something.
for (const type of ['pointerover', 'pointerdown'] as const) {
  untilLive(type, ({target}) => {
    if (touchesPart(target) && !wantsLessData()) whenComplete(preload);
  });
}
for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const) {
  window.addEventListener(type, loadPageScript, {capture: true, passive: true, once: true});
}

handOver();
document.addEventListener('DOMContentLoaded', () => {
  if ((document as Document & {prerendering?: boolean}).prerendering) {
    document.addEventListener('prerenderingchange', onShown, {once: true});
  } else {
    onShown();
  }
});
