import type {BookingRequest} from '#src/contracts/booking-form';
import type {RateLimit} from '../database/rate-limit';
import {type Sql, violatesConstraint} from '../database/sql';
import type {NewDelivery} from '../delivery/outbox/delivery';
import type {StoredSource} from '../leads/read-source';
import {type BookingRules, cellMinutes, type Host} from './hosts';

export const minuteMs = 60_000;

export const addMinutes = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * minuteMs);

/** Cells a demo claims, including the buffer after it. */
export function cellsOf(start: Date, {sessionMinutes, bufferMinutes}: BookingRules): Date[] {
  const count = Math.ceil((sessionMinutes + bufferMinutes) / cellMinutes);
  return Array.from({length: count}, (_, index) => addMinutes(start, index * cellMinutes));
}

/** `by`: a visitor, up to the gate's limits, or the team, which books requests. */
export type NewBooking = {
  id: string;
  key: string;
  at: Date;
  request: BookingRequest;
  source: StoredSource | null;
  by: 'visitor' | 'team';
  /** ID of the request that the team answers with it. */
  answers?: string;
};

/** Upcoming bookings that a mailbox takes by itself. */
export const maxOpenPerEmail = 2;

/** Whether a statement failed because of a concurrent booking for the same mailbox. */
export const isConcurrentBooking = (error: unknown): boolean => violatesConstraint(error, 'bookings_email_slot');

export type ClaimParts = {deliveries: readonly NewDelivery[]; limits: readonly RateLimit[]};

/** Whether a statement failed because part of the time was already claimed. */
export const isTimeTaken = (error: unknown): boolean => violatesConstraint(error, 'booking_cells_pkey');

/** The cells of a demo with a host. */
export type Claim = {host: Host; start: Date; rules: BookingRules};

/**
 * Parts of the statement that claims a host's time for the bookings in the part `source` (`id`), and frees the cells they
 * had before. Cells are claimed in order, so overlapping bookings cannot deadlock.
 */
export function claimCells(sql: Sql, source: string, {host, start, rules}: Claim) {
  const from = sql.identifier(source);
  const cells = JSON.stringify(cellsOf(start, rules).map((cell) => cell.toISOString()));
  return sql`
    freed as (
      delete from booking_cells where booking_id in (select id from ${from}) returning 1
    ), claimed as (
      -- Counting what was freed makes Postgres free it first.
      insert into booking_cells (host, starts_at, booking_id)
      select ${host.id}, cell::timestamptz, source.id
      from ${from} as source, (select count(*) from freed) as gone, jsonb_array_elements_text(${cells}::jsonb) as cell
      order by cell
    )`;
}
