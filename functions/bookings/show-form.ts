import {bookingFormPath, parseInstant} from '#src/contracts/booking';
import {isTimeZone} from '#src/contracts/local-time';
import type {Handled} from '../http/handle-and-log';
import {html, htmlPage} from '../http/html';
import {type HtmlPage, htmlResponse} from '../http/responses';
import type {Caller} from '../leads/endpoint';
import {readSource} from '../leads/read-source';
import {type BookingContext, createBookingContext, refuseLink, respondToRead} from '../scheduling/booking-endpoint';
import {addMinutes} from '../scheduling/claim';
import {describeWhen} from '../scheduling/describe-when';
import type {BookingRules} from '../scheduling/hosts';
import {rememberTimes} from '../scheduling/times-cache';
import {formPage, readEmptyForm, unavailable} from './form-page';
import {findClosed, type NewBookingPorts} from './take-booking';

/** The page after the form, if the team has to book the time. Only text: it says nothing about what is stored. */
function requestedPage(
  start: Date,
  {sessionMinutes}: BookingRules,
  zone: string,
  support: string,
  phone: string,
): HtmlPage {
  const {date, time, zoneName} = describeWhen(start, addMinutes(start, sessionMinutes), zone);
  const title = 'We’ve got your request';
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>
        We’ve got your request for ${date}, ${time}, ${zoneName}. We’ll confirm by email within one working day. If you
        don’t hear from us, call ${phone}.
      </p>
      <p class="fn-other">Questions? Email <a href="mailto:${support}">${support}</a>.</p>`,
  );
}

/** `GET /api/bookings/form`: days, times and a form for browsers without JavaScript. */
async function showForm(context: BookingContext<NewBookingPorts>): Promise<Handled> {
  const {request, ports, lookUpTimes} = context;
  const closed = findClosed(ports);
  if (closed !== undefined) return {...(await refuseLink(context, closed.problem)), code: closed.code};
  const {searchParams} = new URL(request.url);
  const {address} = ports.environment.supportMailbox;
  const [requested, zone] = [parseInstant(searchParams.get('requested')), searchParams.get('zone') ?? ''];
  if (requested !== undefined && isTimeZone(zone)) {
    return {
      response: htmlResponse(200, requestedPage(requested, ports.rules, zone, address, ports.environment.companyPhone)),
      outcome: 'requested',
    };
  }
  const availability = await rememberTimes(ports.memory, ports.clock(), lookUpTimes);
  const values = {zone, from: searchParams.get('from') ?? ''};
  const source = {form: bookingFormPath, ...readSource(Object.fromEntries(searchParams), request)};
  const input = {key: ports.createId(), values, source};
  const form = await readEmptyForm(ports.readPage);
  const problem = availability === undefined || form === undefined ? unavailable : undefined;
  const page = formPage({availability, form, input, ...(problem && {problem}), support: address});
  return {
    response: htmlResponse(problem?.status ?? 200, page, problem?.headers),
    outcome: problem === undefined ? 'shown' : 'unavailable',
  };
}

/** Responds to `/api/bookings/form`. It does not throw. */
export const showFormPage = (request: Request, caller: Caller, ports: NewBookingPorts): Promise<Response> =>
  respondToRead(createBookingContext(request, caller, ports), showForm);
