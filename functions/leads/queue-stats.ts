import {before} from '../database/rate-limit';
import type {Sql} from '../database/sql';

import {companyZone} from '#src/contracts/company-zone';

export const statsKind = 'lead-stats';

/** Seconds in which a second mail isn't queued: the daily job may run twice on a Monday. */
const quiet = 2 * 24 * 60 * 60;

/** Queues the weekly mail with the numbers, on Mondays. */
export async function queueStats(sql: Sql, at: Date): Promise<void> {
  const now = at.toISOString();
  await sql`
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
    select id, 'mail', ${statsKind}, id, '{}', 'waiting', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, 0
    from (select gen_random_uuid() as id) as mail
    where extract(isodow from ${now}::timestamptz at time zone ${companyZone}) = 1 and not exists (
      select from outbox where kind = ${statsKind} and created_at > ${before(at, quiet)}::timestamptz)`;
}
