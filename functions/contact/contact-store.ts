import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {findLimited, withinLimits} from '../database/within-limits';
import {hashRequest} from '../http/request-hash';
import type {Channel} from '../delivery/outbox/delivery';
import type {Lead, StoreResult} from '../leads/endpoint';
import {heldKind} from '../leads/held-messages';
import {insertMessage, type MessageKind} from './insert-message';
import type {SpamLimits} from './screen-message';

import type {ContactMessage} from '#src/contracts/contact';

/** Context of a message to store. */
export type ContactStoreOptions = {
  /** Channels the message is delivered to. */
  channels: readonly Channel[];
  spamLimits: SpamLimits;
  createId: () => string;
  /** Origin of the site, for links. */
  site: string;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** Milliseconds until the team gets the summary of a flood: it lists what arrived until then. */
const summaryDelay = 10 * 60_000;

async function accept(
  sql: Sql,
  lead: Lead<ContactMessage>,
  limits: readonly RateLimit[],
  {channels, spamLimits, createId, site, kind}: ContactStoreOptions & {kind: MessageKind},
): Promise<StoreResult> {
  const deliveries = channels.map((channel) => {
    return {id: createId(), channel, kind, reference: lead.id, payload: {site}};
  });
  const text = kind === 'contact' ? lead.value.message : '';
  const reportId = createId();
  const due = new Date(lead.at.getTime() + summaryDelay);
  const report = {id: reportId, channel: 'mail', kind: heldKind, reference: reportId, payload: {site}, due} as const;
  const added = await withinLimits(sql, limits, lead.at, async () => {
    const [row] = await insertMessage(sql, lead, {kind, deliveries, report, text, limits, spamLimits});
    return row;
  });
  if (added !== undefined && 'kind' in added) return added;
  if (added?.state === 'received') return {kind: 'stored', id: added.id, deliveries};
  // The summary is not due yet, but the outbox has to learn when it is.
  if (added?.state === 'held') return {kind: 'held', id: added.id, deliveries: added.is_flood ? [report] : []};
  const [stored] = await sql<{id: string; same: boolean}>`
    select id, coalesce(request_hash = ${hashRequest(lead.value)}, true) as same
    from contact_messages where idempotency_key = ${lead.key}`;
  if (stored === undefined) return (await findLimited(sql, limits, lead.at)) ?? {kind: 'unavailable', code: 'erased'};
  return stored.same ? {kind: 'repeat', id: stored.id, deliveries: []} : {kind: 'other-request'};
}

/** Stores contact messages in Postgres. Its methods do not throw. */
export function createContactStore(connect: () => Promise<Sql>, options: ContactStoreOptions) {
  const query = createSafeQuery(connect, options.timeout);
  return {
    accept: (lead: Lead<ContactMessage>, limits: readonly RateLimit[], kind: MessageKind = 'contact') =>
      query((sql) => accept(sql, lead, limits, {...options, kind})),
  };
}
