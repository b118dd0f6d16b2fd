import type {BookingRules} from './hosts';

import Holidays from 'date-holidays';

type Place = BookingRules['holidays'];

const known = new Map<string, ReadonlySet<string>>();

function readYear({country, region, worked}: Place, year: number): ReadonlySet<string> {
  const days = new Holidays(country, region)
    .getHolidays(year)
    .filter(({type, name}) => type === 'public' && !worked.includes(name))
    .map(({date}) => date.slice(0, 10));
  return new Set(days);
}

/** Whether a date (`2027-07-01`) is a public holiday at that place. */
export function isHoliday(place: Place, day: string): boolean {
  const year = day.slice(0, 4);
  const key = `${place.country} ${place.region} ${place.worked.join()} ${year}`;
  let days = known.get(key);
  if (days === undefined) {
    days = readYear(place, Number(year));
    known.set(key, days);
  }
  return days.has(day);
}
