import {findBooking, type BookingRecord} from '../lib/booking/booking-record';
import {createLinks} from '../lib/booking/calendar-links';
import {findHost} from '../lib/booking/hosts';
import {createSafeQuery, type Unavailable} from '../lib/database/safe-query';
import type {Dependencies} from '../lib/dependencies';
import type {Environment} from '../lib/environment';
import {handleAndLog, type Handled} from '../lib/http/handle-and-log';
import {redirect} from '../lib/http/responses';
import {findSite} from '../lib/http/site';
import {secretsOf} from '../lib/secrets';
import {readShortCode} from '../lib/short-code';
import {demoLinkPath, demoTargets, newsletterLinkPath, type DemoTarget} from '../lib/short-links';
import {findNewsletterTarget} from './newsletter-target';
import {earlyPage, failurePage} from './pages';

import {eventPath, managePath} from '#src/contracts/booking';

export type ShortLinkPorts = Pick<Dependencies, 'connect' | 'clock' | 'log'> & {
  environment: Pick<Environment, 'appSecret' | 'oldSecrets' | 'siteUrl'>;
};

/** Minutes before a demo's start and after its end when its call can be joined. */
const [joinBefore, joinAfter] = [10, 60];

const isTarget = (text: string): text is DemoTarget => demoTargets.some((target) => target === text);

/** Target of a booking's link, or the page that says the call isn't open yet. */
function followDemo(booking: BookingRecord, target: string, request: Request, {clock, environment}: ShortLinkPorts) {
  const host = findHost(booking.host);
  const {manage, calendars} = createLinks(booking, host, findSite(request, environment), environment.appSecret);
  if (!isTarget(target) || booking.state !== 'booked') return {response: redirect(manage), outcome: 'manage'};
  if (target !== 'join') {
    const address = {google: calendars.google, outlook: calendars.outlook, ics: calendars.apple}[target];
    return {response: redirect(address), outcome: target};
  }
  const minutesTo = (time: Date) => (time.getTime() - clock().getTime()) / 60_000;
  if (minutesTo(booking.start) > joinBefore) return {response: earlyPage(booking, manage), outcome: 'early'};
  const isOver = minutesTo(booking.end) < -joinAfter || host.meetingUrl === '';
  return {response: redirect(isOver ? manage : host.meetingUrl), outcome: isOver ? 'manage' : 'join'};
}

async function serveDemoLink(request: Request, code: string, target: string, ports: ShortLinkPorts): Promise<Handled> {
  const broken = {response: redirect(`${target === 'ics' ? eventPath : managePath}?token=`), outcome: 'broken'};
  const read = readShortCode('booking', code, secretsOf(ports.environment));
  // Links behind this one are signed with the current secret.
  if (read === undefined || ports.environment.appSecret === undefined) return broken;
  const found = await createSafeQuery(ports.connect)<BookingRecord | Unavailable | undefined>((sql) =>
    findBooking(sql, read.id),
  );
  if (found === undefined) return broken;
  if ('kind' in found) return {response: failurePage(503), outcome: 'unavailable', code: found.code};
  return followDemo(found, target, request, ports);
}

/**
 * Redirects a short link to our own pages, to a calendar with the booking's data, or to the host's video call; the
 * address does not contain the target. Opening it changes nothing. It does not throw.
 */
export function handleShortLinks(request: Request, requestId: string, ports: ShortLinkPorts): Promise<Response> {
  const [, kind, code = '', target = ''] = new URL(request.url).pathname.split('/');
  return handleAndLog(
    {...ports, event: 'short-link', requestId},
    () => {
      if (`/${String(kind)}` === demoLinkPath) return serveDemoLink(request, code, target, ports);
      const isUnsubscribing = `/${String(kind)}` === newsletterLinkPath && target === 'off';
      return Promise.resolve({
        response: redirect(findNewsletterTarget(code, isUnsubscribing, ports.environment)),
        outcome: isUnsubscribing ? 'unsubscribe' : 'confirm',
      });
    },
    () => ({response: failurePage(500), outcome: 'failed'}),
  );
}
