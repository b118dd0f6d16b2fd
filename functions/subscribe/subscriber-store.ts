import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import {findLimited, withinLimits} from '../database/within-limits';
import type {Lead, StoreResult} from '../leads/endpoint';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {requestSubscription, type RequestParts} from './request-subscription';
import {confirmAddress} from './confirm-address';
import {everyone, silenceAddress} from './mail-limits';
import {problems} from './problems';

import type {Subscription} from '#src/contracts/newsletter';

export type SubscriberStoreOptions = {
  /** Whether the CRM is notified of new subscribers. */
  notifyCrm: boolean;
  createId: () => string;
  /** Keys the hashes of addresses that want no mail. */
  secret: string | undefined;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** Stores subscribers in Postgres. Its methods do not throw. `site` is the origin of links in mails. */
export function createSubscriberStore(
  connect: () => Promise<Sql>,
  {notifyCrm, createId, secret, timeout}: SubscriberStoreOptions,
) {
  const query = createSafeQuery(connect, timeout);
  return {
    request: (lead: Lead<Subscription>, limits: Omit<RequestParts, 'mail'>, site: string) => {
      const about = {kind: 'newsletter-confirm', reference: lead.id, payload: {site}};
      const mail: NewDelivery = {id: createId(), channel: 'mail', ...about};
      return query(async (sql): Promise<StoreResult> => {
        const result = await withinLimits(sql, limits.limits, lead.at, () =>
          requestSubscription(sql, lead, {mail, ...limits}),
        );
        const isFull = result.kind === 'limited' && (await findLimited(sql, [everyone], lead.at)) !== undefined;
        return isFull ? {kind: 'refused', problem: problems.tomorrow} : result;
      });
    },
    confirm: (id: string, at: Date, site: string) =>
      query((sql) => confirmAddress(sql, {id, at, site, channels: notifyCrm ? ['mail', 'crm'] : ['mail']}, createId)),
    /** Addresses not on the list are left alone. */
    unsubscribe: (id: string, at: Date) =>
      query(async (sql) => {
        // An unconfirmed request leaves no trace; a former subscriber stays as proof of consent and of unsubscribing.
        const [denied] = await sql<{email: string}>`
          delete from subscribers where id = ${id}::uuid and state = 'pending' and confirmed_at is null returning email`;
        // Its owner doesn't want any: strangers may sign it up again each day.
        if (denied !== undefined && secret !== undefined) await silenceAddress(sql, denied.email, secret, at);
        await sql`
          with left_list as (
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
