import {openDemoLink} from './dialogs';
import {closest, needsReact, state} from './page';

/**
 * Links to other pages belong to the browser: it has prefetched or prerendered the page, keeps this one for Back, and no
 * page has to know the others. React's router must not see such a click. False when the click was not on a link, or on one
 * that waits for React because it changes a part of this page.
 */
export function leaveLinkToBrowser(event: MouseEvent): boolean {
  const link = closest(event.target, 'a[href]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement)) return false;
  if (!plain || link.target !== '' || link.download !== '' || link.origin !== location.origin) return true;
  openDemoLink(link, event);
  const samePage = link.pathname === location.pathname && (link.search !== location.search || link.hash !== '');
  if (samePage && state.phase !== 'live' && closest(link, needsReact)) {
    event.preventDefault();
    return false;
  }
  if (state.phase !== 'held' && !samePage) event.stopPropagation();
  return true;
}
