import {before} from '../database/rate-limit';
import type {Sql} from '../database/sql';
import {outboxRows} from '../delivery/outbox/delivery';

import {randomUUID} from 'node:crypto';

import {companyZone} from '#src/contracts/company-zone';

export const statsKind = 'lead-stats';

/** Seconds in which a second mail isn't queued: the daily job may run twice on a Monday. */
const quiet = 2 * 24 * 60 * 60;

/** Queues the weekly mail with the numbers, on Mondays. */
export async function queueStats(sql: Sql, at: Date): Promise<void> {
  const now = at.toISOString();
  const id = randomUUID();
  const mail = outboxRows([{id, channel: 'mail', kind: statsKind, reference: id}], at);
  await sql`
    insert into outbox select rows.* from outbox_rows(${mail}::jsonb) as rows
    where extract(isodow from ${now}::timestamptz at time zone ${companyZone}) = 1 and not exists (
      select from outbox where kind = ${statsKind} and created_at > ${before(at, quiet)}::timestamptz)`;
}
