import {createLinks, manageToken} from '../lib/booking/calendar-links';
import type {BookingRecord} from '../lib/booking/booking-record';
import {describeTimes} from '../lib/booking/describe-times';
import {findHost} from '../lib/booking/hosts';
import type {Answer} from '../lib/http/answer';
import {htmlResponse, jsonResponse, seeOther} from '../lib/http/responses';
import {findSite} from '../lib/http/site';
import {wantsPage} from '../lib/http/submission';
import {runPipeline} from '../lib/pipeline/pipeline';
import type {Caller, Endpoint, StoreResult} from '../lib/pipeline/types';
import {allowPeople} from '../lib/rate-subject';
import {unsignedReason} from '../lib/secrets';
import {formPage} from './form-page';
import type {BookingPorts} from './ports';
import {problems, words} from './problems';
import {faultProblem, takenProblem} from './refusals';

import type {Availability, Booked, BookingRequest} from '#src/contracts/booking';
import {managePath, parseBooking} from '#src/contracts/booking';

/** Free times as the pages and refusals hold them; nothing when the database does not answer. */
export async function lookUpTimes(ports: BookingPorts, except?: string): Promise<Availability | undefined> {
  const found = await ports.store.listTimes(undefined, ports.clock(), except);
  return found.kind === 'times' ? describeTimes(found.times, ports.rules, ports.hosts) : undefined;
}

function describeBooking(booking: BookingRecord, site: string, secret: string | undefined): Booked {
  const {id, start, end} = booking;
  const host = findHost(booking.host);
  const {manage, calendars} = createLinks(booking, host, site, secret);
  return {id, start: start.toISOString(), end: end.toISOString(), host: host.name, manageUrl: manage, calendars};
}

/** `POST /api/bookings`: one endpoint a request, because its pages and answers need what was found on the way. */
export async function takeBooking(request: Request, caller: Caller, ports: BookingPorts): Promise<Response> {
  const {store, environment} = ports;
  const {appSecret} = environment;
  const site = findSite(request, ports.environment);
  let times = wantsPage(request) ? await lookUpTimes(ports) : undefined;
  let booking: BookingRecord | undefined;
  const endpoint: Endpoint<BookingRequest> = {
    event: 'booking',
    parse: parseBooking,
    allowances: allowPeople(environment.contactLimit),
    closed: () => {
      const code = unsignedReason(environment);
      return code === undefined ? undefined : {problem: problems.closed, code};
    },
    async store({id, key, at, value}, limits): Promise<StoreResult> {
      const result = await store.book({id, key, at, request: value}, site, limits);
      if (result.kind === 'never') return {kind: 'refused', problem: faultProblem(result.fault)};
      if (result.kind === 'taken') {
        times = await lookUpTimes(ports);
        return {kind: 'refused', problem: takenProblem(times)};
      }
      if (result.kind === 'limited' || result.kind === 'unavailable') return result;
      ({booking} = result);
      return {...result, id: booking.id};
    },
    answer(kind, id) {
      if (booking === undefined) return jsonResponse(201, {id});
      if (kind === 'json') return jsonResponse(201, describeBooking(booking, site, appSecret));
      return seeOther(`${managePath}?token=${manageToken(booking, appSecret)}&done=booked`);
    },
    words,
    page: (problem, typed, support) => formPage({availability: times, typed, problem, support}),
  };
  return runPipeline(request, caller, endpoint, ports);
}

/** `GET /api/bookings/form`: days, times and a form, without script. */
export async function showForm(request: Request, ports: BookingPorts): Promise<Answer> {
  const availability = await lookUpTimes(ports);
  const typed = {key: ports.createId(), values: {zone: new URL(request.url).searchParams.get('zone') ?? ''}};
  const support = ports.environment.supportMailbox.address;
  if (availability === undefined) {
    const {status, headers} = problems.closed;
    const page = formPage({availability, typed, problem: problems.closed, support});
    return {response: htmlResponse(status, page, headers), outcome: 'unavailable'};
  }
  return {response: htmlResponse(200, formPage({availability, typed, support})), outcome: 'shown'};
}
