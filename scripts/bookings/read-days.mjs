import {LeadsError} from '../leads/open-database.mjs';

const shape = /^\d{4}-\d\d-\d\d$/;

function isDate(day) {
  const date = new Date(`${day}T00:00:00Z`);
  return shape.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Reads `2027-12-24` or `2027-12-24..2028-01-02`. */
export function readDays(text = '') {
  const [first, last = first] = text.split('..');
  if (!isDate(first) || !isDate(last) || last < first) {
    throw new LeadsError('Write a day like 2027-12-24, or days like 2027-12-24..2028-01-02.');
  }
  return {first, last};
}
