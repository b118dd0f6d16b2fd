import {company} from '#src/content/company/company';
import {type CalendarLinks, eventPath, managePath} from '#src/contracts/booking';
import {createToken, type TokenPurpose} from '../security/token';
import type {BookingRecord} from './booking-record';
import type {Host} from './hosts';

/** Title of a demo in calendars. Exchange takes it from the subject of the email, so invitations have it there, too. */
export const eventTitle = (host: Host) => `${company.name} demo with ${host.name}`;

export function eventText(host: Host, manageUrl: string): string {
  return `30 minutes, one-on-one, with ${host.name}.\nJoin: ${host.meetingUrl}\nTo move or cancel: ${manageUrl}\nWe don’t read replies to the invitation, so please use this link.`;
}

export type BookingLinks = {
  manage: string;
  /** The video call, or the manage page when the host has no call address. */
  join: string;
  calendars: CalendarLinks;
};

/** A query with `%20` for spaces: Outlook shows the `+` of URLSearchParams as it is. */
function query(parameters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(parameters).toString().replaceAll('+', '%20');
}

const compact = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Token in a booking's links. It expires when the demo begins, because nothing can be changed after that. */
export function manageToken({id, start}: Pick<BookingRecord, 'id' | 'start'>, secret: string | undefined): string {
  return createToken('booking-manage', id, secret, start);
}

/** Links of one booking. Anyone who has them can change it. */
export function createLinks(
  booking: BookingRecord,
  host: Host,
  site: string,
  secret: string | undefined,
): BookingLinks {
  const token = manageToken(booking, secret);
  const manage = `${site}${managePath}?token=${token}`;
  const {start, end} = booking;
  const google = query({
    action: 'TEMPLATE',
    text: eventTitle(host),
    dates: `${compact(start)}/${compact(end)}`,
    details: eventText(host, manage),
    location: host.meetingUrl,
  });
  const outlook = query({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: eventTitle(host),
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: eventText(host, manage),
    location: host.meetingUrl,
  });
  return {
    manage,
    join: host.meetingUrl || manage,
    calendars: {
      google: `https://calendar.google.com/calendar/render?${google}`,
      // Work and school accounts, and personal ones.
      microsoft365: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}`,
      outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
      apple: `${site}${eventPath}?token=${token}`,
    },
  };
}

/** Token purpose of a host's feed. Each version has its own key. */
export function feedPurpose({feedVersion = 1}: Pick<Host, 'feedVersion'>): TokenPurpose {
  return feedVersion === 1 ? 'booking-feed' : `booking-feed-${feedVersion}`;
}
