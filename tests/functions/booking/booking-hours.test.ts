import {cellsOf} from '../../../functions/scheduling/claim';
import {type BusyTimes, listFreeHosts, listFreeTimes} from '../../../functions/scheduling/free-times';
import {bookingRules, cellMinutes, type Host, hosts} from '../../../functions/scheduling/hosts';
import {listStarts} from '../../../functions/scheduling/opening-hours';

const elise = hosts[0]!;
const noHolidays = {...bookingRules, holidays: {}};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time from Intl, a source independent of luxon. Sweden writes dates as ISO does. */
function wallClock(instant: Date, timeZone: string) {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', {timeZone, dateStyle: 'short', timeStyle: 'short'});
  formats.set(timeZone, format);
  const [day = '', time = ''] = format.format(instant).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {day, isWeekend: [0, 6].includes(new Date(day).getUTCDay()), minutes: hours * 60 + minutes};
}

const years = {from: new Date('2026-01-01T00:00:00Z'), to: new Date('2031-01-01T00:00:00Z')};
const list = (host: Host, rules = bookingRules) => listStarts(host, rules, years.from, years.to);

describe('hours of the default host, 2026 to 2030', () => {
  const starts = list(elise);
  const perDay = new Map<string, number>();
  for (const start of starts) {
    const {day} = wallClock(start, elise.zone);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }

  it('offers only demos entirely within Monday to Friday, 9 AM to 6 PM in Toronto', () => {
    const outside = starts.filter((start) => {
      const {isWeekend, minutes} = wallClock(start, 'America/Toronto');
      return isWeekend || minutes < 9 * 60 || minutes + 30 > 18 * 60;
    });
    expect(outside).toEqual([]);
  });

  it('offers all eighteen starts of each such day once, including days around clock changes', () => {
    expect(new Set(starts.map(Number)).size).toBe(starts.length);
    expect(new Set(perDay.values())).toEqual(new Set([18]));
  });

  it('is closed on weekdays that are public holidays in Ontario, and on no others', () => {
    const closed: string[] = [];
    for (let time = Date.UTC(2027, 0, 1, 12); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
      const {day, isWeekend} = wallClock(new Date(time), 'UTC');
      if (!isWeekend && !perDay.has(day)) closed.push(day.slice(5));
    }
    expect(closed).toEqual(['01-01', '02-15', '03-26', '05-24', '07-01', '09-06', '10-11']);
  });
});

describe('days on which clocks change', () => {
  const night = (zone: string, from: '00:00' | '02:30', to: '06:00' | '24:00'): Host => ({
    ...elise,
    zone,
    weekly: Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, [{from, to}]]),
    ),
  });

  const countOn = (host: Host, day: string) => {
    const noon = new Date(`${day}T12:00:00Z`).getTime();
    const around = listStarts(host, noHolidays, new Date(noon - 2 * 86_400_000), new Date(noon + 2 * 86_400_000));
    return around.filter((start) => wallClock(start, host.zone).day === day).length;
  };

  it.each([
    ['America/Toronto', '2027-03-13', 48],
    ['America/Toronto', '2027-03-14', 46],
    ['America/Toronto', '2027-11-07', 50],
    ['Europe/London', '2028-03-26', 46],
    ['Europe/London', '2028-10-29', 50],
    ['Australia/Lord_Howe', '2029-10-07', 47],
    ['Australia/Lord_Howe', '2029-04-01', 49],
    // Clocks go forward at midnight: the day begins at one.
    ['America/Santiago', '2026-09-06', 46],
    ['Asia/Kathmandu', '2030-06-05', 48],
  ])('a host in %s who works around the clock has, on %s, %i half hours', (zone, day, count) => {
    expect(countOn(night(zone, '00:00', '24:00'), day)).toBe(count);
  });

  it('hours that begin in a skipped hour begin when it ends', () => {
    const starts = list(night('America/Toronto', '02:30', '06:00'), noHolidays);
    const onDay = starts.map((start) => wallClock(start, 'America/Toronto')).filter(({day}) => day === '2027-03-14');
    expect(onDay.map(({minutes}) => minutes / 60)).toEqual([3, 3.5, 4, 4.5, 5, 5.5]);
  });

  const zones = ['America/Toronto', 'Europe/London', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca'];

  it.each(zones)('a host in %s offers nothing outside the hours and nothing twice', (zone) => {
    const starts = list(night(zone, '00:00', '06:00'), noHolidays);
    expect(new Set(starts.map(Number)).size).toBe(starts.length);
    const late = starts.filter((start) => {
      const end = wallClock(new Date(start.getTime() + 30 * 60_000 - 1), zone);
      return wallClock(start, zone).minutes >= 360 || end.minutes >= 360;
    });
    expect(late).toEqual([]);
    // Six hours a day in elapsed time, plus or minus what a clock change adds or removes.
    const gaps = starts.slice(1).map((start, index) => (start.getTime() - (starts[index] ?? start).getTime()) / 60_000);
    expect(gaps.filter((gap) => gap !== 30 && (gap < 17.5 * 60 || gap > 19.5 * 60))).toEqual([]);
  });
});

describe('exceptions', () => {
  it('close a day, shorten it, or open a holiday', () => {
    const host: Host = {
      ...elise,
      exceptions: {
        '2027-06-01': [],
        '2027-06-02': [
          {from: '10:00', to: '11:00'},
          {from: '13:00', to: '13:45'},
        ],
        '2027-07-01': [{from: '09:00', to: '10:00'}],
      },
    };
    const clock = (from: string, to: string) =>
      listStarts(host, bookingRules, new Date(from), new Date(to)).map((start) => start.toISOString().slice(5, 16));
    expect(clock('2027-06-01T00:00Z', '2027-06-03T00:00Z')).toEqual(['06-02T14:00', '06-02T14:30', '06-02T17:00']);
    expect(clock('2027-07-01T00:00Z', '2027-07-02T00:00Z')).toEqual(['07-01T13:00', '07-01T13:30']);
  });
});

describe('the rules of booking', () => {
  it('use whole cells, so demos cannot overlap', () => {
    const {sessionMinutes, stepMinutes, bufferMinutes} = bookingRules;
    expect([sessionMinutes, stepMinutes, bufferMinutes].map((minutes) => minutes % cellMinutes)).toEqual([0, 0, 0]);
  });
});

const noor: Host = {...elise, id: 'noor', zone: 'America/Vancouver'};
const start = new Date('2027-06-08T18:00:00Z');
const nothing: BusyTimes = {cells: [], blocks: [], appointments: [], load: new Map()};
const day = {from: new Date('2027-06-08T07:00Z'), to: new Date('2027-06-09T07:00Z')};
const claimed = (host: Host) => cellsOf(start, bookingRules).map((startsAt) => ({host: host.id, startsAt}));

describe('free times', () => {
  it('exclude blocked days of one host or all, by the date in the host’s zone', () => {
    const block = {firstDay: '2027-06-08', lastDay: '2027-06-08'};
    const oneHost = {...nothing, blocks: [{...block, host: elise.id}]};
    expect(listFreeTimes([elise], bookingRules, oneHost, day)).toEqual([]);
    expect(listFreeTimes([elise, noor], bookingRules, oneHost, day)).toHaveLength(18);
    const allHosts = {...nothing, blocks: [{...block, host: undefined}]};
    expect(listFreeTimes([elise, noor], bookingRules, allHosts, day)).toEqual([]);
  });

  it('of two hosts are listed once, even when one host is taken', () => {
    const taken = {...nothing, cells: claimed(elise)};
    const free = listFreeTimes([elise, noor], bookingRules, taken, day);
    expect(free.map(Number)).toContain(Number(start));
    expect(new Set(free.map(Number)).size).toBe(free.length);
  });
});

describe('the host of a demo', () => {
  it('is the free host with the fewest upcoming demos', () => {
    const load = new Map(Object.entries({[elise.id]: 3, noor: 2}));
    const order = (taken: BusyTimes) => listFreeHosts([elise, noor], bookingRules, taken, start).map(({id}) => id);
    expect(order({...nothing, load})).toEqual(['noor', elise.id]);
    expect(order({...nothing, load: new Map([['noor', 4]])})).toEqual([elise.id, 'noor']);
    expect(order({...nothing, load, cells: claimed(noor)})).toEqual([elise.id]);
  });
});
