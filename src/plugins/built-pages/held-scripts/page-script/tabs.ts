/** Scrolls the tab row on small screens to the selected tab, without scrolling the page. */
export function showChosenTab(): void {
  for (const list of document.querySelectorAll('[role=tablist][data-parameter]')) {
    const row = list.parentElement;
    const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab) continue;
    const [rowBox, tabBox] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (tabBox.right > rowBox.right) row.scrollLeft += tabBox.left - rowBox.left - tab.offsetHeight;
  }
}
