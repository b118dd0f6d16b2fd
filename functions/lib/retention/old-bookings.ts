import type {Sql} from '../database/database';

/** Removes one batch of demos that ended before a moment, with their messages; their time goes with them. */
export function removeOldBookings(sql: Sql, ended: string, batch: number) {
  return sql<{count: string}>`
    with gone as (
      delete from bookings where id in (
        select id from bookings where ends_at < ${ended}::timestamptz limit ${batch}::int for update skip locked
      ) returning id
    ), deliveries as (delete from outbox where reference in (select id from gone))
    select count(*) from gone`;
}
