import {eagerAttribute, filter} from './attributes';
import {closest} from './dom';
import {fetchLater, wantsLessData} from './network';

/**
 * Removes the speculation rules that fetch a page as soon as the pointer reaches its link, for visitors who save data or have a
 * slow line. Browsers on phones, where no pointer rests on a link, would apply them to every link in view.
 */
export function limitEagerFetches(): void {
  if (wantsLessData() || !matchMedia('(hover: hover)').matches)
    document.querySelector(`script[${eagerAttribute}]`)?.remove();
}

const requested = new Set<string>();

function prefetchLink({target}: Event): void {
  const link = closest(target, `a[href]:not([target],[download],[rel~=nofollow],[${filter.link}],[href^="/api/"])`);
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const address = link.pathname + link.search;
  if (link.pathname === location.pathname || requested.has(address) || wantsLessData()) return;
  requested.add(address);
  fetchLater(address);
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
