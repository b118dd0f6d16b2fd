import {createLinks, manageToken} from '../booking/calendar-links';
import type {BookingRecord} from '../booking/booking-record';
import {addMinutes} from '../booking/demo-times';
import {gateLimits} from '../booking/gate';
import {findHost} from '../booking/hosts';
import {jsonResponse, seeOther} from '../http/responses';
import type {FormHandler, StoreResult} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import {bookingAllowances} from './booking-limits';
import {formPage} from './form-page';
import {startProblem, takenProblem} from './problems';
import {findClosed} from './refuse';
import {noteChange, type BookingContext} from './booking-context';

import type {Booked, Requested} from '#src/contracts/booking';
import {bookingFormPath, managePath} from '#src/contracts/booking';
import {bookingForm, type BookingRequest} from '#src/contracts/booking-form';

function describeBooking(booking: BookingRecord, site: string, secret: string | undefined): Booked {
  const {id, start, end} = booking;
  const host = findHost(booking.host);
  const {manage, calendars} = createLinks(booking, host, site, secret);
  return {id, start: start.toISOString(), end: end.toISOString(), host: host.name, manageUrl: manage, calendars};
}

/** A request as a message with its wished time, so that it is stored, listed, exported and erased like any other. */
const toMessage = ({name, email, company, topic, start, zone}: BookingRequest) => ({
  ...{firstName: name, lastName: '', email, company, message: topic},
  wish: {start, zone},
});

/** `POST /api/bookings`. Its handler is created per request, because the response needs the stored booking. */
export async function takeBooking(context: BookingContext): Promise<Response> {
  const {request, caller, ports, site, lookUpTimes} = context;
  const {store, messages, environment, rules, capacity} = ports;
  const {appSecret, bookingLimit} = environment;
  let booking: BookingRecord | undefined;
  let wish: BookingRequest | undefined;
  const handler: FormHandler<BookingRequest> = {
    allowances: bookingAllowances(bookingLimit),
    closed: () => findClosed(context),
    async store(lead, limits): Promise<StoreResult> {
      const {id, key, at, value, source, suspicions} = lead;
      const gate = gateLimits(value.email, {ip: caller.ip, secret: appSecret ?? '', bookingLimit}, capacity);
      const isTrusted = suspicions.length === 0;
      const result = await store.book(
        {id, key, at, request: value, source, by: 'visitor'},
        {site, limits: gate, isTrusted},
      );
      if (result.kind === 'invalid-start') return {kind: 'refused', problem: startProblem(result.error)};
      if (result.kind === 'taken') return {kind: 'refused', problem: takenProblem(await lookUpTimes())};
      if (result.kind === 'unavailable' || result.kind === 'other-request') return result;
      if (result.kind === 'request') {
        wish = value;
        return messages.accept({...lead, value: toMessage(value)}, limits, 'request');
      }
      ({booking} = result);
      if (result.kind === 'stored') noteChange(context);
      return {...result, id: booking.id};
    },
    respond(kind, id) {
      if (wish !== undefined) {
        const start = wish.start.toISOString();
        const query = new URLSearchParams({requested: start, zone: wish.zone}).toString();
        if (kind === 'form') return seeOther(`${bookingFormPath}?${query}`);
        const end = addMinutes(wish.start, rules.sessionMinutes).toISOString();
        return jsonResponse(202, {state: 'requested', start, end} satisfies Requested);
      }
      if (booking === undefined) return jsonResponse(201, {id});
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
