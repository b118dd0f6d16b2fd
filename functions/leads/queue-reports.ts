import {companyZone} from '#src/contracts/company-zone';
import type {Sql} from '../database/sql';
import {listOpenRequests} from './requests';

import {DateTime} from 'luxon';

/** Requests received before, or wished before: older than a working day, or for tomorrow. */
export function urgentBefore(now: Date): {received: Date; wished: Date} {
  const local = DateTime.fromJSDate(now, {zone: companyZone});
  // On a Monday, a request from Friday is one working day old.
  let received = local.minus({days: 1});
  while (received.weekday > 5) received = received.minus({days: 1});
  return {received: received.toJSDate(), wished: local.plus({days: 1}).endOf('day').toJSDate()};
}

/** Queues the daily email about requests that wait, and on Mondays the one with the week's numbers. */
export async function queueReports(sql: Sql, at: Date, hasWeek: boolean): Promise<void> {
  const isMonday = DateTime.fromJSDate(at, {zone: companyZone}).weekday === 1;
  const waiting = await listOpenRequests(sql, urgentBefore(at));
  const about = [...(waiting.length > 0 ? ['requests'] : []), ...(hasWeek && isMonday ? ['week'] : [])];
  const now = sql`${at.toISOString()}::timestamptz`;
  // Once a day, even if the job runs twice.
  await sql`
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
    select gen_random_uuid(), 'mail', 'team-report', gen_random_uuid(), jsonb_build_object('about', about), 'waiting',
      ${now}, ${now}, ${now}, 0
    from jsonb_array_elements_text(${JSON.stringify(about)}::jsonb) as about
    where not exists (select from outbox where kind = 'team-report' and payload ->> 'about' = about
      and created_at > ${now} - interval '12 hours')`;
}
