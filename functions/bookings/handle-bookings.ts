import {otherCalendar} from '../booking/other-calendar';
import {handleAndLog, type Handled} from '../http/handle-and-log';
import {readSubmission} from '../http/submission';
import type {Caller} from '../leads/endpoint';
import {showEvent, showFeed} from './calendars';
import {changeBooking} from './change-booking';
import {findByToken} from './find-by-token';
import {problems} from './problems';
import {refuseLink} from './refuse';
import {showBooking} from './show-booking';
import {showForm} from './show-form';
import {takeBooking} from './take-booking';
import {createBookingContext, type BookingContext, type BookingPorts} from './booking-context';

import {bookingFormPath, bookingsPath, eventPath, feedPath} from '#src/contracts/booking';
import {readFields} from '#src/contracts/fields';

/** Read-only addresses. GET on the manage page changes nothing either, because mail scanners open links. */
const readOnly = new Map<string, (context: BookingContext, token: string | null) => Promise<Handled>>([
  [bookingFormPath, showForm],
  [eventPath, showEvent],
  [feedPath, showFeed],
]);

/** `GET` and `POST /api/bookings/manage`: shows or changes the booking of the token. */
async function manage(context: BookingContext, isRead: boolean, queryToken: string | null): Promise<Handled> {
  if (isRead) {
    const result = await findByToken(context, queryToken);
    return result.ok ? showBooking(context, result.booking) : result.refused;
  }
  if (context.request.method !== 'POST') return refuseLink(context, problems.method);
  const posted = await readSubmission(context.request);
  if (!posted.ok) return refuseLink(context, problems[posted.reason]);
  const {submission} = posted;
  const result = await findByToken(context, readFields(submission.values).get('token'));
  return result.ok ? changeBooking(context, result.booking, submission) : result.refused;
}

async function handle(context: BookingContext, {pathname, searchParams}: URL): Promise<Handled> {
  const {method} = context.request;
  const isRead = method === 'GET' || method === 'HEAD';
  const token = searchParams.get('token');
  const show = readOnly.get(pathname);
  if (show === undefined) return manage(context, isRead, token);
  return isRead ? show(context, token) : refuseLink(context, problems.readMethod);
}

/** Responds to `/api/bookings` and below as `functions/guides/bookings.md` lists. It does not throw. */
export async function handleBookings(request: Request, caller: Caller, ports: BookingPorts): Promise<Response> {
  const url = new URL(request.url);
  const context = createBookingContext(request, caller, ports);
  const {ownsCalendar} = ports.environment;
  // The pipeline writes its own log line.
  if (url.pathname === bookingsPath && ownsCalendar) return takeBooking(context);
  return handleAndLog(
    {...ports, event: 'booking-page', requestId: caller.requestId},
    () => (ownsCalendar ? handle(context, url) : refuseLink(context, otherCalendar)),
    () => refuseLink(context, problems.failed),
  );
}
