import type {Feedback} from '#src/contracts/feedback';
import {countRequest, type RateLimit, withinLimits} from '../database/rate-limit';
import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import type {Lead, StoreResult} from '../leads/endpoint';

/**
 * Stores an answer and counts it against its sender, in one statement. A second answer from the same visit replaces the
 * first, but keeps its comment unless it has its own.
 */
async function write(sql: Sql, {key, at, value}: Lead<Feedback>, limits: readonly RateLimit[]): Promise<void> {
  await sql`
    with added as (
      insert into page_feedback as kept (visit_key, page, helpful, comment, answered_at)
      values (${key}, ${value.page}, ${value.helpful === 'yes'}::boolean, nullif(${value.comment}, ''),
        ${at.toISOString()}::timestamptz)
      on conflict (visit_key, page) do update set
        helpful = excluded.helpful,
        comment = coalesce(excluded.comment, kept.comment),
        answered_at = excluded.answered_at
      returning 1
    ), ${countRequest(sql, limits, at)}
    select 1`;
}

/** Stores feedback in Postgres. Its methods do not throw. */
export function createFeedbackStore(connect: () => Promise<Sql>, timeout?: number) {
  const query = createSafeQuery(connect, timeout);
  return {
    save: (lead: Lead<Feedback>, limits: readonly RateLimit[]) =>
      query((sql) =>
        withinLimits(sql, limits, lead.at, async (): Promise<StoreResult> => {
          await write(sql, lead, limits);
          return {kind: 'stored', id: lead.key, deliveries: []};
        }),
      ),
  };
}
