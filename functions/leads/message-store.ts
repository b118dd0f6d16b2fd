import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {findLimited, withinLimits} from '../database/within-limits';
import {hashRequest} from '../http/request-hash';
import type {Channel} from '../delivery/outbox/delivery';
import type {Lead, StoreResult} from './endpoint';
import {heldKind} from './held-messages';
import {insertMessage, type Message, type MessageKind} from './insert-message';
import type {MessageLimits} from './screen-message';

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
