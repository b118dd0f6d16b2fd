import type {Sql} from '../database/sql';
import {before, countIfUnder, type RateLimit} from '../database/rate-limit';
import type {Lead} from '../leads/endpoint';
import {markedReason} from '../leads/held-actions';
import {tokenUses} from '../leads/screen';
import {daySeconds} from '../security/rate-subject';

import {createHash} from 'node:crypto';

/**
 * Number of messages after which more look like spam: with the same text within a day, and of any text within ten
 * minutes. Held messages are not counted, so a flood doesn't hold every later message.
 */
export type SpamLimits = {sameText: number; flood: number};

const tenMinutes = 10 * 60;

/** Shortest text that counts as a repeat: many people write “Please call me back.” */
const repeatable = 40;

/** Hash of a text, regardless of spacing; empty for a short one. */
export function fingerprintText(text: string): string {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length < repeatable ? '' : createHash('sha256').update(words).digest('base64url');
}

/** Limit of the form's token, if it has one. */
export const tokenLimits = ({tokenId}: Pick<Lead<unknown>, 'tokenId'>): RateLimit[] =>
  tokenId === undefined ? [] : [{subject: `form-token ${tokenId}`, allowed: tokenUses, seconds: daySeconds}];

/**
 * Parts of the statement that stores a message: `screened` has the reasons to hold it, and the fingerprint of its text.
 */
export function screenMessage(
  sql: Sql,
  {at, key, suspicions, text, ...lead}: Lead<unknown> & {text: string},
  {sameText, flood}: SpamLimits,
) {
  const [limit] = tokenLimits(lead);
  const isNew = sql`not exists (select from contact_messages where idempotency_key = ${key})`;
  const fingerprint = fingerprintText(text);
  return sql`
    used as (
      ${limit === undefined ? sql`select 1` : countIfUnder(sql, limit, at, isNew)}
    ), screened as (
      select ${fingerprint} as fingerprint,
        array(select jsonb_array_elements_text(${JSON.stringify(suspicions)}::jsonb))
        || case when exists (select from used) then '{}' else array['reused-token'] end
        || case when (
          select count(*) from (
            select 1 from contact_messages
            where fingerprint = ${fingerprint} and received_at > ${before(at, daySeconds)}::timestamptz
            limit ${sameText}::int
          ) as same
        ) >= ${sameText}::int or exists (
          select from contact_messages where fingerprint = ${fingerprint} and ${markedReason} = any (held_for)
        ) then array['repeat'] else '{}' end
        || case when (
          select count(*) from (
            select 1 from contact_messages where received_at > ${before(at, tenMinutes)}::timestamptz and state <> 'held'
            limit ${flood}::int
          ) as recent
        ) >= ${flood}::int then array['flood'] else '{}' end as reasons
    )`;
}
