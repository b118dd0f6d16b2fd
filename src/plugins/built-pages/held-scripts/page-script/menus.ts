import {docsMenuId, showCurrentPage} from '#src/lib/docs-menu';

/** Shows the current page in the docs menu when it opens, and closes a menu whose link leads to a part of this page. */
export function finishMenus(): void {
  const onToggle = ({target}: Event): void => {
    if (target instanceof HTMLElement && target.id === docsMenuId) showCurrentPage(target);
  };
  const onClick = ({target}: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[popover] a[href]') : null;
    if (link?.pathname === location.pathname && link.hash !== '') link.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', onClick);
}
