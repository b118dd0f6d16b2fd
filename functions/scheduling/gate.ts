import type {RateLimit} from '../database/rate-limit';
import {isFreeMail, mailDomain} from '../security/mail-domain';
import {daySeconds, findLimits} from '../security/rate-subject';
import {addMinutes, cellsOf} from './claim';
import {bookableRange, type BusyTimes, listOffered, type Range, withoutCells} from './free-times';
import type {BookingRules, Host} from './hosts';

/*
 * The gate in front of the calendar. Visitors book directly as long as enough times are left. After that, a booking becomes
 * a request, which the team books by its link. That way no one is turned away, strangers get no email, and one sender can't
 * fill the calendar.
 */

/** How many demos visitors may book directly. */
export type Capacity = {
  /** Visitors' demos from the last 24 hours that aren't canceled, from all senders: about as many as the hosts can give in a day. */
  places: number;
  /** The same from one domain of email addresses, unless it's a free mail provider's. */
  perDomain: number;
  /** Shares of the offered times that stay open in any so many offered days. */
  room: readonly {days: number; share: number}[];
};

/** Bookings of a mailbox in 24 hours, canceled ones included: each sends it an email. */
export const perMailbox = 3;

/** The same for everyone together, in multiples of their places. */
export const madePerPlace = 3;

/** Days around a demo that have as many offered days as the longest window of `room`. */
const aroundDays = 20;
const day = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Demos a host can give on an average working day. */
function placesOf({weekly}: Host, {sessionMinutes, bufferMinutes}: BookingRules): number {
  const days = Object.values(weekly).filter(({length}) => length > 0);
  const minutes = days.flat().reduce((sum, {from, to}) => sum + minutesOf(to) - minutesOf(from), 0);
  return days.length === 0 ? 0 : minutes / days.length / (sessionMinutes + bufferMinutes);
}

export const capacityOf = (hosts: readonly Host[], rules: BookingRules): Capacity => ({
  places: Math.max(1, Math.floor(hosts.reduce((sum, host) => sum + placesOf(host, rules), 0))),
  perDomain: 5,
  room: [
    {days: 2, share: 0.4},
    {days: 5, share: 0.5},
    {days: 14, share: 0.6},
  ],
});

/** The domain whose bookings are counted together; empty for a free mail provider's. */
export function countedDomain(email: string): string {
  const domain = mailDomain(email);
  return isFreeMail(domain) ? '' : domain;
}

/** What one network may take in 24 hours. `bookingLimit` is for an IPv4 address, which an office shares; not so an IPv6 /64. */
export const networkLimits = (ip: string, secret: string, bookingLimit: number): RateLimit[] =>
  findLimits('booking-taken', ip, secret, [{allowed: bookingLimit, seconds: daySeconds, wider: [0.5, 1, 2]}]);

/** The times that `leavesRoom` needs to know about. */
export function rangeAround(rules: BookingRules, start: Date, now: Date): Range {
  const around = aroundDays * day;
  return bookableRange(rules, now, {from: addMinutes(start, -around), to: addMinutes(start, around)});
}

/**
 * Whether enough times stay open after a demo is taken, in every window of offered days that contains it. The short windows
 * keep the nearest days open, the long one keeps a slow attack from using up the rest.
 */
export function leavesRoom(
  {hosts, rules, room}: {hosts: readonly Host[]; rules: BookingRules} & Pick<Capacity, 'room'>,
  busy: BusyTimes,
  {start, host, now}: {start: Date; host: Host; now: Date},
): boolean {
  const range = rangeAround(rules, start, now);
  const added = cellsOf(start, rules).map((startsAt) => ({host: host.id, startsAt}));
  const taken = [...busy.cells.filter(({isTeams}) => !isTeams), ...added];
  const starts = hosts.map((each) => ({each, times: listOffered(each, rules, busy, range)}));
  const unique = (times: readonly Date[]) => [...new Set(times.map((time) => time.getTime()))];
  const open = new Set(unique(starts.flatMap(({each, times}) => withoutCells(times, each, rules, taken))));
  // Dates in UTC, so that each booking is judged by the same days.
  const dateOf = (time: number) => Math.floor(time / (day * 60_000));
  const days = [...Map.groupBy(unique(starts.flatMap(({times}) => times)), dateOf)]
    .sort(([a], [b]) => a - b)
    .map(([date, times]) => ({date, all: times.length, left: times.filter((time) => open.has(time)).length}));
  const own = days.findIndex(({date}) => date === dateOf(start.getTime()));
  return room.every(({days: length, share}) => {
    const last = Math.max(0, days.length - length);
    for (let from = Math.min(last, Math.max(0, own - length + 1)); from <= Math.min(own, last); from += 1) {
      const within = days.slice(from, from + length);
      const [all, left] = [
        within.reduce((sum, each) => sum + each.all, 0),
        within.reduce((sum, each) => sum + each.left, 0),
      ];
      if (left < share * all) return false;
    }
    return true;
  });
}
