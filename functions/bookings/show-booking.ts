import type {BookingRecord} from '../lib/booking/booking-record';
import {createLinks, manageToken} from '../lib/booking/calendar-links';
import {findHost} from '../lib/booking/hosts';
import {secretsOf} from '../lib/environment';
import {refuse, type Answer} from '../lib/http/answer';
import {problems as shared, type Problem} from '../lib/http/problem';
import {htmlResponse, jsonResponse, problemResponse} from '../lib/http/responses';
import {wantsPage} from '../lib/http/submission';
import {readToken} from '../lib/token';
import {linkProblemPage} from './link-problem-page';
import {managePage} from './manage-page';
import type {BookingPorts} from './ports';
import {siteOf} from './ports';
import {inOurWords, problems} from './problems';
import {lookUpTimes} from './take-booking';

/** Refuses a link that leads nowhere: details for a script, a page for a person. */
export function refuseLink(request: Request, {environment}: BookingPorts, problem: Problem): Answer {
  return refuse(request, problem, () => linkProblemPage(problem, environment.supportMailbox.address));
}

/** Finds the booking that a token is for, or says why there is none. */
export async function findByToken(
  token: unknown,
  {environment, store, clock}: BookingPorts,
): Promise<{ok: true; booking: BookingRecord} | {ok: false; problem: Problem}> {
  const read = readToken('booking-manage', token, secretsOf(environment), clock());
  if (!read.ok) return {ok: false, problem: problems[read.reason]};
  const found = await store.find(read.subject);
  if (found.kind === 'unavailable') return {ok: false, problem: inOurWords(shared.unavailable)};
  return found.booking === undefined ? {ok: false, problem: problems.gone} : {ok: true, booking: found.booking};
}

/** How a booking stands: data for a script; for a person the page, with what can be done. */
export async function show(
  request: Request,
  booking: BookingRecord,
  ports: BookingPorts,
  problem?: Problem,
): Promise<Answer> {
  const {id, state, start, end, sequence} = booking;
  const outcome = problem?.outcome ?? 'shown';
  if (!wantsPage(request)) {
    if (problem !== undefined) return {response: problemResponse(problem), outcome};
    return {response: jsonResponse(200, {id, state, start, end, sequence}), outcome};
  }
  const {appSecret, supportMailbox} = ports.environment;
  const host = findHost(booking.host);
  const page = managePage({
    booking,
    host,
    token: manageToken(booking, appSecret),
    links: createLinks(booking, host, siteOf(request, ports), appSecret),
    availability: state === 'booked' ? await lookUpTimes(ports, id) : undefined,
    done: new URL(request.url).searchParams.get('done') ?? undefined,
    ...(problem && {problem}),
    support: supportMailbox.address,
  });
  return {response: htmlResponse(problem?.status ?? 200, page, problem?.headers), outcome};
}

/** `GET /api/bookings/manage?token=`: changes nothing, since mail scanners open links, too. */
export async function showBooking(request: Request, ports: BookingPorts): Promise<Answer> {
  const found = await findByToken(new URL(request.url).searchParams.get('token'), ports);
  return found.ok ? show(request, found.booking, ports) : refuseLink(request, ports, found.problem);
}
