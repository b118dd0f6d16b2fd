import type {Availability} from '#src/contracts/booking';
import {
  before,
  countRefused,
  countRequest,
  type Limited,
  type RateLimit,
  underLimits,
  withinLimits,
} from '../database/rate-limit';
import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import {outboxRows} from '../delivery/outbox/delivery';
import {hashRequest} from '../http/request-hash';
import {answerRequest} from '../leads/requests';
import {emailKey} from '../security/email-key';
import {daySeconds} from '../security/rate-subject';
import {type BookingRecord, findBooking, selectBookings} from './booking-record';
import {cancelTime} from './change';
import {addMinutes, claimCells, type ClaimParts, isConcurrentBooking, maxOpenPerEmail, type NewBooking} from './claim';
import {type Queued, type StoreOptions, type TimeRequest, tryHosts} from './free-hosts';
import {bookableRange, listFreeHosts, listFreeTimes, type StartError, validateStart} from './free-times';
import {type Capacity, countedDomain, leavesRoom, madePerPlace, perMailbox, rangeAround} from './gate';
import type {BookingRules, Host} from './hosts';
import {type ChangeResult, moveBooking} from './move-booking';
import {bookedNotices, cancelledNotices} from './notices';
import {readBusyTimes} from './read-busy-times';

/**
 * Stores a booking, claims the host's time, queues its mails and counts it against its network, all in one statement. A
 * visitor's adds nothing for a repeated key, over a limit of the gate, or if its mailbox has no room for another open booking;
 * the team's nothing if the request that it answers was answered or erased.
 */
function insertBooking(
  sql: Sql,
  {id, key, at, request, source, by, answers}: NewBooking,
  {host, rules, capacity}: {host: Host; rules: BookingRules; capacity: Capacity},
  {deliveries, limits}: ClaimParts,
) {
  const now = at.toISOString();
  const {start, name, email, company, topic, zone} = request;
  const address = emailKey(email);
  const since = before(at, daySeconds);
  // A lock on the request: someone who erases the person at this moment waits, and then erases the booking, too.
  const [answered, isDue] =
    answers === undefined
      ? [
          sql`asked as (select * from taken_by_visitors(${since}::timestamptz, ${countedDomain(email)}, ${address}))`,
          sql`slot is not null and exists (select from asked where standing < ${capacity.places}::int
            and made < ${madePerPlace * capacity.places}::int and of_domain < ${capacity.perDomain}::int
            and of_mailbox < ${perMailbox}::int)`,
        ]
      : [answerRequest(sql, answers, at), sql`exists (select from asked)`];
  return sql<{id: string}>`
    with ${answered}, over as (
      update bookings set email_slot = null
      where email_key = ${address} and email_slot is not null and starts_at <= ${now}::timestamptz
      returning 1
    ), room as (
      -- Counting what is over makes Postgres release its slots first.
      select case when ${by} = 'visitor' then (
        select min(slot) from generate_series(1, ${maxOpenPerEmail}::int) as slot
        where slot not in (
          select email_slot from bookings
          where email_key = ${address} and email_slot is not null and starts_at > ${now}::timestamptz
        )
      ) end as slot from (select count(*) from over) as released
    ), added as (
      insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, company,
        topic, source, zone, email_key, email_slot, request_hash, booked_by)
      select ${id}::uuid, ${key}, ${now}::timestamptz, ${now}::timestamptz, ${host.id}, ${start.toISOString()}::timestamptz,
        ${addMinutes(start, rules.sessionMinutes).toISOString()}::timestamptz, ${name}, ${email}, nullif(${company}, ''),
        nullif(${topic}, ''), ${JSON.stringify(source)}::jsonb, ${zone}, ${address}, slot, ${hashRequest(request)}, ${by}
      from room
      where ${isDue} and ${underLimits(sql, limits, at)}
      on conflict (idempotency_key) do nothing
      returning id
    ), ${claimCells(sql, 'added', {host, start, rules})}, queued as (
      insert into outbox select rows.* from added, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    ), ${countRequest(sql, limits, at)}
    select id from added`;
}

type ClaimResult =
  | ({kind: 'stored' | 'repeat'; booking: BookingRecord} & Queued)
  /** The time is free, but the team has to book it: visitors have taken their share, or this one looks like a script. */
  | {kind: 'request'}
  | {kind: 'taken'}
  /** Taken, as were too many times that this network asked for. */
  | Limited
  | {kind: 'invalid-start'; error: StartError}
  /** The idempotency key was used for another request. */
  | {kind: 'other-request'};

async function findRepeat(sql: Sql, {key, request}: NewBooking): Promise<ClaimResult | undefined> {
  const [row] = await sql<{id: string | null; same: boolean}>`
    select id, request_hash = ${hashRequest(request)} as same from bookings where idempotency_key = ${key}
    union all select null, true from contact_messages where idempotency_key = ${key}`;
  if (row === undefined) return undefined;
  if (row.id === null) return {kind: 'request'};
  if (!row.same) return {kind: 'other-request'};
  const booking = await findBooking(sql, row.id);
  return booking && {kind: 'repeat', booking, deliveries: []};
}

/**
 * Books a time with one of the free hosts, if the gate lets it.
 * @param limits The network's: beyond them, it is a request. `isTrusted`: whether a visitor may take a time at all.
 */
async function bookTime(
  sql: Sql,
  options: StoreOptions,
  booking: NewBooking,
  {site, limits, isTrusted = true}: {site: string; limits: readonly RateLimit[]; isTrusted?: boolean},
): Promise<ClaimResult> {
  const {hosts, rules, calendars, capacity} = options;
  const {id, at, request} = booking;
  const {start} = request;
  const error = validateStart(hosts, rules, start, at);
  // Never a time of ours: such posts, which count against no one, must not keep the database awake.
  if (error === 'closed' || error === 'far') return {kind: 'invalid-start', error};
  // Look for a repeat first, or its own booking would make the time look taken.
  const repeat = await findRepeat(sql, booking);
  if (repeat !== undefined) return repeat;
  if (error !== undefined) return {kind: 'invalid-start', error};
  await calendars.refresh('booking', at);
  const busy = await readBusyTimes(sql, rangeAround(rules, start, at), {now: at, calendars: calendars.keys});
  const free = listFreeHosts(hosts, rules, busy, start);
  const [host] = free;
  // The time may have been taken by this same request, sent twice.
  if (host === undefined) return (await findRepeat(sql, booking)) ?? {kind: 'taken'};
  const isOpen = isTrusted && leavesRoom({hosts, rules, room: capacity.room}, busy, {start, host, now: at});
  if (booking.by === 'visitor' && !isOpen) return {kind: 'request'};
  const deliveries = bookedNotices({...options, id, start, sequence: 0, site, at});
  const rows = await withinLimits(sql, limits, at, () =>
    tryHosts(free, (each) => insertBooking(sql, booking, {rules, host: each, capacity}, {deliveries, limits})),
  ).catch((error: unknown) => {
    if (isConcurrentBooking(error)) return [];
    throw error;
  });
  if (rows === undefined) return (await findRepeat(sql, booking)) ?? {kind: 'taken'};
  const stored = 'kind' in rows || rows[0] === undefined ? undefined : await findBooking(sql, id);
  if (stored !== undefined) return {kind: 'stored', booking: stored, deliveries};
  return (await findRepeat(sql, booking)) ?? {kind: 'request'};
}

/** Maximum number of demos in a host's calendar feed. */
const maxDemos = 1000;

/**
 * Stores bookings in Postgres. Its methods do not throw.
 * @param timeout Database timeout in milliseconds.
 */
export function createBookingStore(connect: () => Promise<Sql>, options: StoreOptions, timeout?: number) {
  const query = createSafeQuery(connect, timeout);
  const {hosts, rules, calendars} = options;
  return {
    /** All open starts, in the format the browser gets. */
    listTimes: (now: Date, except?: string) =>
      query(async (sql) => {
        await calendars.refresh('view', now);
        const bookable = bookableRange(rules, now);
        const busy = await readBusyTimes(sql, bookable, {now, calendars: calendars.keys, except});
        // Minute precision: without seconds, two months of times are half as long.
        const times = listFreeTimes(hosts, rules, busy, bookable).map((time) =>
          time.toISOString().replace(':00.000Z', 'Z'),
        );
        const {sessionMinutes: minutes, leadMinutes} = rules;
        const availability: Availability = {minutes, leadMinutes, zone: hosts[0]?.zone ?? 'UTC', times};
        return {kind: 'times', availability} as const;
      }),
    /** @param refusals Limits that count a time that is taken, so that such posts don't keep the database awake. */
    book: (
      booking: NewBooking,
      gate: {site: string; limits: readonly RateLimit[]; isTrusted?: boolean},
      refusals: readonly RateLimit[] = [],
    ) =>
      query(async (sql) => {
        const result = await bookTime(sql, options, booking, gate);
        if (result.kind !== 'taken') return result;
        return (await countRefused(sql, refusals, booking.at)) ?? result;
      }),
    find: (id: string) => query(async (sql) => ({kind: 'found', booking: await findBooking(sql, id)}) as const),
    move: (booking: BookingRecord, request: TimeRequest, limits: readonly RateLimit[]) =>
      query((sql) => moveBooking(sql, options, booking, request, limits)),
    /** Cancels a booking for its visitor. A canceled one stays canceled. */
    cancel: (booking: BookingRecord, site: string, at: Date) =>
      query(async (sql): Promise<ChangeResult> => {
        const deliveries = cancelledNotices({...options, ...booking, sequence: booking.sequence + 1, site, at});
        const [row] = await cancelTime(sql, booking, {at, by: 'visitor', deliveries});
        const stored = await findBooking(sql, booking.id);
        if (stored?.state !== 'cancelled') return {kind: 'stale', booking: stored};
        return {kind: 'changed', booking: stored, deliveries: row === undefined ? [] : deliveries};
      }),
    /** A host's demos that start at or after `from`. */
    listDemos: (host: string, from: Date) =>
      query(async (sql) => {
        const ahead = sql`host = ${host} and state = 'booked' and starts_at >= ${from.toISOString()}::timestamptz`;
        return {kind: 'demos', demos: await selectBookings(sql, ahead, maxDemos)} as const;
      }),
  };
}

export type BookingStore = ReturnType<typeof createBookingStore>;
