import {closest} from './dom';
import {fetchLater, wantsLessData} from './network';

const requested = new Set<string>();

function prefetchLink({target}: Event): void {
  const link = closest(target, 'a[href]:not([target],[download],[rel~=nofollow],[href*="?"],[href^="/api/"])');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const {pathname} = link;
  if (pathname === location.pathname || requested.has(pathname) || wantsLessData()) return;
  requested.add(pathname);
  fetchLater(pathname);
}

/**
 * Fetches the page behind a link that the pointer or the focus reaches, where the browser has no speculation rules
 * (src/plugins/built-pages/scripts/insert-scripts.ts). Following the link then only revalidates the page.
 */
export function prefetchLinks(): void {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) return;
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    addEventListener(type, prefetchLink, {capture: true, passive: true});
  }
}
