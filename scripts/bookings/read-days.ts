import {CommandError} from '../lib/terminal';

function isDate(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Reads `2027-12-24` or `2027-12-24..2028-01-02`. */
export function readDays(text = ''): {first: string; last: string} {
  const [first = '', last = first] = text.split('..');
  if (!isDate(first) || !isDate(last) || last < first) {
    throw new CommandError('Write a day like 2027-12-24, or days like 2027-12-24..2028-01-02.');
  }
  return {first, last};
}
