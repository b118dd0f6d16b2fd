import {closest} from '#src/lib/browser/dom';
import {afterPaint} from '#src/lib/browser/schedule';
import {docsMenuId, showCurrentPage} from '#src/lib/docs-menu';

/** Scrolls to the current page when the docs menu opens, and closes a menu after a link to this page. */
export function listenForMenus(): void {
  const onToggle = ({target}: Event): void => {
    if (target instanceof HTMLElement && target.id === docsMenuId) showCurrentPage(target);
  };
  const onClick = ({target}: Event): void => {
    const link = closest(target, '[popover] a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname || link.hash === '') return;
    closest(link, '[popover]')?.hidePopover();
  };
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', onClick);
}

/** Scrolls the docs menu beside the page to the current page, where styles don't. Measuring before the first paint would delay it. */
export function showCurrentGuide(): void {
  const menu = document.getElementById(docsMenuId);
  if (menu === null || CSS.supports('scroll-initial-target', 'nearest')) return;
  afterPaint(() => {
    showCurrentPage(menu);
  });
}
