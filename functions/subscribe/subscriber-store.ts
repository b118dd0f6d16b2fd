import type {Sql} from '../lib/database/database';
import {withTimeout} from '../lib/database/database';
import {brokeLimit, secondsToWait} from '../lib/database/rate-limit';
import {errorCode} from '../lib/log';
import {askForNewsletter} from './ask-for-newsletter';
import {confirmAddress} from './confirm-address';
import type {SubscriberStore, Unavailable} from './ports';

/** Longest wait for the database in milliseconds. */
const databaseTimeout = 8000;

export type SubscriberStoreOptions = {
  /** Whether the CRM is told of addresses that join the list. */
  tellCrm: boolean;
  createId: () => string;
  /** Longest wait for the database in milliseconds. */
  timeout?: number;
};

/** Subscribers in Postgres. `connect` is asked for each call and may throw. */
export function createSubscriberStore(
  connect: () => Promise<Sql>,
  {tellCrm, createId, timeout = databaseTimeout}: SubscriberStoreOptions,
): SubscriberStore {
  const attempt = <T>(work: (sql: Sql) => Promise<T>): Promise<T | Unavailable> =>
    withTimeout(connect().then(work), timeout).catch((error: unknown) => {
      return {kind: 'unavailable', code: errorCode(error)};
    });
  return {
    request: (lead, limits, site) => {
      const about = {kind: 'newsletter-confirm', reference: lead.id, payload: {site}};
      return attempt((sql) =>
        askForNewsletter(sql, lead, limits, {id: createId(), channel: 'mail', ...about}).catch(
          async (error: unknown) => {
            if (!brokeLimit(error)) throw error;
            return {kind: 'limited', seconds: await secondsToWait(sql, limits, lead.at)};
          },
        ),
      );
    },
    confirm: (id, at, site) =>
      attempt((sql) => confirmAddress(sql, {id, at, site, channels: tellCrm ? ['mail', 'crm'] : ['mail']}, createId)),
    unsubscribe: (id, at) =>
      attempt(async (sql) => {
        // A request that was never confirmed leaves no trace; a confirmed one is kept as proof of both.
        await sql`
          with forgotten as (delete from subscribers where id = ${id}::uuid and state = 'pending')
          update subscribers set state = 'unsubscribed', unsubscribed_at = ${at.toISOString()}::timestamptz
          where id = ${id}::uuid and state = 'confirmed'`;
        return {kind: 'unsubscribed'};
      }),
  };
}
