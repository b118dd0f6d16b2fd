import type {Sql} from '../database/sql';
import type {ClaimedDelivery} from '../delivery/outbox/delivery';
import {isToCompany} from '../delivery/outbox/kinds';
import {findBooking} from './booking-record';
import {cancelTime} from './change';
import {cancelledNotices} from './notices';

import {randomUUID} from 'node:crypto';

/** Whether the company's last mail was accepted. Until it was, a refusal may be about us. */
async function isMailWorking(sql: Sql): Promise<boolean> {
  const [row] = await sql<{state: string}>`
    select state from outbox
    where channel = 'mail' and ${isToCompany(sql)} and (
      state = 'claimed' or (state = 'waiting' and code is not null) or (done_at is not null and state in ('sent', 'dead'))
    )
    order by done_at desc nulls first limit 1`;
  return row === undefined || row.state === 'sent';
}

/**
 * Cancels a booking whose invitation was refused because the visitor's address doesn't exist. The host and the CRM are
 * notified; mail to the visitor would be refused again. Returns whether the refusal is final: while the company's own
 * mail fails, the invitation is retried.
 */
export async function cancelRefused(sql: Sql, {reference, payload}: ClaimedDelivery, at: Date): Promise<boolean> {
  if (!(await isMailWorking(sql))) return false;
  const booking = await findBooking(sql, reference);
  if (booking?.state !== 'booked') return true;
  const [crm] = await sql`select 1 from outbox where reference = ${reference}::uuid and channel = 'crm' limit 1`;
  const {id, start, sequence} = booking;
  const occasion = {id, start, sequence: sequence + 1, site: String(payload['site']), at, createId: randomUUID};
  const notices = cancelledNotices({...occasion, channels: crm === undefined ? ['mail'] : ['mail', 'crm']}, true);
  await cancelTime(sql, booking, at, notices);
  return true;
}

/** Deletes an unconfirmed booking whose visitor's address doesn't exist, and frees its time. Returns as `cancelRefused`. */
export async function releaseHold(sql: Sql, id: string): Promise<boolean> {
  if (!(await isMailWorking(sql))) return false;
  await sql`delete from bookings where id = ${id}::uuid and state = 'unconfirmed'`;
  return true;
}
