import {closest} from '#src/lib/browser/dom';
import {lazyHrefAttribute} from '#src/lib/lazy-place';
import {isPlainKey} from '#src/lib/plain-press';
import {keyAttribute, parameterAttribute} from './names';

const tabSelector = '[role=tab][aria-controls]';
const keptLists = `[role=tablist][${parameterAttribute}]`;

function tabsOf(tab: HTMLElement): HTMLElement[] {
  return [...(closest(tab, '[role=tablist]')?.querySelectorAll<HTMLElement>(tabSelector) ?? [])];
}

/** Puts the selected tab in the URL. */
function writeAddress(tab: HTMLElement): void {
  const parameter = closest(tab, '[role=tablist]')?.getAttribute(parameterAttribute);
  if (!parameter) return;
  const url = new URL(location.href);
  url.searchParams.set(parameter, tab.getAttribute(keyAttribute) ?? '');
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
  for (const list of document.querySelectorAll(keptLists)) {
    const key = parameters.get(list.getAttribute(parameterAttribute) ?? '');
    const tab = [...list.querySelectorAll<HTMLElement>(tabSelector)].find(
      (other) => other.getAttribute(keyAttribute) === key,
    );
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
        use?.setAttribute('href', use.getAttribute(lazyHrefAttribute) ?? '');
      }
    },
    {rootMargin: '100%'},
  );
  for (const {parentElement} of document.querySelectorAll(`use[${lazyHrefAttribute}]`)) {
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
  for (const list of document.querySelectorAll(keptLists)) {
    const row = list.parentElement;
    const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab) continue;
    const [rowBox, tabBox] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (tabBox.right > rowBox.right) row.scrollLeft += tabBox.left - rowBox.left - tab.offsetHeight;
  }
}
