import {readFilter, withFilter} from '#src/lib/list-filter/filter-url';
import {matchItems} from '#src/lib/list-filter/match-items';
import {isPlainClick} from '#src/lib/plain-click';
import {filter} from './attributes';
import {closest} from './dom';

/*
 * A list on the page that is filtered by a search field, by links, or both. The HTML has all items; this module hides
 * those that don't match, counts the others, and keeps the choice in the URL.
 */

const find = (attribute: string): HTMLElement | null => document.querySelector<HTMLElement>(`[${attribute}]`);
const list = (attribute: string, parent: ParentNode = document): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(`[${attribute}]`),
];
const listLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(`a[${filter.link}]`)];
const keyOf = (link: Element): string => link.getAttribute(filter.link) ?? '';
const findField = (): HTMLInputElement | null => document.querySelector(`input[${filter.field}]`);

/** The searched text of an item. */
function textOf(item: HTMLElement): string {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const part of list(filter.unsearched, copy)) part.remove();
  const group = closest(item, `[${filter.group}]`);
  const groupText = group ? list(filter.groupText, group).map(({textContent}) => textContent) : [];
  return [copy.textContent, ...groupText].join(' ');
}

/** The selected key, or an empty string for all. */
function readKey(): string {
  const parameter = find(filter.links)?.getAttribute(filter.links) ?? '';
  return readFilter(location, parameter, listLinks().map(keyOf).filter(Boolean)) ?? '';
}

function writeStatus(count: number, query: string, selected: HTMLAnchorElement | undefined): void {
  const status = find(filter.status);
  if (!status) return;
  const isFiltered = query !== '' || selected !== undefined;
  const {one: singular = '', many = '', always, named} = status.dataset;
  const name = named === undefined || !selected ? '' : `: ${selected.firstChild?.textContent?.trim() ?? ''}`;
  const isCounted = count > 0 && (isFiltered || always !== undefined);
  status.textContent = isCounted ? `${count} ${count === 1 ? singular : many}${name}` : '';
  for (const none of list(filter.none)) none.hidden = !isFiltered || count > 0;
}

/** Shows the items that match the field and the selected link. */
function apply(key: string): void {
  const query = findField()?.value.trim() ?? '';
  const items = list(filter.item);
  const matches = matchItems(items, query, textOf);
  const isShown = (item: HTMLElement): boolean => {
    const itemKey = item.getAttribute(filter.item) || closest(item, `[${filter.group}]`)?.getAttribute(filter.group);
    return matches.has(item) && (key === '' || itemKey === key);
  };
  const shown = new Set(items.filter(isShown));
  for (const item of items) item.hidden = !shown.has(item);
  for (const group of list(filter.group)) {
    const count = list(filter.item, group).filter((item) => shown.has(item)).length;
    group.hidden = count === 0;
    const about = document.querySelector<HTMLElement>(`[${filter.about}="${group.getAttribute(filter.group) ?? ''}"]`);
    const number = about?.querySelector('span');
    if (about) about.hidden = count === 0;
    if (number) number.textContent = String(count);
  }
  for (const element of list(filter.unfiltered)) element.hidden = key !== '';
  for (const link of listLinks()) {
    if (keyOf(link) === key) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  writeStatus(shown.size, query, key === '' ? undefined : listLinks().find((link) => keyOf(link) === key));
  // Until now the browser filtered by the hash (`:target`).
  document.documentElement.toggleAttribute('data-filters-ready', true);
}

/** Opens the short version of the selected item and closes the others. */
function openItem(key: string): void {
  for (const item of list(filter.item)) {
    const details = item.querySelector('details');
    if (details) details.open = item.getAttribute(filter.item) === key;
  }
}

function handleClick(event: MouseEvent): void {
  const link = closest(event.target, `a[${filter.link}]`);
  const parameter = find(filter.links)?.getAttribute(filter.links) ?? '';
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  const key = keyOf(link);
  // Keeps the state of the router in `npm run dev`.
  history.replaceState(history.state, '', withFilter(location.href, parameter, key));
  apply(key);
  openItem(key);
}

function handleInput({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || target !== findField()) return;
  const parameter = target.getAttribute(filter.field);
  const key = readKey();
  if (parameter) history.replaceState(history.state, '', withFilter(location.href, parameter, target.value));
  apply(key);
}

/** Filters the list as the URL and the field say: the field may have text from before this script ran. */
export function filterList(): void {
  const field = findField();
  if (!field && !find(filter.links)) return;
  const parameter = field?.getAttribute(filter.field);
  if (field && parameter && field.value === '') field.value = new URLSearchParams(location.search).get(parameter) ?? '';
  const key = readKey();
  apply(key);
  if (key !== '') openItem(key);
}

/** Filters the list by its field and its links. */
export function listenForFilters(): void {
  document.addEventListener('click', handleClick);
  document.addEventListener('input', handleInput);
}
