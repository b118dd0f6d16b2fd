import type {RateLimit} from '../database/rate-limit';
import {isFreeMail, mailDomain} from '../security/mail-domain';
import {daySeconds, domainSubject, findLimits} from '../security/rate-subject';
import {addMinutes, cellsOf} from './claim';
import {bookableRange, listOffered, withoutCells, type BusyTimes, type Range} from './free-times';
import type {BookingRules, Host} from './hosts';

/*
 * The gate in front of the calendar. Visitors book directly as long as enough times are left. After that, a booking becomes
 * a request, which the team books by its link. That way no one is turned away, strangers get no email, and one sender can't
 * fill the calendar.
 */

/** How many demos visitors may book directly. */
export type Capacity = {
  /** Demos in 24 hours, from all senders: about what the hosts can give in a day. */
  places: number;
  /** The same from one domain of email addresses, unless it's a free mail provider's. */
  perDomain: number;
  /** Share of the offered times that stay open in any 14 days. */
  openShare: number;
};

const windowDays = 14;
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
  openShare: 0.6,
});

/** Limits on what visitors take in 24 hours: in all, per network, and per domain. `bookingLimit` is for an IPv4 address. */
export function gateLimits(
  email: string,
  {ip, secret, bookingLimit}: {ip: string; secret: string; bookingLimit: number},
  {places, perDomain}: Capacity,
): RateLimit[] {
  const domain = mailDomain(email);
  return [
    {subject: 'bookings', allowed: places, seconds: daySeconds},
    // Many people share an IPv4 address, but not an IPv6 network.
    ...findLimits('booking-taken', ip, secret, [{allowed: bookingLimit, seconds: daySeconds, wider: [0.3, 0.6, 2]}]),
    ...(isFreeMail(domain)
      ? []
      : [{subject: domainSubject('booking', domain, secret), allowed: perDomain, seconds: daySeconds}]),
  ];
}

/** The times that `leavesRoom` needs to know about. */
export function rangeAround(rules: BookingRules, start: Date, now: Date): Range {
  const around = windowDays * day;
  return bookableRange(rules, now, {from: addMinutes(start, -around), to: addMinutes(start, around)});
}

/**
 * Whether enough times stay open after a demo is taken, in every 14 days that contain it: then they do at any later
 * moment, too, however the attack is spread.
 */
export function leavesRoom(
  {hosts, rules, openShare}: {hosts: readonly Host[]; rules: BookingRules; openShare: number},
  busy: BusyTimes,
  {start, host, now}: {start: Date; host: Host; now: Date},
): boolean {
  const range = rangeAround(rules, start, now);
  const added = cellsOf(start, rules).map((startsAt) => ({host: host.id, startsAt}));
  const taken = [...busy.cells.filter(({isTeams}) => !isTeams), ...added];
  const starts = hosts.map((each) => ({each, times: listOffered(each, rules, busy, range)}));
  const unique = (times: readonly Date[]) => [...new Set(times.map((time) => time.getTime()))];
  const offered = unique(starts.flatMap(({times}) => times));
  const open = new Set(unique(starts.flatMap(({each, times}) => withoutCells(times, each, rules, taken))));
  // Dates in UTC, so that each booking is judged by the same days.
  const dateOf = (time: number) => Math.floor(time / (day * 60_000));
  const dayOf = (time: number) => dateOf(time) - dateOf(range.from.getTime());
  const [own, end] = [dayOf(start.getTime()), dayOf(range.to.getTime())];
  const last = Math.max(0, end - windowDays);
  const first = Math.min(last, Math.max(0, own - windowDays + 1));
  for (let from = first; from <= Math.min(own, last); from += 1) {
    const within = offered.filter((time) => dayOf(time) >= from && dayOf(time) < from + windowDays);
    const left = within.filter((time) => open.has(time)).length;
    if (left < openShare * within.length) return false;
  }
  return true;
}
