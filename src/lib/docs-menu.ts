/** Id of the list of docs, by which a button opens it on a narrow screen. */
export const docsMenuId = 'docs-menu';

/** Scrolls the menu, and nothing else, until the link of the current page is in its middle. */
export function showCurrentPage(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const offset = current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  if (offset > 0 && offset < menu.clientHeight - current.offsetHeight) return;
  menu.scrollTop += offset - menu.clientHeight / 2;
}
