import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import {withinLimits} from '../database/within-limits';
import type {Lead} from '../leads/endpoint';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {requestSubscription, type RequestParts} from './request-subscription';
import {confirmAddress} from './confirm-address';

import type {Subscription} from '#src/contracts/newsletter';

export type SubscriberStoreOptions = {
  /** Whether the CRM is notified of new subscribers. */
  notifyCrm: boolean;
  createId: () => string;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** Stores subscribers in Postgres. Its methods do not throw. `site` is the origin of links in mails. */
export function createSubscriberStore(
  connect: () => Promise<Sql>,
  {notifyCrm, createId, timeout}: SubscriberStoreOptions,
) {
  const query = createSafeQuery(connect, timeout);
  return {
    request: (lead: Lead<Subscription>, limits: Omit<RequestParts, 'mail'>, site: string) => {
      const about = {kind: 'newsletter-confirm', reference: lead.id, payload: {site}};
      const mail: NewDelivery = {id: createId(), channel: 'mail', ...about};
      return query((sql) =>
        withinLimits(sql, limits.limits, lead.at, () => requestSubscription(sql, lead, {mail, ...limits})),
      );
    },
    confirm: (id: string, at: Date, site: string) =>
      query((sql) => confirmAddress(sql, {id, at, site, channels: notifyCrm ? ['mail', 'crm'] : ['mail']}, createId)),
    /** Addresses not on the list are left alone. */
    unsubscribe: (id: string, at: Date) =>
      query(async (sql) => {
        // An unconfirmed request leaves no trace; a former subscriber stays as proof of consent and of unsubscribing.
        await sql`
          with deleted as (
            delete from subscribers where id = ${id}::uuid and state = 'pending' and confirmed_at is null
          ), left_list as (
            update subscribers set state = 'unsubscribed', unsubscribed_at = ${at.toISOString()}::timestamptz
            where id = ${id}::uuid and (state = 'confirmed' or (state = 'pending' and confirmed_at is not null))
            returning id
          )
          insert into subscriber_events (subscriber_id, event, at)
          select id, 'unsubscribed', ${at.toISOString()}::timestamptz from left_list`;
        return {kind: 'unsubscribed'} as const;
      }),
  };
}
