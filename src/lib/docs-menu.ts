/** ID of the docs menu; a button opens it on narrow screens. */
export const docsMenuId = 'docs-menu';

/** Scrolls the menu, not the page, to center the current page's link. */
export function showCurrentPage(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const offset = current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  if (offset > 0 && offset < menu.clientHeight - current.offsetHeight) return;
  menu.scrollTop += offset - menu.clientHeight / 2;
}
