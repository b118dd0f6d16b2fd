import {composeCalendarFile, composeFeed} from '../lib/booking/calendar-file';
import {createLinks} from '../lib/booking/calendar-links';
import {findHost, mailboxOf} from '../lib/booking/hosts';
import type {Answer} from '../lib/http/answer';
import {calendarResponse} from '../lib/http/responses';
import {findSite} from '../lib/http/site';
import {secretsOf} from '../lib/secrets';
import {readToken} from '../lib/token';
import type {BookingPorts} from './ports';
import {problems} from './problems';
import {refuseLink, refuseUnavailable} from './refuse';
import {findByToken} from './show-booking';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

/** `GET /api/bookings/demo.ics?token=`: a booking as a file for any calendar program. */
export async function showEvent(request: Request, ports: BookingPorts): Promise<Answer> {
  const found = await findByToken(request, tokenOf(request), ports);
  if (!found.ok) return found.refused;
  const {booking} = found;
  const {mailFrom, supportMailbox, appSecret} = ports.environment;
  const host = findHost(booking.host);
  const {manage} = createLinks(booking, host, findSite(request, ports.environment), appSecret);
  const parts = {booking, host, hostMailbox: mailboxOf(host, supportMailbox), organizer: mailFrom, manageUrl: manage};
  return {response: calendarResponse(composeCalendarFile(parts, 'PUBLISH'), 'demo.ics'), outcome: 'event'};
}

/** Days of the past that a feed holds. */
const memory = 30;

/** `GET /api/bookings/host.ics?token=`: a host's demos, for a calendar to subscribe to. */
export async function showFeed(request: Request, ports: BookingPorts): Promise<Answer> {
  const now = ports.clock();
  const read = readToken('booking-feed', tokenOf(request), secretsOf(ports.environment), now);
  const host = read.ok ? ports.hosts.find(({id}) => id === read.subject) : undefined;
  if (host === undefined) return refuseLink(request, ports, problems.broken);
  const result = await ports.store.listDemos(host.id, new Date(now.getTime() - memory * 86_400_000));
  if (result.kind === 'unavailable') return refuseUnavailable(request, ports, result);
  return {response: calendarResponse(composeFeed(host, result.demos), 'demos.ics'), outcome: 'feed'};
}
