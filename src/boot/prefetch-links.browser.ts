import {eagerId} from '#src/boot/names';
import {closest} from '#src/lib/browser/dom';
import {fetchLater, wantsLessData} from '#src/lib/browser/network';
import {whenIdle} from '#src/lib/browser/schedule';
import {filter} from '#src/parts/filter/names';

/**
 * Adds the speculation rules that fetch a page as soon as the pointer reaches its link, but not for visitors who save data or
 * have a slow line. Browsers on phones, where no pointer rests on a link, would apply them to every link in view. Rules that
 * are there from the start and then removed would make browsers lay out the page at once.
 */
export function fetchEagerly(): void {
  if (wantsLessData() || matchMedia('(pointer: coarse)').matches) return;
  const template = document.querySelector<HTMLTemplateElement>(`template#${eagerId}`);
  whenIdle(() => {
    if (template) document.body.append(template.content);
  });
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
