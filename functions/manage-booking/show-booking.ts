import type {BookingRecord} from '../scheduling/booking-record';
import {createLinks, manageToken} from '../scheduling/calendar-links';
import {canUndo} from '../scheduling/change';
import {findHost} from '../scheduling/hosts';
import type {Handled} from '../http/handle-and-log';
import {htmlResponse, jsonResponse, problemResponse} from '../http/responses';
import type {Problem} from '../http/problems/problem';
import {managePage} from './manage-page';
import type {BookingContext} from '../scheduling/booking-endpoint';

/** Shows a booking: JSON for API clients, for browsers a page where it can be changed. */
export async function showBooking(
  context: BookingContext,
  booking: BookingRecord,
  problem?: Problem,
): Promise<Handled> {
  const {request, ports, asPage, site, lookUpTimes} = context;
  const {id, state, start, end, sequence} = booking;
  const outcome = problem?.outcome ?? 'shown';
  if (!asPage) {
    if (problem !== undefined) return {response: problemResponse(problem), outcome};
    return {response: jsonResponse(200, {id, state, start, end, sequence}), outcome};
  }
  const {appSecret, supportMailbox} = ports.environment;
  const host = findHost(booking.host);
  const {searchParams} = new URL(request.url);
  const page = managePage({
    booking,
    host,
    token: manageToken(booking, appSecret),
    links: createLinks(booking, host, site, appSecret),
    availability: state === 'booked' || problem ? await lookUpTimes(id) : undefined,
    view: searchParams.get('view') ?? undefined,
    from: searchParams.get('from') ?? undefined,
    done: searchParams.get('done') ?? undefined,
    isUndoable: canUndo(booking, ports.clock()),
    ...(problem && {problem}),
    support: supportMailbox.address,
  });
  return {response: htmlResponse(problem?.status ?? 200, page, problem?.headers), outcome};
}
