import type {ContactMessage} from '#src/contracts/contact';
import {
  before,
  countIfUnder,
  countRequest,
  findLimited,
  type RateLimit,
  underLimits,
  withinLimits,
} from '../database/rate-limit';
import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import {type Channel, type NewDelivery, outboxRows} from '../delivery/outbox/delivery';
import {hashRequest} from '../http/request-hash';
import {emailKey} from '../security/email-key';
import {daySeconds} from '../security/rate-subject';
import type {Lead, StoreResult} from './endpoint';
import {markedReason, volumeReason} from './held-actions';
import {heldKind} from './held-messages';
import {tokenUses} from './screen';

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
function fingerprintText(text: string): string {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length < comparable ? '' : createHash('sha256').update(words).digest('base64url');
}

/** Limit of the form's token, if it has one. */
const tokenLimits = ({tokenId}: Pick<Lead<unknown>, 'tokenId'>): RateLimit[] =>
  tokenId === undefined ? [] : [{subject: `form-token ${tokenId}`, allowed: tokenUses, seconds: daySeconds}];

/**
 * Parts of the statement that stores a message: `screened` has the reasons to hold it, the fingerprint of its text, and
 * how much speaks for a person. `limits` are those of its sender.
 */
function screenMessage(
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

/** Kind of a message's deliveries; functions/delivery/renderers has a renderer for each. */
type MessageKind = 'contact' | 'trial' | 'request';

/** A message; a request for a demo has the wished time and the visitor's time zone. */
type Message = ContactMessage & {wish?: {start: Date; zone: string}};

type InsertedMessage = {id: string; state: 'received' | 'held'; is_summarized: boolean};

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
function insertMessage(
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

/** Context of a message to store. */
export type MessageStoreOptions = {
  /** Channels the message is delivered to. */
  channels: readonly Channel[];
  messageLimits: MessageLimits;
  createId: () => string;
  /** Origin of the site, for links. */
  site: string;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** Milliseconds until the team gets a summary: it lists what arrived until then. */
const summaryDelay = 30 * 60_000;

async function accept(
  sql: Sql,
  lead: Lead<Message>,
  limits: readonly RateLimit[],
  {channels, messageLimits, createId, site, kind}: MessageStoreOptions & {kind: MessageKind},
): Promise<StoreResult> {
  const deliveries = channels.map((channel) => {
    return {id: createId(), channel, kind, reference: lead.id, payload: {site}};
  });
  const text = kind === 'contact' ? lead.value.message : '';
  const reportId = createId();
  const due = new Date(lead.at.getTime() + summaryDelay);
  const report = {id: reportId, channel: 'mail', kind: heldKind, reference: reportId, payload: {site}, due} as const;
  const added = await withinLimits(sql, limits, lead.at, async () => {
    const [row] = await insertMessage(sql, lead, {kind, deliveries, report, text, limits, messageLimits});
    return row;
  });
  if (added !== undefined && 'kind' in added) return added;
  if (added?.state === 'received') return {kind: 'stored', id: added.id, deliveries};
  // The summary is not due yet, but the outbox has to learn when it is.
  if (added?.state === 'held') return {kind: 'held', id: added.id, deliveries: added.is_summarized ? [report] : []};
  const [stored] = await sql<{id: string; same: boolean}>`
    select id, coalesce(request_hash = ${hashRequest(lead.value)}, true) as same
    from contact_messages where idempotency_key = ${lead.key}`;
  if (stored === undefined) return (await findLimited(sql, limits, lead.at)) ?? {kind: 'unavailable', code: 'erased'};
  return stored.same ? {kind: 'repeat', id: stored.id, deliveries: []} : {kind: 'other-request'};
}

export type MessageStore = ReturnType<typeof createMessageStore>;

/** Stores messages, trial requests and requests for demos in Postgres. Its methods do not throw. */
export function createMessageStore(connect: () => Promise<Sql>, options: MessageStoreOptions) {
  const query = createSafeQuery(connect, options.timeout);
  return {
    accept: (lead: Lead<Message>, limits: readonly RateLimit[], kind: MessageKind = 'contact') =>
      query((sql) => accept(sql, lead, limits, {...options, kind})),
  };
}
