import {addDays, addMonths, monthOf, placeInWeek} from './month';

type Range = {first: string; last: string};

const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7};

/** Where a key leads from a day, as the date grid pattern of ARIA has it; `undefined` for any other key. */
export function dayByKey(key: string, day: string, firstDay: number): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -placeInWeek(day, firstDay));
  if (key === 'End') return addDays(day, 6 - placeInWeek(day, firstDay));
  if (key === 'PageUp') return addMonths(day, -1);
  return key === 'PageDown' ? addMonths(day, 1) : undefined;
}

/** Keeps a day within the months that can be shown. */
export function clampDay(day: string, {first, last}: Range): string {
  if (monthOf(day) < monthOf(first)) return `${monthOf(first)}-01`;
  return monthOf(day) > monthOf(last) ? addDays(addMonths(`${monthOf(last)}-01`, 1), -1) : day;
}
