import {answerLogged, type Answer} from '../lib/http/answer';
import {problems as shared} from '../lib/http/problem';
import type {Caller} from '../lib/pipeline/types';
import {showEvent, showFeed} from './calendars';
import {changeBooking} from './change-booking';
import type {BookingPorts} from './ports';
import {inOurWords, problems} from './problems';
import {refuseLink} from './refuse';
import {showBooking} from './show-booking';
import {showForm, takeBooking} from './take-booking';

import {bookingFormPath, bookingsPath, eventPath, feedPath} from '#src/contracts/booking';

type Show = (request: Request, ports: BookingPorts) => Promise<Answer>;

/** Addresses that only show something. */
const shows: Readonly<Record<string, Show>> = {
  [bookingFormPath]: showForm,
  [eventPath]: showEvent,
  [feedPath]: showFeed,
};

async function answer(request: Request, caller: Caller, ports: BookingPorts): Promise<Answer> {
  const {pathname} = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const show = shows[pathname];
  if (show !== undefined) return isRead ? show(request, ports) : refuseLink(request, ports, problems.readMethod);
  if (isRead) return showBooking(request, ports);
  if (request.method !== 'POST') return refuseLink(request, ports, problems.pageMethod);
  return changeBooking(request, caller, ports);
}

/** Answers a request to `/api/bookings` or below; the tables in `functions/README.md` say how. It does not throw. */
export async function handleBookings(request: Request, caller: Caller, ports: BookingPorts): Promise<Response> {
  // It has a line in the log of its own.
  if (new URL(request.url).pathname === bookingsPath) return takeBooking(request, caller, ports);
  return answerLogged(
    {...ports, event: 'booking-page', requestId: caller.requestId},
    () => answer(request, caller, ports),
    () => refuseLink(request, ports, inOurWords(shared.failed)),
  );
}
