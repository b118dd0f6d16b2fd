import {listenForIslands, wakeIslands} from '#src/islands/wake';
import {listenForDialogs, openRequestedDialog} from '#src/behaviors/dialogs';
import {showFirstScreen} from '#src/behaviors/first-screen';
import {listenForBack} from '#src/behaviors/go-back';
import {listenForInteraction, loadPageScript} from './load-page-script';
import {listenForThemeToggle, showTheme} from '#src/behaviors/theme';

/* Runs in the head of each page, before the first paint. Listeners are on `window` in the capture phase. */

/** Parameters that say where a visitor came from, or that tabs.ts handles. */
const idleParameters = /^(?:utm_\w+|ref|gclid|fbclid|msclkid|tab)$/;

const framed = window !== top;
// Before the first paint: styles hide the way home in a framed page.
if (framed) document.documentElement.dataset.framed = '';
else showFirstScreen();

showTheme();
listenForThemeToggle();
listenForDialogs();
listenForBack();
listenForIslands();
listenForInteraction();

/** Runs when the document is complete and visible. */
function handleShown(): void {
  const hasQuery = [...new URLSearchParams(location.search).keys()].some((name) => !idleParameters.test(name));
  wakeIslands(hasQuery);
  openRequestedDialog();
  if (hasQuery || location.hash !== '') void loadPageScript();
}

document.addEventListener('DOMContentLoaded', () => {
  if ((document as Document & {prerendering?: boolean}).prerendering)
    document.addEventListener('prerenderingchange', handleShown, {once: true});
  else handleShown();
});
