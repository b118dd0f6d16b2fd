import type {Sql} from '../database/sql';

/** Code of deliveries ended after a restore. */
export const restoredCode = 'restored';

/** A delivery that was due in the time the copy doesn't know, so it was probably sent then. */
export type EndedDelivery = {reference: string; kind: string; channel: string; wanted_at: Date | string};

/**
 * Ends the deliveries of a restored copy that were due between the copy and now. What was stored after the restore, and
 * what is due later, is left alone.
 * @param since When the copy was made.
 */
export function endRestored(sql: Sql, since: Date, at: Date) {
  const now = at.toISOString();
  return sql<EndedDelivery>`
    with ended as (
      update outbox set state = 'cancelled', code = ${restoredCode}, done_at = ${now}::timestamptz, claim = null
      where state in ('waiting', 'claimed') and created_at <= ${since.toISOString()}::timestamptz
        and wanted_at <= ${now}::timestamptz
      returning reference, kind, channel, wanted_at
    )
    select * from ended order by wanted_at`;
}

/** Demos ahead that the copy knows. Some may have been moved or canceled since. */
export function listRestoredDemos(sql: Sql, since: Date, at: Date) {
  return sql<{id: string; starts_at: Date | string; host: string; name: string}>`
    select id, starts_at, host, name from bookings
    where state = 'booked' and ends_at > ${at.toISOString()}::timestamptz
      and created_at <= ${since.toISOString()}::timestamptz
    order by starts_at`;
}
