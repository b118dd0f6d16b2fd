import {feedPurpose} from '../booking/feed-purpose';
import {composeCalendarFile, composeFeed} from '../booking/calendar-file';
import {createLinks} from '../booking/calendar-links';
import {findHost, mailboxOf, type Host} from '../booking/hosts';
import type {Handled} from '../http/handle-and-log';
import {calendarResponse} from '../http/responses';
import {secretsOf} from '../security/secrets';
import {readToken} from '../security/token';
import {findByToken} from './find-by-token';
import {problems} from './problems';
import {refuseLink, refuseUnavailable} from './refuse';
import type {BookingContext} from './booking-context';

/** `GET /api/bookings/demo.ics?token=`: a booking as a calendar file. */
export async function showEvent(context: BookingContext, token: string | null): Promise<Handled> {
  const result = await findByToken(context, token);
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
export async function showFeed(context: BookingContext, token: string | null): Promise<Handled> {
  const {ports} = context;
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
