import type {Sql} from '../database/sql';
import {cellsOf} from './demo-times';
import type {BookingRules, Host} from './hosts';

/** The cells of a demo with a host, and when it claims them. */
export type Claim = {host: Host; start: Date; rules: BookingRules; at: Date};

const cellsJson = (start: Date, rules: BookingRules) =>
  JSON.stringify(cellsOf(start, rules).map((cell) => cell.toISOString()));

/**
 * Parts of the statement that claims a host's time for the bookings in the part `source` (`id`, `held_until`). Frees
 * the cells they had before, and those of unconfirmed bookings that have expired. Cells are claimed in order, so
 * overlapping bookings cannot deadlock.
 */
export function claimCells(sql: Sql, source: string, {host, start, rules, at}: Claim) {
  const [from, cells] = [sql.identifier(source), cellsJson(start, rules)];
  return sql`
    freed as (
      delete from booking_cells where booking_id in (select id from ${from}) or (
        exists (select from ${from}) and host = ${host.id} and held_until <= ${at.toISOString()}::timestamptz
        and starts_at in (select cell::timestamptz from jsonb_array_elements_text(${cells}::jsonb) as cell)
      )
      returning 1
    ), claimed as (
      -- Counting what was freed makes Postgres free it first.
      insert into booking_cells (host, starts_at, booking_id, held_until)
      select ${host.id}, cell::timestamptz, source.id, source.held_until
      from ${from} as source, (select count(*) from freed) as gone, jsonb_array_elements_text(${cells}::jsonb) as cell
      order by cell
    )`;
}
