import {answerLogged, type Answer} from '../lib/http/answer';
import {readSubmission} from '../lib/http/submission';
import type {Caller} from '../lib/pipeline/types';
import {problems as shared} from '../lib/problems/shared';
import {showEvent, showFeed} from './calendars';
import {changeBooking} from './change-booking';
import {findByToken} from './find-by-token';
import type {BookingPorts} from './ports';
import {problems} from './problems';
import {rephraseProblem} from './words';
import {refuseLink} from './refuse';
import {showBooking} from './show-booking';
import {showForm, takeBooking} from './take-booking';
import {openVisit, type Visit} from './visit';

import {bookingFormPath, bookingsPath, eventPath, feedPath} from '#src/contracts/booking';
import {readFields} from '#src/contracts/fields';

/** Read-only addresses. GET on the manage page changes nothing either, because mail scanners open links. */
const readOnly = new Map<string, (visit: Visit, token: string | null) => Promise<Answer>>([
  [bookingFormPath, showForm],
  [eventPath, showEvent],
  [feedPath, showFeed],
]);

/** `GET` and `POST /api/bookings/manage`: shows or changes the booking of the token. */
async function manage(visit: Visit, isRead: boolean, queryToken: string | null): Promise<Answer> {
  if (isRead) {
    const found = await findByToken(visit, queryToken);
    return found.ok ? showBooking(visit, found.booking) : found.refused;
  }
  if (visit.request.method !== 'POST') return refuseLink(visit, problems.pageMethod);
  const posted = await readSubmission(visit.request);
  if (!posted.ok) return refuseLink(visit, rephraseProblem(posted.problem));
  const {submission} = posted;
  const found = await findByToken(visit, readFields(submission.values).get('token'));
  return found.ok ? changeBooking(visit, found.booking, submission) : found.refused;
}

async function answer(visit: Visit, {pathname, searchParams}: URL): Promise<Answer> {
  const {method} = visit.request;
  const isRead = method === 'GET' || method === 'HEAD';
  const token = searchParams.get('token');
  const show = readOnly.get(pathname);
  if (show === undefined) return manage(visit, isRead, token);
  return isRead ? show(visit, token) : refuseLink(visit, problems.readMethod);
}

/** Responds to `/api/bookings` and below as `functions/guides/bookings.md` lists. It does not throw. */
export async function handleBookings(request: Request, caller: Caller, ports: BookingPorts): Promise<Response> {
  const url = new URL(request.url);
  const visit = openVisit(request, caller, ports);
  // The pipeline writes its own log line.
  if (url.pathname === bookingsPath) return takeBooking(visit);
  return answerLogged(
    {...ports, event: 'booking-page', requestId: caller.requestId},
    () => answer(visit, url),
    () => refuseLink(visit, rephraseProblem(shared.failed)),
  );
}
