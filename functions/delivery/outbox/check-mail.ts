import {before} from '../../database/rate-limit';
import type {Sql} from '../../database/sql';
import type {ClaimedDelivery} from './delivery';
import {checkKind, isToCompany} from './kinds';

/*
 * A mail to the company that was refused for good has something in it that the server doesn't accept, or the server
 * accepts none of our mails. The next run finds out with a check mail that contains none of the visitor's words.
 */

/** A check mail is about refusals since then: another process may have recorded one just before it was queued. */
const since = (createdAt: Date): string => before(createdAt, 60);

/**
 * Parts of the statement that settles a delivery. A refused delivery to the company queues a check mail, unless one is
 * waiting. If the check mail itself is or was refused, the fault is ours, and everything refused since then waits
 * again.
 */
export function afterRefusal(sql: Sql, {kind, createdAt, wasRefused}: ClaimedDelivery, isRefused: boolean, at: Date) {
  const now = at.toISOString();
  const isOurFault = kind === checkKind && (isRefused || wasRefused);
  return sql`
    checking as (
      insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
      select gen_random_uuid(), 'mail', ${checkKind}, id, '{}', 'waiting', ${now}::timestamptz, ${now}::timestamptz,
        ${now}::timestamptz, 0
      from settled
      where refused and state = 'dead' and ${isToCompany(sql)}
      on conflict do nothing
    ), requeued as (
      update outbox set state = 'waiting', due_at = ${now}::timestamptz, done_at = null, refused = false,
        excused = attempts
      where ${isOurFault}::boolean and exists (select from settled) and channel = 'mail' and state = 'dead' and refused
        and done_at >= ${since(createdAt)}::timestamptz
    )`;
}

/** Refused deliveries to the company that no check mail has listed yet. */
export function listRefused(sql: Sql, {createdAt}: Pick<ClaimedDelivery, 'createdAt'>, limit: number) {
  return sql<{reference: string; kind: string; channel: string; code: string | null; total: string}>`
    select reference, kind, channel, code, count(*) over () as total from outbox
    where state = 'dead' and refused and done_at >= ${since(createdAt)}::timestamptz and ${isToCompany(sql)}
    order by done_at limit ${limit}::int`;
}
