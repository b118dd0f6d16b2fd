import {cellsOf, listFreeHosts, listFreeTimes, type BusyTimes} from '../../../functions/lib/booking/free-times';
import {bookingRules, hosts, type Host} from '../../../functions/lib/booking/hosts';

const elise = hosts[0]!;
const noor: Host = {...elise, id: 'noor', zone: 'America/Vancouver'};
const start = new Date('2027-06-08T18:00:00Z');
const nothing: BusyTimes = {cells: [], blocks: [], load: new Map()};
const day = {from: new Date('2027-06-08T07:00Z'), to: new Date('2027-06-09T07:00Z')};
const short = (times: Date[]) => times.map((time) => time.toISOString().slice(11, 16));
const claimed = (host: Host, time: Date) => cellsOf(time, bookingRules).map((startsAt) => ({host: host.id, startsAt}));

describe('free times', () => {
  it('exclude blocked days of one host or all, by the date in the host’s zone', () => {
    const block = {firstDay: '2027-06-08', lastDay: '2027-06-08'};
    const one = {...nothing, blocks: [{...block, host: elise.id}]};
    expect(listFreeTimes([elise], bookingRules, one, day)).toEqual([]);
    expect(listFreeTimes([elise, noor], bookingRules, one, day)).toHaveLength(18);
    const all = {...nothing, blocks: [{...block, host: undefined}]};
    expect(listFreeTimes([elise, noor], bookingRules, all, day)).toEqual([]);
  });

  it('of two hosts are listed once, even when one host is taken', () => {
    const taken = {...nothing, cells: claimed(elise, start)};
    const free = listFreeTimes([elise, noor], bookingRules, taken, day);
    expect(short(free)).toContain('18:00');
    expect(new Set(free.map(Number)).size).toBe(free.length);
  });
});

describe('the host of a demo', () => {
  it('is the free host with the fewest upcoming demos', () => {
    const load = new Map([
      [elise.id, 3],
      [noor.id, 2],
    ]);
    const order = (taken: BusyTimes) => listFreeHosts([elise, noor], bookingRules, taken, start).map(({id}) => id);
    expect(order({...nothing, load})).toEqual(['noor', elise.id]);
    expect(order({...nothing, load: new Map([['noor', 4]])})).toEqual([elise.id, 'noor']);
    expect(order({...nothing, load, cells: claimed(noor, start)})).toEqual([elise.id]);
  });
});
