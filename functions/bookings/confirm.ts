import {manageToken} from '../booking/calendar-links';
import type {BookingRecord} from '../booking/booking-record';
import type {Handled} from '../http/handle-and-log';
import {htmlResponse, jsonResponse, seeOther} from '../http/responses';
import {readSubmission} from '../http/submission';
import type {BookingContext} from './booking-context';
import {confirmPage} from './confirm-pages';
import {readLink} from './find-by-token';
import {problems} from './problems';
import {refuseLink, refuseUnavailable} from './refuse';

import {managePath} from '#src/contracts/booking';
import {readFields} from '#src/contracts/fields';

const readConfirm = (context: BookingContext, token: unknown) =>
  readLink(context, 'booking-confirm', token, problems.confirmExpired);

function redirectToBooking(booking: BookingRecord, {ports}: BookingContext): Response {
  return seeOther(`${managePath}?token=${manageToken(booking, ports.environment.appSecret)}&done=booked`);
}

/** `GET /api/bookings/confirm?token=`: a page with a button. It changes nothing, because mail scanners open links. */
export async function showConfirm(context: BookingContext, token: string | null): Promise<Handled> {
  const read = await readConfirm(context, token);
  if (!read.ok) return read.refused;
  const {store, environment, clock} = context.ports;
  const lookup = await store.find(read.id);
  if (lookup.kind === 'unavailable') return refuseUnavailable(context, lookup);
  const {booking} = lookup;
  if (booking === undefined || booking.state === 'cancelled' || booking.start <= clock()) {
    return refuseLink(context, problems.confirmExpired);
  }
  if (booking.state === 'booked') return {response: redirectToBooking(booking, context), outcome: 'confirmed'};
  const page = confirmPage(booking, token ?? '', environment.supportMailbox.address, clock());
  return {response: htmlResponse(200, page), outcome: 'shown'};
}

/** `POST /api/bookings/confirm` with `token`: books the time that is held. Safe to repeat. */
export async function confirmHeld(context: BookingContext): Promise<Handled> {
  const {caller, ports, site} = context;
  const posted = await readSubmission(context.request);
  if (!posted.ok) return refuseLink(context, problems[posted.reason]);
  const {kind, values} = posted.submission;
  const read = await readConfirm(context, readFields(values).get('token'));
  if (!read.ok) return read.refused;
  const result = await ports.store.confirm(read.id, site, ports.clock());
  if (result.kind === 'unavailable') return refuseUnavailable(context, result);
  if (result.kind === 'gone') return refuseLink(context, problems.confirmExpired);
  if (result.kind === 'taken') return refuseLink(context, problems.confirmTaken);
  const {booking, deliveries} = result;
  caller.defer(ports.outbox.deliver(deliveries, caller.requestId));
  const response =
    kind === 'json' ? jsonResponse(200, {state: 'booked', start: booking.start}) : redirectToBooking(booking, context);
  return {response, outcome: 'confirmed'};
}
