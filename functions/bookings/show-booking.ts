import type {BookingRecord} from '../lib/booking/booking-record';
import {createLinks, manageToken} from '../lib/booking/calendar-links';
import {findHost} from '../lib/booking/hosts';
import type {Answer} from '../lib/http/answer';
import type {Problem} from '../lib/http/problem';
import {htmlResponse, jsonResponse, problemResponse} from '../lib/http/responses';
import {findSite} from '../lib/http/site';
import {wantsPage} from '../lib/http/submission';
import {secretsOf, unsignedReason} from '../lib/secrets';
import {readToken} from '../lib/token';
import {managePage} from './manage-page';
import type {BookingPorts} from './ports';
import {problems} from './problems';
import {refuseLink, refuseUnavailable} from './refuse';
import {lookUpTimes} from './take-booking';

/** Finds the booking that a token is for, or refuses the request. */
export async function findByToken(
  request: Request,
  token: unknown,
  ports: BookingPorts,
): Promise<{ok: true; booking: BookingRecord} | {ok: false; refused: Answer}> {
  const refused = (problem: Problem) => ({ok: false, refused: refuseLink(request, ports, problem)}) as const;
  // What is answered to a link of a booking holds new ones.
  const code = unsignedReason(ports.environment);
  if (code !== undefined) return {ok: false, refused: {...refuseLink(request, ports, problems.closed), code}};
  const read = readToken('booking-manage', token, secretsOf(ports.environment), ports.clock());
  if (!read.ok) return refused(problems[read.reason]);
  const found = await ports.store.find(read.subject);
  if (found.kind === 'unavailable') return {ok: false, refused: refuseUnavailable(request, ports, found)};
  return found.booking === undefined ? refused(problems.gone) : {ok: true, booking: found.booking};
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
    links: createLinks(booking, host, findSite(request, ports.environment), appSecret),
    availability: state === 'booked' ? await lookUpTimes(ports, id) : undefined,
    done: new URL(request.url).searchParams.get('done') ?? undefined,
    ...(problem && {problem}),
    support: supportMailbox.address,
  });
  return {response: htmlResponse(problem?.status ?? 200, page, problem?.headers), outcome};
}

/** `GET /api/bookings/manage?token=`: changes nothing, since mail scanners open links, too. */
export async function showBooking(request: Request, ports: BookingPorts): Promise<Answer> {
  const found = await findByToken(request, new URL(request.url).searchParams.get('token'), ports);
  return found.ok ? show(request, found.booking, ports) : found.refused;
}
