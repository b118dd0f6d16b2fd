import type {Sql} from '../database/sql';
import {before, countIfUnder, type RateLimit} from '../database/rate-limit';
import type {Lead} from './endpoint';
import {markedReason, volumeReason} from './held-actions';
import {tokenUses} from './screen';
import {daySeconds} from '../security/rate-subject';

import {createHash} from 'node:crypto';

/**
 * Messages that the team gets one by one in a day; beyond it, it gets summaries. A flood is soon from networks that have
 * sent before, so what is new has more room than the rest, and each hour only a part of it. Held messages are not counted,
 * so a flood doesn't hold every later message for good.
 */
export type MessageLimits = {flood: number};

const hour = 60 * 60;

/** Shares of the limit: from new networks in a day and in an hour, and from networks seen before in a day. */
const [newShare, hourShare, seenShare] = [1, 0.2, 0.1];

/** Trust in a message from a network not seen that day, and in a form that was open for as long as people need. */
const [newTrust, slowTrust] = [2, 1];

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
  const isOver = (which: ReturnType<Sql>, seconds: number, share: number) => {
    const allowed = Math.max(1, Math.round(share * flood));
    return sql`(
      select count(*) from (
        select 1 from contact_messages where received_at > ${before(at, seconds)}::timestamptz and state <> 'held'
          and ${which} limit ${allowed}::int
      ) as recent
    ) >= ${allowed}::int`;
  };
  const [isNewcomer, isSeen] = [sql`trust >= ${newTrust}::int`, sql`trust < ${newTrust}::int`];
  return sql`
    used as (
      ${limit === undefined ? sql`select 1` : countIfUnder(sql, limit, at, isNew)}
    ), trusted as (
      select case when ${isSlow ?? false}::boolean then ${slowTrust}::int else 0 end + case when exists (
        select from rate_limits where subject = ${network} and hits[1] is not null
          and expires_at > ${at.toISOString()}::timestamptz
      ) then 0 else ${newTrust}::int end as sender
    ), screened as (
      select ${fingerprint} as fingerprint,
        array(select jsonb_array_elements_text(${JSON.stringify(suspicions)}::jsonb))
        || case when exists (select from used) then '{}' else array['reused-token'] end
        || case when exists (
          select from contact_messages where fingerprint = ${fingerprint} and ${markedReason} = any (held_for)
        ) then array[${markedReason}] else '{}' end
        || case when case when sender >= ${newTrust}::int
            then ${isOver(isNewcomer, hour, hourShare)} or ${isOver(isNewcomer, daySeconds, newShare)}
            else ${isOver(isSeen, daySeconds, seenShare)} end
          then array[${volumeReason}] else '{}' end as reasons,
        sender as trust
      from trusted
    )`;
}
