import type {Sql} from '../database/sql';
import {cellsOf} from './demo-times';
import type {BookingRules, Host} from './hosts';

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
