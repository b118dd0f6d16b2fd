import {before} from '../database/rate-limit';
import {onlyRow, type Sql} from '../database/sql';
import {readRequestState} from '../leads/requests';
import {daySeconds} from '../security/rate-subject';
import {bookableRange, type BusyTimes, listOffered, withoutCells} from './free-times';
import {capacityOf} from './gate';
import {bookingRules, type Host, hosts} from './hosts';
import {readBusyTimes} from './read-busy-times';

/** How full the calendar is, for `/api/health`. */
export type CalendarUse = {
  /** No time is offered within seven days: whatever the cause, visitors see none. */
  isEmpty: boolean;
  /** Bookings become requests for everyone, or have for several visitors of the last 24 hours. */
  isGateClosed: boolean;
  /** No time is open within two offered days because of visitors' demos. */
  isNearTaken: boolean;
  /** Visitors' demos from the last 24 hours that aren't canceled, and when the first and last were made. Beyond `places`, bookings become requests. */
  takenToday: number;
  places: number;
  requestsToday: number;
  since: Date | null;
  until: Date | null;
  /** Share of all times within the hosts' hours that are taken, from 0 to 1. */
  taken: number;
};

const week = 7 * 24 * 60 * 60 * 1000;

/** Requests of a day that say that direct booking isn't open to everyone. */
const fewRequests = 3;

/** Reads how full the calendar is. Loads the calendar libraries, so `/api/health` imports it only when needed. */
export async function readCalendarUse(sql: Sql, now: Date): Promise<CalendarUse> {
  const range = bookableRange(bookingRules, now);
  const busy = await readBusyTimes(sql, range, {now});
  const unique = (list: (host: Host) => readonly Date[]) =>
    [...new Set(hosts.flatMap((host) => list(host).map((time) => time.getTime())))].sort(
      (first, second) => first - second,
    );
  const offered = new Map(hosts.map((host) => [host, listOffered(host, bookingRules, busy, range)]));
  const without = (cells: BusyTimes['cells']) =>
    unique((host) => withoutCells(offered.get(host) ?? [], host, bookingRules, cells));
  const open = without(busy.cells);
  const all = unique((host) => listOffered(host, bookingRules, {...busy, appointments: []}, range));
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const near = new Set([...new Set(without(busy.cells.filter(({isTeams}) => isTeams)).map(dateOf))].slice(0, 2));
  const rows = await sql<{taken: number; since: Date | string | null; until: Date | string | null}>`
    select count(*)::int as taken, min(created_at) as since, max(created_at) as until from bookings
    where booked_by = 'visitor' and state = 'booked' and created_at > ${before(now, daySeconds)}::timestamptz`;
  const {taken: takenToday, since, until} = onlyRow(rows);
  const {places} = capacityOf(hosts, bookingRules);
  const {today: requestsToday} = await readRequestState(sql, now);
  return {
    isGateClosed: takenToday >= places || requestsToday >= fewRequests,
    isNearTaken: near.size > 0 && !open.some((time) => near.has(dateOf(time))),
    ...{takenToday, places, requestsToday},
    since: since === null ? null : new Date(since),
    until: until === null ? null : new Date(until),
    isEmpty: !open.some((time) => time < now.getTime() + week),
    taken: all.length === 0 ? 0 : Math.round((1 - open.length / all.length) * 100) / 100,
  };
}

/** Kind of the emails to the team about requests and the calendar. */
export const reportKind = 'team-report';

/** Queues an email when `gate-closed` or `near-times-taken` begins, and one when it ends. The latest one says what the team knows. */
export async function queueGateReports(sql: Sql, at: Date): Promise<void> {
  // Without many demos of visitors, and with nothing to end, there is nothing to say.
  const [{worth} = {worth: true}] = await sql<{worth: boolean}>`
    select (select count(*) from bookings where booked_by = 'visitor' and state = 'booked'
        and starts_at > ${at.toISOString()}::timestamptz) >= ${fewRequests}::int
      or (select count(*) from contact_messages where kind = 'request'
        and received_at > ${before(at, daySeconds)}::timestamptz) >= ${fewRequests}::int
      or exists (select from outbox where kind = 'team-report' and payload ? 'isOn') as worth`;
  if (!worth) return;
  const {isGateClosed, isNearTaken} = await readCalendarUse(sql, at);
  const troubles = JSON.stringify({'gate-closed': isGateClosed, 'near-times-taken': isNearTaken});
  const now = sql`${at.toISOString()}::timestamptz`;
  await sql`
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
    select gen_random_uuid(), 'mail', ${reportKind}, gen_random_uuid(), jsonb_build_object('about', key, 'isOn', value),
      'waiting', ${now}, ${now}, ${now}, 0
    from jsonb_each(${troubles}::jsonb)
    where value <> coalesce((select payload -> 'isOn' from outbox
      where kind = 'team-report' and payload ->> 'about' = key order by created_at desc limit 1), 'false')`;
}
