import type {Sql} from '../database/sql';
import type {Channel, NewDelivery} from '../delivery/outbox/delivery';
import {outboxRows} from '../delivery/outbox/delivery';

export type Confirmation = {id: string; at: Date; site: string; channels: readonly Channel[]};

type ConfirmResult =
  /** On the list. `deliveries` were written with it; none if it already was. */
  | {kind: 'confirmed'; deliveries: readonly NewDelivery[]}
  /** Unsubscribed since, or unconfirmed for so long that it was deleted. */
  | {kind: 'gone'};

/** Adds an address to the list, with a welcome mail if it is new. */
export async function confirmAddress(
  sql: Sql,
  {id, at, site, channels}: Confirmation,
  createId: () => string,
): Promise<ConfirmResult> {
  const deliveries = channels.map((channel): NewDelivery => {
    return {id: createId(), channel, kind: 'newsletter-welcome', reference: id, payload: {site}};
  });
  const [fresh] = await sql<{id: string}>`
    with changed as (
      update subscribers set state = 'confirmed', confirmed_at = ${at.toISOString()}::timestamptz, unsubscribed_at = null
      where id = ${id}::uuid and state = 'pending'
      returning id
    ), logged as (
      insert into subscriber_events (subscriber_id, event, at) select id, 'confirmed', ${at.toISOString()}::timestamptz from changed
    ), queued as (
      insert into outbox select rows.* from changed, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    )
    select id from changed`;
  if (fresh !== undefined) return {kind: 'confirmed', deliveries};
  // A separate statement: the one above sees the list as it was before a concurrent confirmation it waited for.
  const [confirmed] = await sql`select 1 from subscribers where id = ${id}::uuid and state = 'confirmed'`;
  return confirmed === undefined ? {kind: 'gone'} : {kind: 'confirmed', deliveries: []};
}
