import {closest} from '#src/lib/browser/dom';
import {afterRest} from '#src/lib/browser/schedule';

/**
 * On the root while the styles of `ui/Section` and the footer leave out what is outside the window. Its value is `near` once a
 * page that leaves out more lays out what is close to the window.
 */
const mark = 'data-first-screen';

const root = document.documentElement;

function layOutAll(): void {
  root.removeAttribute(mark);
}

/** Lays out what is close to the window, where a page's styles leave it out at first. */
export function layOutNear(): void {
  if (root.hasAttribute(mark)) root.setAttribute(mark, 'near');
}

/** Lays out one section per task, because one long task would delay taps. */
function layOutNext([section, ...others]: readonly HTMLElement[]): void {
  if (!section) {
    layOutAll();
    return;
  }
  section.style.contentVisibility = 'visible';
  requestIdleCallback(
    () => {
      layOutNext(others);
    },
    {timeout: 300},
  );
}

/**
 * Lays out only the sections in the window for the first paint, and the others once the page has loaded. Skipped where
 * the visitor may land in the middle of the page, and in browsers whose text would jump when heights above it change.
 */
export function showFirstScreen(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry !== undefined && 'type' in entry && entry.type === 'navigate';
  if (!isNew || location.hash !== '' || !CSS.supports('overflow-anchor', 'auto')) return;
  root.setAttribute(mark, '');
  // A link within the page needs real heights before the browser scrolls to its target.
  window.addEventListener('click', ({target}) => {
    if (closest(target, 'a[href*="#"]')) layOutAll();
  });
  // A section the visitor has scrolled past stays laid out, also in a picture of the whole page.
  root.addEventListener('contentvisibilityautostatechange', (event) => {
    const {target, skipped} = event as ContentVisibilityAutoStateChangeEvent;
    if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible';
  });
  afterRest(() => {
    layOutNext([...document.querySelectorAll<HTMLElement>('main > section ~ section, #__docusaurus > footer')]);
  });
}
