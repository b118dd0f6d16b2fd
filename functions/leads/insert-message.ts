import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {countRequest, underLimits} from '../database/rate-limit';
import {hashRequest} from '../http/request-hash';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {outboxRows} from '../delivery/outbox/delivery';
import type {Lead} from './endpoint';
import {emailKey} from '../security/email-key';
import {volumeReason} from './held-actions';
import {screenMessage, tokenLimits, type MessageLimits} from './screen-message';

import type {ContactMessage} from '#src/contracts/contact';

/** Kind of a message's deliveries; functions/delivery/renderers has a renderer for each. */
export type MessageKind = 'contact' | 'trial' | 'request';

/** A message; a request for a demo has the wished time and the visitor's time zone. */
export type Message = ContactMessage & {wish?: {start: Date; zone: string}};

export type InsertedMessage = {id: string; state: 'received' | 'held'; is_summarized: boolean};

type InsertParts = {
  kind: MessageKind;
  deliveries: readonly NewDelivery[];
  /** The summary that lists it, if the team gets no mail of its own. */
  report: NewDelivery;
  /** What is compared with spam. A text we wrote is the same for many people, so it is empty for one. */
  text: string;
  limits: readonly RateLimit[];
  messageLimits: MessageLimits;
};

/**
 * Stores the message with its deliveries and counts it against its sender, all in one statement. A repeated idempotency
 * key, or a sender over a limit, adds no row. Requests with the same key wait for each other at the unique index,
 * requests from the same sender at their row of `rate_limits`, whose check rejects the one over the limit. A message
 * that looks like spam is held, and so are its deliveries.
 */
export function insertMessage(
  sql: Sql,
  lead: Lead<Message>,
  {kind, deliveries, report, text, limits, messageLimits}: InsertParts,
) {
  const {id, key, at, value, source} = lead;
  const now = at.toISOString();
  return sql<InsertedMessage>`
    with ${screenMessage(sql, {...lead, text}, messageLimits, limits)}, added as (
      insert into contact_messages (id, idempotency_key, received_at, kind, first_name, last_name, email, email_key,
        company, message, wished_at, zone, source, state, held_for, trust, fingerprint, request_hash)
      select ${id}::uuid, ${key}, ${now}::timestamptz, ${kind}, ${value.firstName}, ${value.lastName}, ${value.email},
        ${emailKey(value.email)}, nullif(${value.company}, ''), ${value.message}, nullif(${value.wish?.start.toISOString() ?? ''}, '')::timestamptz,
        nullif(${value.wish?.zone ?? ''}, ''), ${JSON.stringify(source)}::jsonb,
        case cardinality(reasons) when 0 then 'received' else 'held' end, reasons, trust,
        nullif(fingerprint, ''), ${hashRequest(value)}
      from screened
      where ${underLimits(sql, limits, at)}
      on conflict (idempotency_key) do nothing
      returning id, state, held_for
    ), queued as (
      insert into outbox
      select rows.* from added, outbox_rows(${outboxRows(deliveries, at)}::jsonb,
        case state when 'held' then '{"state": "held"}'::jsonb else '{}' end) as rows
    ), summarized as (
      -- One mail for all messages of a while.
      insert into outbox select rows.* from added, outbox_rows(${outboxRows([report], at)}::jsonb) as rows
      where ${volumeReason} = any (held_for)
        and not exists (select from outbox where kind = ${report.kind} and state in ('waiting', 'claimed'))
    ), ${countRequest(sql, limits, at, tokenLimits(lead))}
    select id, state, ${volumeReason} = any (held_for) as is_summarized from added`;
}
