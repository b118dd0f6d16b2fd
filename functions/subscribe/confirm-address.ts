import type {Sql} from '../lib/database/database';
import type {Channel, NewDelivery} from '../lib/outbox/delivery';
import {outboxRows} from '../lib/outbox/delivery';
import type {ConfirmResult} from './ports';

export type Confirmation = {id: string; at: Date; site: string; channels: readonly Channel[]};

/** Puts an address on the list, with the mail that welcomes whoever was not on it. */
export async function confirmAddress(
  sql: Sql,
  {id, at, site, channels}: Confirmation,
  createId: () => string,
): Promise<ConfirmResult> {
  const deliveries = channels.map((channel): NewDelivery => {
    return {id: createId(), channel, kind: 'newsletter-welcome', reference: id, payload: {site}};
  });
  const [row] = await sql<{fresh: boolean}>`
    with changed as (
      update subscribers set state = 'confirmed', confirmed_at = ${at.toISOString()}::timestamptz, unsubscribed_at = null
      where id = ${id}::uuid and state = 'pending'
      returning id
    ), queued as (
      insert into outbox select rows.* from changed, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    )
    select true as fresh from changed
    union all
    select false from subscribers where id = ${id}::uuid and state = 'confirmed'`;
  if (row === undefined) return {kind: 'gone'};
  return {kind: 'confirmed', deliveries: row.fresh ? deliveries : []};
}
