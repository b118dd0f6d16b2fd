import type {Sql} from '../database/sql';
import type {ClaimedDelivery} from '../delivery/outbox/delivery';
import {findBooking} from './booking-record';
import {cancelTime} from './change';
import {cancelledNotices} from './notices';

import {randomUUID} from 'node:crypto';

/**
 * Cancels a booking whose invitation the visitor's mail server refused permanently. The host and the CRM are notified;
 * mail to the visitor would be refused again.
 */
export async function cancelRefused(sql: Sql, {reference, payload}: ClaimedDelivery, at: Date): Promise<void> {
  const booking = await findBooking(sql, reference);
  if (booking?.state !== 'booked') return;
  const [crm] = await sql`select 1 from outbox where reference = ${reference}::uuid and channel = 'crm' limit 1`;
  const notices = cancelledNotices({
    id: booking.id,
    start: booking.start,
    sequence: booking.sequence + 1,
    site: String(payload['site']),
    at,
    channels: crm === undefined ? ['mail'] : ['mail', 'crm'],
    createId: randomUUID,
  });
  await cancelTime(
    sql,
    booking,
    at,
    notices.filter(({kind}) => kind !== 'booking-visitor-cancelled'),
  );
}
