import Holidays from 'date-holidays';

import {holidayPlace} from '../../functions/booking/hosts';

/** Public holidays in these years at the place of `hosts.ts`, such as `{2027: ['01-01', …]}`. */
export function listHolidays(years: readonly number[]): Record<string, string[]> {
  const {country, region, worked} = holidayPlace;
  const calendar = new Holidays(country, region);
  return Object.fromEntries(
    years.map((year) => {
      const days = calendar.getHolidays(year).filter(({type, name}) => type === 'public' && !worked.includes(name));
      return [year, [...new Set(days.map(({date}) => date.slice('2027-'.length, '2027-01-01'.length)))]];
    }),
  );
}
