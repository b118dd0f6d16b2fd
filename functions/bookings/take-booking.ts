import {type Booked, bookingFormPath, managePath, type Requested} from '#src/contracts/booking';
import {bookingForm, type BookingRequest} from '#src/contracts/booking-form';
import {jsonResponse, seeOther} from '../http/responses';
import type {Caller, FormHandler, StoreResult} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import type {MessageStore} from '../leads/message-store';
import {
  type BookingContext,
  type ChangePorts,
  createBookingContext,
  refuseLink,
  respond,
} from '../scheduling/booking-endpoint';
import type {BookingRecord} from '../scheduling/booking-record';
import {createLinks, manageToken} from '../scheduling/calendar-links';
import {addMinutes} from '../scheduling/claim';
import {networkLimits} from '../scheduling/gate';
import {type BookingRules, findHost} from '../scheduling/hosts';
import {otherCalendar} from '../scheduling/other-calendar';
import {problems, startProblem, takenProblem} from '../scheduling/problems';
import {secondsLimited, type TimesMemory} from '../scheduling/times-cache';
import {daySeconds} from '../security/rate-subject';
import {unmailedReason} from '../setup/environment';
import {formPage, readEmptyForm} from './form-page';

/** Dependencies of new bookings. */
export type NewBookingPorts = ChangePorts & {
  /** Where requests go. */
  messages: MessageStore;
  memory: TimesMemory;
  rules: BookingRules;
};

/** Why booking is closed, if it is. */
export function findClosed({environment}: NewBookingPorts) {
  const code = unmailedReason(environment);
  return code === undefined ? undefined : {problem: problems.closed, code};
}

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

/** Its handler is created per request, because the response needs the stored booking. */
function takeBooking(context: BookingContext<NewBookingPorts>): Promise<Response> {
  const {request, caller, ports, site, lookUpTimes} = context;
  const {store, messages, memory, environment, rules} = ports;
  const {appSecret, bookingLimit} = environment;
  let booking: BookingRecord | undefined;
  let wish: BookingRequest | undefined;
  const handler: FormHandler<BookingRequest> = {
    // Requests, and times that are taken; the gate says how many bookings take a time.
    allowances: [{allowed: 8 * bookingLimit, seconds: daySeconds}],
    closed: () => findClosed(ports),
    async store(lead, limits): Promise<StoreResult> {
      const {id, key, at, value, source, suspicions} = lead;
      const subject = limits[0]?.subject;
      const seconds = await secondsLimited(memory, {subject, start: value.start, now: at}, lookUpTimes);
      if (seconds > 0) return {kind: 'limited', seconds};
      const gate = networkLimits(caller.ip, appSecret ?? '', bookingLimit);
      const isTrusted = suspicions.length === 0;
      const result = await store.book(
        {id, key, at, request: value, source, by: 'visitor'},
        {site, limits: gate, isTrusted},
        limits,
      );
      if (result.kind === 'invalid-start') return {kind: 'refused', problem: startProblem(result.error)};
      if (result.kind === 'taken') return {kind: 'refused', problem: takenProblem(await lookUpTimes())};
      if (result.kind === 'limited' && subject !== undefined)
        (memory.limited ??= new Map()).set(subject, addMinutes(at, result.seconds / 60));
      if (result.kind === 'unavailable' || result.kind === 'other-request' || result.kind === 'limited') return result;
      if (result.kind === 'request') {
        wish = value;
        return messages.accept({...lead, value: toMessage(value)}, limits, 'request');
      }
      ({booking} = result);
      if (result.kind === 'stored') {
        // Neither the edge nor this process may keep the old times.
        delete memory.listed;
        caller.defer(ports.purgeTimes(caller.requestId));
      }
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
      const form = await readEmptyForm(ports.readPage);
      return formPage({availability, form, input, problem, support: environment.supportMailbox.address});
    },
  };
  return handleForm(bookingForm, handler, request, caller, ports);
}

/** Responds to `POST /api/bookings` as `functions/guides/bookings.md` lists. It does not throw. */
export function handleBooking(request: Request, caller: Caller, ports: NewBookingPorts): Promise<Response> {
  const context = createBookingContext(request, caller, ports);
  // The pipeline writes its own log line.
  if (ports.environment.ownsCalendar) return takeBooking(context);
  return respond(context, () => refuseLink(context, otherCalendar));
}
