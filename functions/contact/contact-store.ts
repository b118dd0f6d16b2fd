import type {Sql} from '../lib/database/database';
import {withTimeout} from '../lib/database/database';
import type {RateLimit} from '../lib/database/rate-limit';
import {brokeLimit, secondsToWait} from '../lib/database/rate-limit';
import {errorCode} from '../lib/log';
import type {Channel} from '../lib/outbox/delivery';
import type {Lead, StoreResult} from '../lib/pipeline/types';
import {insertMessage, type Screening} from './insert-message';
import type {ContactStore} from './ports';

import type {ContactMessage} from '../../src/contracts/contact';

/** Longest wait for the database in milliseconds. */
const databaseTimeout = 8000;

/** What the store needs to know besides the message. */
export type ContactStoreOptions = {
  /** Who is told of a message. */
  channels: readonly Channel[];
  screening: Screening;
  createId: () => string;
  /** Longest wait for the database in milliseconds. */
  timeout?: number;
};

async function accept(
  sql: Sql,
  lead: Lead<ContactMessage>,
  limits: readonly RateLimit[],
  {channels, screening, createId}: ContactStoreOptions,
): Promise<StoreResult> {
  const deliveries = channels.map((channel) => {
    return {id: createId(), channel, kind: 'contact', reference: lead.id};
  });
  try {
    const [added] = await insertMessage(sql, lead, {deliveries, limits, screening});
    if (added?.state === 'received') return {kind: 'stored', id: added.id, deliveries};
    if (added !== undefined) return {kind: 'held', id: added.id, deliveries: []};
  } catch (error) {
    if (limits.length === 0 || !brokeLimit(error)) throw error;
    return {kind: 'limited', seconds: await secondsToWait(sql, limits, lead.at)};
  }
  const [stored] = await sql<{id: string}>`select id from contact_messages where idempotency_key = ${lead.key}`;
  if (stored === undefined) return {kind: 'unavailable', code: 'erased'};
  return {kind: 'repeat', id: stored.id, deliveries: []};
}

/** Contact messages in Postgres. `connect` is asked for each call and may throw. */
export function createContactStore(connect: () => Promise<Sql>, options: ContactStoreOptions): ContactStore {
  return {
    accept: (lead, limits) =>
      withTimeout(
        connect().then((sql) => accept(sql, lead, limits, options)),
        options.timeout ?? databaseTimeout,
      ).catch((error: unknown) => ({kind: 'unavailable', code: errorCode(error)})),
  };
}
