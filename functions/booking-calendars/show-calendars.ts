import {eventPath} from '#src/contracts/booking';
import type {Handled} from '../http/handle-and-log';
import {calendarResponse} from '../http/responses';
import {pathOf} from '../http/site';
import type {Caller} from '../leads/endpoint';
import {
  type BookingContext,
  type BookingPorts,
  createBookingContext,
  findByToken,
  refuseLink,
  refuseUnavailable,
  respondToRead,
  tokenOf,
} from '../scheduling/booking-endpoint';
import {composeCalendarFile, composeFeed} from '../scheduling/calendar-file';
import {createLinks, feedPurpose} from '../scheduling/calendar-links';
import {findHost, type Host, mailboxOf} from '../scheduling/hosts';
import {problems} from '../scheduling/problems';
import {secretsOf} from '../security/secrets';
import {readToken} from '../security/token';

/** `GET /api/bookings/demo.ics?token=`: a booking as a calendar file. */
async function showEvent(context: BookingContext): Promise<Handled> {
  const result = await findByToken(context, tokenOf(context));
  if (!result.ok) return result.refused;
  const {booking} = result;
  const {mailFrom, supportMailbox, appSecret} = context.ports.environment;
  const host = findHost(booking.host);
  const {manage} = createLinks(booking, host, context.site, appSecret);
  const parts = {
    booking,
    host,
    hostMailbox: mailboxOf(host, supportMailbox),
    organizer: mailFrom,
    manageUrl: manage,
    recipient: 'visitor' as const,
  };
  return {response: calendarResponse(composeCalendarFile(parts, 'PUBLISH'), 'demo.ics'), outcome: 'event'};
}

/** Days of past demos in a feed. */
const feedPastDays = 30;

/** `GET /api/bookings/host.ics?token=`: a host's demos, for a calendar to subscribe to. */
async function showFeed(context: BookingContext): Promise<Handled> {
  const [{ports}, token] = [context, tokenOf(context)];
  const now = ports.clock();
  const ownsFeed = (host: Host) => {
    const read = readToken(feedPurpose(host), token, secretsOf(ports.environment), now);
    return read.ok && read.subject === host.id;
  };
  const host = ports.hosts.find(ownsFeed);
  if (host === undefined) return refuseLink(context, problems.broken);
  const result = await ports.store.listDemos(host.id, new Date(now.getTime() - feedPastDays * 86_400_000));
  if (result.kind === 'unavailable') return refuseUnavailable(context, result);
  return {response: calendarResponse(composeFeed(host, result.demos), 'demos.ics'), outcome: 'feed'};
}

/** Responds to the two calendar files below `/api/bookings`. It does not throw. */
export function handleCalendars(request: Request, caller: Caller, ports: BookingPorts): Promise<Response> {
  const show = pathOf(request) === eventPath ? showEvent : showFeed;
  return respondToRead(createBookingContext(request, caller, ports), show);
}
