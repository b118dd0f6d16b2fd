import {closest} from '#src/lib/browser/dom';
import {readFilter, withFilter} from '#src/lib/list-filter/filter-url';
import {isPlainClick} from '#src/lib/plain-press';
import {filter} from './names';

/** Lowercases and removes accents and curly quotes, so "cafe" finds "Café". */
function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/** The items whose text contains every word of the query. An empty query matches all. */
export function matchItems<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): Set<Item> {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  return new Set(
    items.filter((item) => {
      const content = words.length === 0 ? '' : simplify(textOf(item));
      return words.every((word) => content.includes(word));
    }),
  );
}

/*
 * A list on the page that is filtered by a search field, by links, or both. The HTML has all items; this module hides
 * those that don't match, counts the others, and keeps the choice in the URL.
 */

const find = (attribute: string): HTMLElement | null => document.querySelector<HTMLElement>(`[${attribute}]`);
const list = (attribute: string, parent: ParentNode = document): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(`[${attribute}]`),
];
const listLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(`a[${filter.link}]`)];
const groupOf = (item: Element): string | null | undefined =>
  closest(item, `[${filter.group}]`)?.getAttribute(filter.group);
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
  const [all, of] = [filter.all, filter.of].map((name) => status.getAttribute(name) ?? '');
  const name =
    !status.hasAttribute(filter.named) || !selected ? '' : `: ${selected.firstChild?.textContent?.trim() ?? ''}`;
  status.textContent = isFiltered ? `${count} ${of}${name}` : (all ?? '');
  for (const none of list(filter.none)) none.hidden = !isFiltered || count > 0;
  for (const lost of list(filter.lost)) lost.hidden = true;
}

/** Opens folds while the list is filtered, so that all matches are visible. */
function openFolds(items: readonly HTMLElement[], isFiltered: boolean): void {
  for (const item of items) {
    const fold = item.parentElement?.closest('details');
    if (!fold || fold.hasAttribute(filter.opened) === isFiltered) continue;
    fold.open = isFiltered;
    fold.toggleAttribute(filter.opened, isFiltered);
  }
}

/** Shows the items that match the field and the selected link. */
function apply(key: string): void {
  const query = findField()?.value.trim() ?? '';
  const items = list(filter.item);
  const matches = matchItems(items, query, textOf);
  const matchesOf = (of: string): HTMLElement[] =>
    [...matches].filter((item) => of === '' || (item.getAttribute(filter.item) || groupOf(item)) === of);
  const shown = new Set(matchesOf(key));
  for (const item of items) item.hidden = !shown.has(item);
  for (const group of list(filter.group)) group.hidden = !list(filter.item, group).some((item) => shown.has(item));
  openFolds(items, query !== '' || key !== '');
  for (const element of list(filter.unfiltered)) element.hidden = key !== '';
  for (const link of listLinks()) {
    const count = link.querySelector('span');
    if (count) count.textContent = String(matchesOf(keyOf(link)).length);
    if (keyOf(link) === key) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  writeStatus(shown.size, query, key === '' ? undefined : listLinks().find((link) => keyOf(link) === key));
  // Until now the browser filtered by the hash (`:target`).
  document.documentElement.toggleAttribute(filter.ready, true);
}

/** Scrolls to the matches: up if the list got shorter than what was scrolled, or down to the field above them. */
function scrollToMatches(): void {
  const first = list(filter.group).find(({hidden}) => !hidden);
  const field = find(filter.links)?.parentElement?.querySelector(`:scope > search:has([${filter.field}])`);
  const top = first?.getBoundingClientRect().top ?? 0;
  if (top < 0) first?.scrollIntoView();
  else if (top > innerHeight / 2) field?.scrollIntoView();
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
  scrollToMatches();
}

function handleInput({target}: Event): void {
  if (!(target instanceof HTMLInputElement) || target !== findField()) return;
  const parameter = target.getAttribute(filter.field);
  const key = readKey();
  if (parameter) history.replaceState(history.state, '', withFilter(location.href, parameter, target.value));
  apply(key);
  scrollToMatches();
}

/** Says that the field does nothing, where the script that filters did not load. */
export function admitNoFilter(): void {
  const status = find(filter.status);
  if (status) status.textContent = '';
  for (const lost of list(filter.lost)) lost.hidden = false;
}

/** The list is filtered already when the field's form is sent. */
function handleSubmit(event: SubmitEvent): void {
  if (findField()?.form === event.target) event.preventDefault();
}

/** Filters the list as the URL and the field say. The URL gets text typed before this script ran. */
export function filterList(): void {
  const field = findField();
  if (!field && !find(filter.links)) return;
  const parameter = field?.getAttribute(filter.field);
  const key = readKey();
  if (field && parameter) {
    if (field.value === '') field.value = new URLSearchParams(location.search).get(parameter) ?? '';
    else history.replaceState(history.state, '', withFilter(location.href, parameter, field.value));
  }
  apply(key);
  if (key !== '') openItem(key);
}

/** Filters the list by its field and its links. */
export function listenForFilters(): void {
  document.addEventListener('click', handleClick);
  document.addEventListener('input', handleInput);
  document.addEventListener('submit', handleSubmit);
}
