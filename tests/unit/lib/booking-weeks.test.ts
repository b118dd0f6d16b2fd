import {nameZone} from '#src/contracts/zone-name';
import {addDays, clampDay, dayByKey, listWeeks, nameMonths, placeInWeek} from '#src/parts/booking/weeks.browser';

describe('the weeks of a page', () => {
  it('start with the current week and have no gaps, for every first weekday', () => {
    for (let firstDay = 1; firstDay <= 7; firstDay += 1) {
      const pages = ['2027-03-03', '2027-04-07', '2027-05-12'].map((day) => listWeeks(day, '2027-03-03', 35, firstDay));
      const days = pages.flat(2);
      expect(days).toContain('2027-03-03');
      expect(days.indexOf('2027-03-03')).toBe(placeInWeek('2027-03-03', firstDay));
      expect(days).toEqual(Array.from({length: 105}, (_, index) => addDays(days[0] ?? '', index)));
      expect(pages.flat().every((week) => placeInWeek(week[0] ?? '', firstDay) === 0)).toBe(true);
    }
  });

  it('are labeled with their months', () => {
    expect(nameMonths('2027-02-28', '2027-04-03')).toBe('February – April');
    expect(nameMonths('2027-03-01', '2027-03-14')).toBe('March 2027');
  });
});

describe('keys in the grid', () => {
  it.each([
    ['ArrowLeft', '2027-05-31'],
    ['ArrowRight', '2027-06-02'],
    ['ArrowUp', '2027-05-25'],
    ['ArrowDown', '2027-06-08'],
    ['Home', '2027-05-31'],
    ['End', '2027-06-06'],
    ['PageUp', '2027-04-27'],
    ['PageDown', '2027-07-06'],
    ['Enter', undefined],
    ['a', undefined],
  ])('%s leads from June 1 to %s', (key, day) => {
    expect(dayByKey(key, '2027-06-01', 1, 35)).toBe(day);
  });

  it('stay within the visible days', () => {
    const range = {first: '2027-06-10', last: '2027-08-05'};
    expect(clampDay('2027-05-31', range)).toBe('2027-06-10');
    expect(clampDay('2027-09-04', range)).toBe('2027-08-05');
    expect(clampDay('2027-07-04', range)).toBe('2027-07-04');
  });
});

test.each([
  ['America/Chicago', 'Central Time (Chicago), GMT−6'],
  ['America/New_York', 'Eastern Time (New York), GMT−5'],
  ['Asia/Calcutta', 'India Standard Time (Kolkata), GMT+5:30'],
  ['UTC', 'UTC'],
])('%s is labeled %s', (zone, name) => {
  expect(nameZone(zone, new Date('2027-01-15T12:00Z'))).toBe(name);
});
