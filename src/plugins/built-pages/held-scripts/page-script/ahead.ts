import {closest} from '../boot/page';
import {fetchLater, wantsLessData} from '../boot/scripts';

/** Whether the browser follows the page's speculation rules. */
const readsAhead = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

const asked = new Set<string>();

function fetchAhead({target}: Event): void {
  const link = closest(target, 'a[href]:not([target],[download],[rel~=nofollow],[href*="?"],[href^="/api/"])');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const {pathname} = link;
  if (pathname === location.pathname || asked.has(pathname) || wantsLessData()) return;
  asked.add(pathname);
  fetchLater(pathname);
}

/**
 * Fetches the page behind a link that the pointer or the focus reaches, where the browser has no speculation rules
 * (../speculation.ts). Following the link then only revalidates the page.
 */
export function fetchLinksAhead(): void {
  if (readsAhead) return;
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    addEventListener(type, fetchAhead, {capture: true, passive: true});
  }
}
