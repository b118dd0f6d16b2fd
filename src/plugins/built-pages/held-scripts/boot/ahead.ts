import {closest} from './page';
import {fetchLater, isThrifty} from './scripts';

/** Whether the browser follows the page's speculation rules. */
export const readsAhead = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

const asked = new Set<string>();

/**
 * Fetches the page behind a link that the pointer or the focus reaches, where the browser has no speculation rules
 * (../speculation.ts). Following the link then only revalidates the page.
 */
export function fetchLinkAhead({target}: Event): void {
  const link = closest(target, 'a[href]:not([target],[download],[rel~=nofollow],[href*="?"],[href^="/api/"])');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const {pathname} = link;
  if (pathname === location.pathname || asked.has(pathname) || isThrifty()) return;
  asked.add(pathname);
  fetchLater(pathname);
}
