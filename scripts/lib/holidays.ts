import {holidayPlace} from '../../functions/scheduling/hosts';
import {loadWithNpx} from './load-with-npx';

type Holiday = {date: string; name: string; type: string};
type DateHolidays = {
  default: new (country: string, region: string) => {getHolidays: (year: number) => Holiday[]};
};

/** What `holidays.ts` is a list of, which changes with the place. */
export const describePlace = (): string => {
  const {country, region, worked} = holidayPlace;
  return `public holidays of ${country}-${region}${worked.map((name) => ` except ${name}`).join('')}`;
};

/** Public holidays in these years at the place of `hosts.ts`, such as `{2027: ['01-01', …]}`. */
export async function listHolidays(years: readonly number[]): Promise<Record<string, string[]>> {
  const {country, region, worked} = holidayPlace;
  const {default: Holidays} = await loadWithNpx<DateHolidays>('date-holidays', '3.37.0');
  const calendar = new Holidays(country, region);
  return Object.fromEntries(
    years.map((year) => {
      const days = calendar.getHolidays(year).filter(({type, name}) => type === 'public' && !worked.includes(name));
      return [year, [...new Set(days.map(({date}) => date.slice('2027-'.length, '2027-01-01'.length)))]];
    }),
  );
}
