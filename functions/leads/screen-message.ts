import type {Sql} from '../database/sql';
import {before, countIfUnder, type RateLimit} from '../database/rate-limit';
import type {Lead} from './endpoint';
import {markedReason, volumeReason} from './held-actions';
import {tokenUses} from './screen';
import {daySeconds} from '../security/rate-subject';

import {createHash} from 'node:crypto';

/** Messages that the team gets one by one in ten minutes. Beyond it, or one and a half times as many in a day, it gets
 * summaries. Held messages are not counted, so a flood doesn't hold every later message for good.
 */
export type MessageLimits = {flood: number};

const tenMinutes = 10 * 60;
const dayShare = 1.5;

/** Shortest text that is compared with spam: many people write “Please call me back.” */
const comparable = 40;

/** Hash of a text, regardless of spacing; empty for a short one. */
export function fingerprintText(text: string): string {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length < comparable ? '' : createHash('sha256').update(words).digest('base64url');
}

/** Limit of the form's token, if it has one. */
export const tokenLimits = ({tokenId}: Pick<Lead<unknown>, 'tokenId'>): RateLimit[] =>
  tokenId === undefined ? [] : [{subject: `form-token ${tokenId}`, allowed: tokenUses, seconds: daySeconds}];

/**
 * Parts of the statement that stores a message: `screened` has the reasons to hold it, the fingerprint of its text, and
 * how much speaks for a person. `limits` are those of its sender.
 */
export function screenMessage(
  sql: Sql,
  {at, key, suspicions, isSlow, text, ...lead}: Lead<unknown> & {text: string},
  {flood}: MessageLimits,
  limits: readonly RateLimit[],
) {
  const [limit] = tokenLimits(lead);
  const isNew = sql`not exists (select from contact_messages where idempotency_key = ${key})`;
  const fingerprint = fingerprintText(text);
  const network = limits.findLast(({seconds}) => seconds === daySeconds)?.subject ?? '';
  const isOver = (seconds: number, allowed: number) => sql`(
    select count(*) from (
      select 1 from contact_messages where received_at > ${before(at, seconds)}::timestamptz and state <> 'held'
      limit ${allowed}::int
    ) as recent
  ) >= ${allowed}::int`;
  return sql`
    used as (
      ${limit === undefined ? sql`select 1` : countIfUnder(sql, limit, at, isNew)}
    ), screened as (
      select ${fingerprint} as fingerprint,
        array(select jsonb_array_elements_text(${JSON.stringify(suspicions)}::jsonb))
        || case when exists (select from used) then '{}' else array['reused-token'] end
        || case when exists (
          select from contact_messages where fingerprint = ${fingerprint} and ${markedReason} = any (held_for)
        ) then array[${markedReason}] else '{}' end
        || case when ${isOver(tenMinutes, flood)} or ${isOver(daySeconds, Math.round(dayShare * flood))}
          then array[${volumeReason}] else '{}' end as reasons,
        ${Number(isSlow ?? false)}::int + case when exists (
          select from rate_limits where subject = ${network} and hits[1] is not null
            and expires_at > ${at.toISOString()}::timestamptz
        ) then 0 else 1 end as trust
    )`;
}
