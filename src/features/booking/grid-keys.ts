import {addDays, placeInWeek} from './weeks';

const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7};

/** The day a key moves to, as in the ARIA date grid pattern; `undefined` for other keys. */
export function dayByKey(key: string, day: string, firstDay: number, pageLength: number): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -placeInWeek(day, firstDay));
  if (key === 'End') return addDays(day, 6 - placeInWeek(day, firstDay));
  if (key === 'PageUp') return addDays(day, -pageLength);
  return key === 'PageDown' ? addDays(day, pageLength) : undefined;
}

/** Clamps a day to the displayable range. */
export function clampDay(day: string, {first, last}: {first: string; last: string}): string {
  if (day < first) return first;
  return day > last ? last : day;
}
