import {clampDay, dayByKey} from '#src/features/booking/grid-keys';
import {addDays, addMonths, listWeeks, placeInWeek} from '#src/features/booking/month';

describe('a month', () => {
  it('has each of its days once, in weeks of seven places, for every month to 2030 and every first weekday', () => {
    for (let count = 0; count < 60; count += 1) {
      const first = addMonths('2026-01-01', count);
      for (let firstDay = 1; firstDay <= 7; firstDay += 1) {
        const weeks = listWeeks(first.slice(0, 7), firstDay);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        const days = weeks.flat().filter((day) => day !== undefined);
        const length = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0)).getUTCDate();
        expect(days).toEqual(Array.from({length}, (_, index) => addDays(first, index)));
        for (const week of weeks) {
          week.forEach((day, place) => {
            if (day !== undefined) expect(placeInWeek(day, firstDay)).toBe(place);
          });
        }
      }
    }
  });

  it('begins where the calendar on the wall does', () => {
    expect(listWeeks('2027-06', 1)[0]).toEqual([
      undefined,
      '2027-06-01',
      '2027-06-02',
      '2027-06-03',
      '2027-06-04',
      '2027-06-05',
      '2027-06-06',
    ]);
    expect(listWeeks('2027-06', 7)[0]?.slice(0, 3)).toEqual([undefined, undefined, '2027-06-01']);
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
    ['PageUp', '2027-05-01'],
    ['PageDown', '2027-07-01'],
    ['Enter', undefined],
    ['a', undefined],
  ])('%s leads from June 1 to %s', (key, day) => {
    expect(dayByKey(key, '2027-06-01', 1)).toBe(day);
  });

  it('keep to the last day of a shorter month, and to the months that have free times', () => {
    expect(dayByKey('PageDown', '2027-01-31', 1)).toBe('2027-02-28');
    const range = {first: '2027-06-10', last: '2027-08-05'};
    expect(clampDay('2027-05-31', range)).toBe('2027-06-01');
    expect(clampDay('2027-09-04', range)).toBe('2027-08-31');
    expect(clampDay('2027-07-04', range)).toBe('2027-07-04');
  });
});
