import {holidays} from '../../../functions/booking/holidays';
import {listHolidays} from '../../../scripts/lib/holidays';

test('the list of holidays is that of its place, and lasts two more years', () => {
  const years = Object.keys(holidays).map(Number);
  // `npm run holidays` writes the list again.
  expect(holidays).toEqual(listHolidays(years));
  expect(Math.max(...years)).toBeGreaterThanOrEqual(new Date().getUTCFullYear() + 2);
});
