import {closest} from '#src/lib/browser/dom';
import {copyPart} from '#src/parts/form/form-states.browser';
import {booking, bookingIds} from './names';
import {addDays, clampDay, dayByKey, firstWeekday, listWeeks, nameDay, nameMonths, pageDays} from './weeks.browser';

/** What the grid shows: days as `YYYY-MM-DD`. */
export type ShownDays = {
  /** Days with free times, sorted; at least one. */
  free: readonly string[];
  selected: string;
  today: string;
  /** Five weeks; otherwise two, without weekdays that never have free times. */
  isWide: boolean;
};

const grids = new WeakMap<Element, ShownDays>();

const gridOf = (form: Element): HTMLElement | null => form.querySelector('[role=grid]');

const weekdayOf = (day: string): string => nameDay(day, {weekday: 'short'});

function toggle(element: Element | null, attribute: string, value: string | false): void {
  if (value === false) element?.removeAttribute(attribute);
  else element?.setAttribute(attribute, value);
}

function createDay(form: Element, day: string, current: string, {free, selected, today, isWide}: ShownDays): Element[] {
  const cell = copyPart(form, 'day');
  const button = cell?.querySelector('button');
  if (!cell || !button) return [];
  cell.ariaSelected = String(day === selected);
  button.setAttribute(booking.day, day);
  // Without a row of weekdays, each day has its own. Shown by CSS only; the accessible name has the full date.
  if (!isWide) button.setAttribute(booking.dayNote, weekdayOf(day));
  else if (day.endsWith('-01')) button.setAttribute(booking.dayNote, nameDay(day, {month: 'short'}));
  button.tabIndex = day === current ? 0 : -1;
  button.ariaLabel = nameDay(day, {weekday: 'long', month: 'long', day: 'numeric'});
  toggle(button, 'aria-current', day === today && 'date');
  toggle(button, 'aria-disabled', !free.includes(day) && 'true');
  button.textContent = String(Number(day.slice(8)));
  return [cell];
}

/** The page of weeks with a day, by what is shown. Keys reach the days of the range whose weekday is shown. */
function findPage({free, selected, today, isWide}: ShownDays, asked = selected) {
  const length = isWide ? pageDays.wide : pageDays.narrow;
  const isShown = (day: string): boolean => isWide || free.some((other) => weekdayOf(other) === weekdayOf(day));
  const skip = (from: string, step: 1 | -1): string => {
    let day = from;
    while (!isShown(day)) day = addDays(day, step);
    return day;
  };
  const range = {first: skip(today, 1), last: free.at(-1) ?? selected};
  const current = clampDay(skip(asked, 1), range);
  const weeks = listWeeks(current, range.first, length, firstWeekday()).map((week) => week.filter(isShown));
  const [first = current, last = current] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  return {length, range, current, skip, weeks, first, last};
}

/** Draws the page of weeks with `asked`, or with the selected day. The focus stays in the grid. */
export function drawDays(form: Element, days: ShownDays, asked?: string): void {
  const grid = gridOf(form);
  if (!grid) return;
  grids.set(form, days);
  const {range, current, weeks, first, last} = findPage(days, asked);
  const month = form.querySelector(`#${bookingIds.month}`);
  const months = nameMonths(first < range.first ? range.first : first, last);
  // It is announced when it changes.
  if (month && month.textContent !== months) month.textContent = months;
  const hasFocus = grid.contains(document.activeElement);
  const createRow = (cells: readonly Element[]): Element[] => {
    const row = copyPart(form, 'week');
    row?.append(...cells);
    return row ? [row] : [];
  };
  const names = (weeks[0] ?? []).flatMap((day) => {
    const name = copyPart(form, 'weekday');
    if (!name) return [];
    name.ariaLabel = nameDay(day, {weekday: 'long'});
    name.textContent = weekdayOf(day);
    return [name];
  });
  grid.replaceChildren(
    ...(days.isWide ? createRow(names) : []),
    ...weeks.flatMap((week) => createRow(week.flatMap((day) => createDay(form, day, current, days)))),
  );
  grid.setAttribute(booking.current, current);
  // `aria-disabled`, because `disabled` would drop the focus.
  for (const arrow of form.querySelectorAll(`[${booking.turn}]`)) {
    const isEnd = arrow.getAttribute(booking.turn) === '1' ? last >= range.last : first <= range.first;
    toggle(arrow, 'aria-disabled', isEnd && 'true');
  }
  if (hasFocus) grid.querySelector<HTMLElement>(`[${booking.day}="${current}"]`)?.focus();
}

/** The day that the grid has in its tab order. */
export const currentDay = (form: Element): string | undefined =>
  gridOf(form)?.getAttribute(booking.current) ?? undefined;

/** Turns to the pages before or after, to their first day with free times. */
export function turnPages(form: Element, arrow: Element): void {
  const days = grids.get(form);
  if (!days || arrow.ariaDisabled === 'true') return;
  const {first, length, range} = findPage(days, currentDay(form));
  const target = addDays(first, Number(arrow.getAttribute(booking.turn)) * length);
  const free = days.free.find((day) => day >= target && day < addDays(target, length));
  drawDays(form, days, clampDay(free ?? target, range));
}

/** Moves in the grid as the ARIA date grid pattern has it. */
export function moveByKey(form: Element, event: KeyboardEvent): void {
  const days = grids.get(form);
  const from = closest(event.target, `[${booking.day}]`)?.getAttribute(booking.day);
  if (!days || !from) return;
  const {length, range, skip} = findPage(days, from);
  const day = dayByKey(event.key, from, firstWeekday(), length);
  if (day === undefined) return;
  event.preventDefault();
  // Home and End stay in the week.
  const isBack = event.key === 'End' || (event.key !== 'Home' && day < from);
  drawDays(form, days, clampDay(skip(day, isBack ? -1 : 1), range));
}
