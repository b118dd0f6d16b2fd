import {isPlainKey} from '#src/lib/plain-press';
import {closest} from '#src/lib/browser/dom';

const tabSelector = '[role=tab][aria-controls]';

function tabsOf(tab: HTMLElement): HTMLElement[] {
  return [...(closest(tab, '[role=tablist]')?.querySelectorAll<HTMLElement>(tabSelector) ?? [])];
}

/** Puts the selected tab in the URL. */
function writeAddress(tab: HTMLElement): void {
  const parameter = closest(tab, '[role=tablist]')?.dataset['parameter'];
  if (parameter === undefined) return;
  const url = new URL(location.href);
  url.searchParams.set(parameter, tab.dataset['key'] ?? '');
  // Keeps the state of the router in `npm run dev`.
  history.replaceState(history.state, '', url);
}

function show(tab: HTMLElement): void {
  for (const other of tabsOf(tab)) {
    const selected = other === tab;
    other.ariaSelected = String(selected);
    other.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !selected;
  }
}

function select(tab: HTMLElement): void {
  show(tab);
  writeAddress(tab);
}

/** Arrows, Home and End on a tab (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
function handleKey(event: KeyboardEvent): void {
  const tab = closest(event.target, tabSelector);
  if (!tab || !isPlainKey(event)) return;
  const tabs = tabsOf(tab);
  const at = tabs.indexOf(tab);
  const target = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }[event.key];
  const next = target === undefined ? undefined : tabs.at(target % tabs.length);
  if (!next) return;
  event.preventDefault();
  select(next);
  next.focus();
}

/** Shows the tabs named in the URL. Ignores unknown values. */
export function showRequestedTabs(): void {
  const parameters = new URLSearchParams(location.search);
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist][data-parameter]')) {
    const key = parameters.get(list.dataset['parameter'] ?? '');
    const tab = [...list.querySelectorAll<HTMLElement>(tabSelector)].find(({dataset}) => dataset['key'] === key);
    if (tab) show(tab);
  }
}

/** Draws a place when it is near the window and, in a tab's panel, shown. */
export function drawPlacesInView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const use = target.querySelector('use');
        use?.setAttribute('href', use.dataset['href'] ?? '');
      }
    },
    {rootMargin: '100%'},
  );
  for (const {parentElement} of document.querySelectorAll('use[data-href]')) {
    if (parentElement) observer.observe(parentElement);
  }
}

/** Selects tabs by click and by key. */
export function listenForTabs(): void {
  window.addEventListener(
    'click',
    ({target}) => {
      const tab = closest(target, tabSelector);
      if (tab) select(tab);
    },
    true,
  );
  window.addEventListener('keydown', handleKey, true);
}

/** Scrolls the tab row on small screens to the selected tab, without scrolling the page. */
export function scrollToSelectedTab(): void {
  for (const list of document.querySelectorAll('[role=tablist][data-parameter]')) {
    const row = list.parentElement;
    const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab) continue;
    const [rowBox, tabBox] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (tabBox.right > rowBox.right) row.scrollLeft += tabBox.left - rowBox.left - tab.offsetHeight;
  }
}
