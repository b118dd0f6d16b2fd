import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {before, countRequest, underLimits} from '../database/rate-limit';
import {hashRequest} from '../http/request-hash';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {outboxRows} from '../delivery/outbox/delivery';
import type {Lead} from '../leads/endpoint';

import {createHash} from 'node:crypto';

import type {ContactMessage} from '#src/contracts/contact';

/**
 * Number of messages after which more look like spam: with the same text within a day, and of any text within ten
 * minutes. Held messages are not counted, so a flood doesn't hold every later message.
 */
export type SpamLimits = {sameText: number; flood: number};

export type InsertedMessage = {id: string; state: 'received' | 'held'};

type InsertParts = {deliveries: readonly NewDelivery[]; limits: readonly RateLimit[]; spamLimits: SpamLimits};

const day = 24 * 60 * 60;
const tenMinutes = 10 * 60;

/** Shortest text that counts as a repeat: many people write “Please call me back.” */
const repeatable = 40;

/** Hash of the text, regardless of sender and spacing; empty for a short message. */
function fingerprintMessage({message}: ContactMessage): string {
  const words = message.toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length < repeatable ? '' : createHash('sha256').update(words).digest('base64url');
}

/**
 * Stores the message with its deliveries and counts it against its sender, all in one statement. A repeated idempotency
 * key, or a sender over a limit, adds no row. Requests with the same key wait for each other at the unique index,
 * requests from the same sender at their row of `rate_limits`, whose check rejects the one over the limit. A message
 * that looks like spam is held, and so are its deliveries.
 */
export function insertMessage(
  sql: Sql,
  {id, key, at, value, suspicions, hasValidToken}: Lead<ContactMessage>,
  {deliveries, limits, spamLimits}: InsertParts,
) {
  const now = at.toISOString();
  const fingerprint = fingerprintMessage(value);
  return sql<InsertedMessage>`
    with screened as (
      select array(select jsonb_array_elements_text(${JSON.stringify(suspicions)}::jsonb)) || case when (
        select count(*) from (
          select 1 from contact_messages
          where fingerprint = ${fingerprint} and received_at > ${before(at, day)}::timestamptz
          limit ${spamLimits.sameText}::int
        ) as same
      ) >= ${spamLimits.sameText}::int then array['repeat'] else '{}' end || case when (
        select count(*) from (
          select 1 from contact_messages where received_at > ${before(at, tenMinutes)}::timestamptz and state <> 'held'
          limit ${spamLimits.flood}::int
        ) as recent
      ) >= ${spamLimits.flood}::int and not ${hasValidToken}::boolean then array['flood'] else '{}' end as reasons
    ), added as (
      insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, company, message,
        state, held_for, fingerprint, request_hash)
      select ${id}::uuid, ${key}, ${now}::timestamptz, ${value.firstName}, ${value.lastName}, ${value.email},
        nullif(${value.company}, ''), ${value.message},
        case cardinality(reasons) when 0 then 'received' else 'held' end, reasons,
        nullif(${fingerprint}, ''), ${hashRequest(value)}
      from screened
      where ${underLimits(sql, limits, at)}
      on conflict (idempotency_key) do nothing
      returning id, state
    ), queued as (
      insert into outbox
      select rows.* from added, outbox_rows(${outboxRows(deliveries, at)}::jsonb,
        case state when 'held' then '{"state": "held"}'::jsonb else '{}' end) as rows
    ), ${countRequest(sql, limits, at)}
    select id, state from added`;
}
