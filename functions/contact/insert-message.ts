import type {Sql} from '../lib/database/database';
import type {RateLimit} from '../lib/database/rate-limit';
import {before, countRequest} from '../lib/database/rate-limit';
import type {NewDelivery} from '../lib/outbox/delivery';
import {outboxRows} from '../lib/outbox/delivery';
import type {Lead} from '../lib/pipeline/types';

import {createHash} from 'node:crypto';

import type {ContactMessage} from '#src/contracts/contact';

/** From how many on messages look like spam: the same words within a day, and all messages within ten minutes. */
export type Screening = {sameWords: number; flood: number};

export type InsertedMessage = {id: string; state: 'received' | 'held'};

type With = {deliveries: readonly NewDelivery[]; limits: readonly RateLimit[]; screening: Screening};

const day = 24 * 60 * 60;
const tenMinutes = 10 * 60;

/** The same for the same words, whoever writes them and however they are spaced. */
function fingerprintOf({message}: ContactMessage): string {
  return createHash('sha256').update(message.toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64url');
}

/**
 * Stores the message, the deliveries that it calls for, and counts it against its sender: all of it or nothing. Nobody
 * counts for a repeat: `added` finds its key and adds no row, so there is nothing to deliver or to count. Requests with one
 * key wait for each other at the unique index; requests of one sender at the row of `rate_limits`, whose check refuses the
 * one too many. A message that looks like spam is held, and so are its deliveries.
 */
export function insertMessage(
  sql: Sql,
  {id, key, at, value, suspicions}: Lead<ContactMessage>,
  {deliveries, limits, screening}: With,
) {
  const now = at.toISOString();
  const fingerprint = fingerprintOf(value);
  return sql<InsertedMessage>`
    with screened as (
      select array(select jsonb_array_elements_text(${JSON.stringify(suspicions)}::jsonb)) || case when (
        select count(*) from (
          select 1 from contact_messages
          where fingerprint = ${fingerprint} and received_at > ${before(at, day)}::timestamptz
          limit ${screening.sameWords}::int
        ) as same
      ) >= ${screening.sameWords}::int then array['repeat'] else '{}' end || case when (
        select count(*) from (
          select 1 from contact_messages where received_at > ${before(at, tenMinutes)}::timestamptz
          limit ${screening.flood}::int
        ) as recent
      ) >= ${screening.flood}::int then array['flood'] else '{}' end as reasons
    ), added as (
      insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, company, message,
        state, held_for, fingerprint)
      select ${id}::uuid, ${key}, ${now}::timestamptz, ${value.firstName}, ${value.lastName}, ${value.email},
        nullif(${value.company}, ''), ${value.message},
        case cardinality(reasons) when 0 then 'received' else 'held' end, reasons, ${fingerprint}
      from screened
      on conflict (idempotency_key) do nothing
      returning id, state
    ), queued as (
      insert into outbox
      select rows.* from added, outbox_rows(${outboxRows(deliveries, at)}::jsonb,
        case state when 'held' then '{"state": "held"}'::jsonb else '{}' end) as rows
    ), ${countRequest(sql, limits, at)}
    select id, state from added`;
}
