import {createAsk} from '../lib/database/ask';
import type {Sql} from '../lib/database/database';
import {withinLimits} from '../lib/database/rate-limit';
import type {NewDelivery} from '../lib/outbox/delivery';
import {askForNewsletter} from './ask-for-newsletter';
import {confirmAddress} from './confirm-address';
import type {SubscriberStore} from './ports';

export type SubscriberStoreOptions = {
  /** Whether the CRM is told of addresses that join the list. */
  tellCrm: boolean;
  createId: () => string;
  /** Longest wait for the database in milliseconds. */
  timeout?: number;
};

/** Subscribers in Postgres. */
export function createSubscriberStore(
  connect: () => Promise<Sql>,
  {tellCrm, createId, timeout}: SubscriberStoreOptions,
): SubscriberStore {
  const ask = createAsk(connect, timeout);
  return {
    request: (lead, limits, site) => {
      const about = {kind: 'newsletter-confirm', reference: lead.id, payload: {site}};
      const mail: NewDelivery = {id: createId(), channel: 'mail', ...about};
      return ask((sql) => withinLimits(sql, limits, lead.at, () => askForNewsletter(sql, lead, limits, mail)));
    },
    confirm: (id, at, site) =>
      ask((sql) => confirmAddress(sql, {id, at, site, channels: tellCrm ? ['mail', 'crm'] : ['mail']}, createId)),
    unsubscribe: (id, at) =>
      ask(async (sql) => {
        // A request that was never confirmed leaves no trace; whoever was on the list is kept as proof of both.
        await sql`
          with forgotten as (delete from subscribers where id = ${id}::uuid and state = 'pending' and confirmed_at is null)
          update subscribers set state = 'unsubscribed', unsubscribed_at = ${at.toISOString()}::timestamptz
          where id = ${id}::uuid and (state = 'confirmed' or (state = 'pending' and confirmed_at is not null))`;
        return {kind: 'unsubscribed'};
      }),
  };
}
