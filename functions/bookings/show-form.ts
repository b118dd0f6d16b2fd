import {addMinutes} from '../booking/demo-times';
import type {BookingRules} from '../booking/hosts';
import type {Handled} from '../http/handle-and-log';
import {htmlResponse} from '../http/responses';
import {readSource} from '../leads/read-source';
import {checkMailPage, type Held} from './confirm-pages';
import {formPage} from './form-page';
import {problems} from './problems';
import {findClosed, refuseLink} from './refuse';
import type {BookingContext} from './booking-context';

import {parseInstant} from '#src/contracts/booking';
import {isTimeZone} from '#src/contracts/local-time';

/** The time a form post was redirected with, if it has to be confirmed. */
function readHeld(parameters: URLSearchParams, {sessionMinutes}: BookingRules): Held | undefined {
  const [start, until] = ['held', 'until'].map((name) => parseInstant(parameters.get(name)));
  const zone = parameters.get('zone') ?? '';
  if (start === undefined || !isTimeZone(zone)) return undefined;
  return {start, end: addMinutes(start, sessionMinutes), until, zone};
}

/** `GET /api/bookings/form`: days, times and a form for browsers without JavaScript. */
export async function showForm(context: BookingContext): Promise<Handled> {
  const {request, ports, lookUpTimes} = context;
  const closed = findClosed(context);
  if (closed !== undefined) return {...(await refuseLink(context, closed.problem)), code: closed.code};
  const {searchParams} = new URL(request.url);
  const held = readHeld(searchParams, ports.rules);
  if (held !== undefined) {
    return {
      response: htmlResponse(200, checkMailPage(held, ports.environment.supportMailbox.address)),
      outcome: 'held',
    };
  }
  const availability = await lookUpTimes();
  const values = {zone: searchParams.get('zone') ?? '', from: searchParams.get('from') ?? ''};
  const source = readSource(Object.fromEntries(searchParams), request);
  const input = {key: ports.createId(), values, source};
  const support = ports.environment.supportMailbox.address;
  if (availability === undefined) {
    const problem = {
      ...problems.unavailable,
      title: 'We can’t load open times',
      detail: 'Try again in 30 seconds.',
    };
    const page = formPage({availability, input, problem, support});
    return {response: htmlResponse(problem.status, page, problem.headers), outcome: 'unavailable'};
  }
  return {response: htmlResponse(200, formPage({availability, input, support})), outcome: 'shown'};
}
