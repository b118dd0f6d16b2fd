import {company} from '#src/content/company/company';
import type {Mailbox} from '../delivery/mail/mail';
import type {BookingRecord} from './booking-record';
import {eventText, eventTitle} from './calendar-links';
import type {Host} from './hosts';

import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export type EventParts = {
  booking: BookingRecord;
  host: Host;
  hostMailbox: Mailbox;
  /** The organizer is not the host: the host's calendar would treat its own invitation as a copy. */
  organizer: Mailbox;
  manageUrl: string;
  /** Who receives this copy. */
  recipient: 'visitor' | 'host';
};

/** Title and description in the host's calendar: who is coming, and why. */
function describeForHost({name, email, company, topic}: BookingRecord): {summary: string; description: string} {
  return {
    summary: ['Demo', company ? `${company}, ${name}` : name].join(': '),
    description: [`${name} <${email}>`, company, topic].filter(Boolean).join('\n'),
  };
}

function describeEvent(
  {booking, host, hostMailbox, organizer, manageUrl, recipient}: EventParts,
  cancelled: boolean,
): ICalEventData {
  const {id, sequence, changedAt: stamp, start, end, name, email} = booking;
  const visible =
    recipient === 'host'
      ? describeForHost(booking)
      : {summary: eventTitle(host), description: eventText(host, manageUrl)};
  const attendee = (mailbox: Mailbox) => ({
    ...(mailbox.name !== '' && {name: mailbox.name}),
    email: mailbox.address,
    rsvp: false,
    status: ICalAttendeeStatus.ACCEPTED,
    role: ICalAttendeeRole.REQ,
  });
  return {
    // The UID never changes, so calendars update the event they have.
    id,
    sequence,
    stamp,
    start,
    end,
    ...visible,
    location: host.meetingUrl,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: {name: organizer.name, email: organizer.address},
    // Anyone can enter any name for any address, so the visitor's copy does not repeat it.
    attendees: [{name: recipient === 'host' ? name : '', address: email}, hostMailbox].map(attendee),
  };
}

function createCalendar(method: CalendarMethod): ICalCalendar {
  return ical({
    prodId: {company: company.name, product: 'Website', language: 'EN'},
    method: ICalCalendarMethod[method],
  });
}

/** A demo as a calendar file (RFC 5545), for a mail (REQUEST, CANCEL) or a download (PUBLISH). */
export function composeCalendarFile(parts: EventParts, method: CalendarMethod): string {
  const calendar = createCalendar(method);
  calendar.createEvent(describeEvent(parts, method === 'CANCEL' || parts.booking.state === 'cancelled'));
  return calendar.toString();
}

/** A host's demos as a calendar to subscribe to. */
export function composeFeed(host: Host, demos: readonly BookingRecord[]): string {
  const calendar = createCalendar('PUBLISH')
    .name(`Demos of ${host.name}`)
    // Each look of a calendar program wakes the database.
    .ttl(60 * 60);
  for (const demo of demos) {
    const {id, sequence, changedAt: stamp, start, end} = demo;
    calendar.createEvent({id, sequence, stamp, start, end, ...describeForHost(demo), location: host.meetingUrl});
  }
  return calendar.toString();
}
