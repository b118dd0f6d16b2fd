import {createLinks, manageToken} from '../booking/calendar-links';
import type {BookingRecord} from '../booking/booking-record';
import {findHost} from '../booking/hosts';
import {jsonResponse, seeOther} from '../http/responses';
import type {FormHandler, StoreResult} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import {bookingAllowances, mailboxBookings} from './booking-limits';
import {formPage} from './form-page';
import {startProblem, problems, takenProblem} from './problems';
import {findClosed} from './refuse';
import type {BookingContext} from './booking-context';

import type {Booked, HeldTime} from '#src/contracts/booking';
import {bookingFormPath, managePath} from '#src/contracts/booking';
import {bookingForm, type BookingRequest} from '#src/contracts/booking-form';

function describeBooking(booking: BookingRecord, site: string, secret: string | undefined): Booked {
  const {id, start, end} = booking;
  const host = findHost(booking.host);
  const {manage, calendars} = createLinks(booking, host, site, secret);
  return {id, start: start.toISOString(), end: end.toISOString(), host: host.name, manageUrl: manage, calendars};
}

/** Response for a booking that its visitor has to confirm by mail. It has no link: only the mail has. */
function respondHeld(kind: 'json' | 'form', {start, end, heldUntil, zone}: BookingRecord): Response {
  const until = heldUntil?.toISOString();
  if (kind === 'form') {
    const held = {held: start.toISOString(), ...(until !== undefined && {until}), zone};
    return seeOther(`${bookingFormPath}?${new URLSearchParams(held).toString()}`);
  }
  const body: HeldTime = {
    state: 'unconfirmed',
    start: start.toISOString(),
    end: end.toISOString(),
    heldUntil: until ?? null,
  };
  return jsonResponse(202, body);
}

/** `POST /api/bookings`. Its handler is created per request, because the response needs the stored booking. */
export async function takeBooking(context: BookingContext): Promise<Response> {
  const {request, caller, ports, site, lookUpTimes} = context;
  const {store, environment} = ports;
  const {appSecret, bookingLimit} = environment;
  let booking: BookingRecord | undefined;
  const handler: FormHandler<BookingRequest> = {
    allowances: bookingAllowances(bookingLimit),
    sender: 'one network or one email address',
    closed: () => findClosed(context),
    async store({id, key, at, value, source, suspicions}, limits): Promise<StoreResult> {
      // A held booking would block its time, so suspicious ones are refused with advice.
      if (suspicions.length > 0) return {kind: 'refused', problem: problems.suspicious};
      const ofMailbox = mailboxBookings(value.email, bookingLimit, appSecret);
      const result = await store.book({id, key, at, request: value, source}, site, [...limits, ...ofMailbox]);
      if (result.kind === 'invalid-start') return {kind: 'refused', problem: startProblem(result.error)};
      if (result.kind === 'taken') return {kind: 'refused', problem: takenProblem(await lookUpTimes())};
      if (result.kind === 'limited' || result.kind === 'unavailable' || result.kind === 'other-request') return result;
      ({booking} = result);
      return {...result, id: booking.id};
    },
    respond(kind, id) {
      if (booking === undefined) return jsonResponse(201, {id});
      if (booking.state === 'unconfirmed') return respondHeld(kind, booking);
      if (kind === 'json') return jsonResponse(201, describeBooking(booking, site, appSecret));
      return seeOther(`${managePath}?token=${manageToken(booking, appSecret)}&done=booked`);
    },
    async page(problem, input) {
      // The form is shown only if the fields could be read and the database responds.
      const hasForm = input.values !== undefined && problem.status < 500;
      const availability = hasForm ? await lookUpTimes() : undefined;
      return formPage({availability, input, problem, support: environment.supportMailbox.address});
    },
  };
  return handleForm(bookingForm, handler, request, caller, ports);
}
