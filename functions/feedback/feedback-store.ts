import type {Sql} from '../lib/database/database';
import {withTimeout} from '../lib/database/database';
import type {RateLimit} from '../lib/database/rate-limit';
import {brokeLimit, limitRows, secondsToWait} from '../lib/database/rate-limit';
import {errorCode} from '../lib/log';
import type {Lead, StoreResult} from '../lib/pipeline/types';
import type {FeedbackStore} from './ports';

import type {Feedback} from '../../src/contracts/feedback';

/** Longest wait for the database in milliseconds. */
const databaseTimeout = 8000;

/**
 * Stores an answer and counts it against its sender, both or neither. A second answer of one visit replaces the first and
 * is not counted; without a comment it keeps the one that is there. `xmax` is 0 in a row that this statement has added.
 */
async function write(sql: Sql, {key, at, value}: Lead<Feedback>, limits: readonly RateLimit[]): Promise<void> {
  await sql`
    with saved as (
      insert into page_feedback as kept (visit_key, page, helpful, comment, answered_at)
      values (${key}, ${value.page}, ${value.helpful === 'yes'}::boolean, nullif(${value.comment}, ''),
        ${at.toISOString()}::timestamptz)
      on conflict (visit_key, page) do update set
        helpful = excluded.helpful,
        comment = coalesce(excluded.comment, kept.comment),
        answered_at = excluded.answered_at
      returning xmax = 0 as added
    )
    insert into rate_limits as kept
    select hit.* from saved, jsonb_populate_recordset(null::rate_limits, ${limitRows(limits, at)}::jsonb) as hit
    where added
    on conflict (subject) do update set
      hits = array(select hit from unnest(kept.hits) as hit
        where hit > excluded.hits[1] - (excluded.expires_at - excluded.hits[1])) || excluded.hits,
      allowed = excluded.allowed,
      expires_at = excluded.expires_at`;
}

async function save(sql: Sql, lead: Lead<Feedback>, limits: readonly RateLimit[]): Promise<StoreResult> {
  try {
    await write(sql, lead, limits);
    return {kind: 'stored', id: lead.key, deliveries: []};
  } catch (error) {
    if (limits.length === 0 || !brokeLimit(error)) throw error;
    return {kind: 'limited', seconds: await secondsToWait(sql, limits, lead.at)};
  }
}

/** Answers in Postgres. `connect` is asked for each call and may throw. */
export function createFeedbackStore(connect: () => Promise<Sql>, timeout = databaseTimeout): FeedbackStore {
  return {
    save: (lead, limits) =>
      withTimeout(
        connect().then((sql) => save(sql, lead, limits)),
        timeout,
      ).catch((error: unknown) => ({kind: 'unavailable', code: errorCode(error)})),
  };
}
