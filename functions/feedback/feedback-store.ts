import type {Sql} from '../lib/database/database';
import {withTimeout} from '../lib/database/database';
import type {RateLimit} from '../lib/database/rate-limit';
import {before, brokeLimit, secondsToWait} from '../lib/database/rate-limit';
import {errorCode} from '../lib/log';
import type {FeedbackRecord, FeedbackStore, SaveResult} from './ports';

/** Longest wait for the database in milliseconds. */
const databaseTimeout = 8000;

/**
 * Stores an answer and counts it against its sender, both or neither. A second answer of one visit replaces the first and
 * is not counted; without a comment it keeps the one that is there. `xmax` is 0 in a row that this statement has added.
 */
async function write(sql: Sql, {key, at, feedback}: FeedbackRecord, limit: RateLimit | undefined): Promise<void> {
  const now = at.toISOString();
  await sql`
    with saved as (
      insert into page_feedback as kept (visit_key, page, helpful, comment, answered_at)
      values (${key}, ${feedback.page}, ${feedback.helpful === 'yes'}::boolean, nullif(${feedback.comment}, ''),
        ${now}::timestamptz)
      on conflict (visit_key, page) do update set
        helpful = excluded.helpful,
        comment = coalesce(excluded.comment, kept.comment),
        answered_at = excluded.answered_at
      returning xmax = 0 as added
    )
    insert into rate_limits as kept (subject, hits, allowed, expires_at)
    select ${limit?.subject ?? ''}, array[${now}::timestamptz], ${limit?.allowed ?? 0}::int,
      ${before(at, -(limit?.seconds ?? 0))}::timestamptz
    from saved where added and ${limit !== undefined}::boolean
    on conflict (subject) do update set
      hits = array(select hit from unnest(kept.hits) as hit
        where hit > ${before(at, limit?.seconds ?? 0)}::timestamptz) || excluded.hits,
      allowed = excluded.allowed,
      expires_at = excluded.expires_at`;
}

async function save(sql: Sql, record: FeedbackRecord, limit: RateLimit | undefined): Promise<SaveResult> {
  try {
    await write(sql, record, limit);
    return {kind: 'stored'};
  } catch (error) {
    if (limit === undefined || !brokeLimit(error)) throw error;
    return {kind: 'limited', seconds: await secondsToWait(sql, limit, record.at)};
  }
}

/** Answers in Postgres. `connect` is asked for each call and may throw. */
export function createFeedbackStore(connect: () => Promise<Sql>, timeout = databaseTimeout): FeedbackStore {
  return {
    save: (record, limit) =>
      withTimeout(
        connect().then((sql) => save(sql, record, limit)),
        timeout,
      ).catch((error: unknown) => ({kind: 'unavailable', code: errorCode(error)})),
  };
}
