import {siteName} from '../environment';
import type {Mailbox} from '../mail/mail';
import type {BookingRecord} from './booking-record';
import {eventText, eventTitle} from './calendar-links';
import type {Host} from './hosts';

import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export type EventParts = {
  booking: BookingRecord;
  host: Host;
  hostMailbox: Mailbox;
  /** Who invites: not the host, whose calendar would take its own invitation for a copy. */
  organizer: Mailbox;
  manageUrl: string;
  /** Whose copy it is. */
  recipient: 'visitor' | 'host';
};

/** What a host sees of a demo: who comes, and why. */
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
    recipient === 'host' ? describeForHost(booking) : {summary: eventTitle, description: eventText(host, manageUrl)};
  const attendee = (who: Mailbox) => ({
    ...(who.name !== '' && {name: who.name}),
    email: who.address,
    rsvp: false,
    status: ICalAttendeeStatus.ACCEPTED,
    role: ICalAttendeeRole.REQ,
  });
  return {
    // One demo keeps its name through every change, so that calendars change the entry they have.
    id,
    sequence,
    stamp,
    start,
    end,
    ...visible,
    location: host.meetingUrl,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: {name: organizer.name, email: organizer.address},
    // Anyone can type any name for any address, so the visitor's own copy does not repeat it.
    attendees: [{name: recipient === 'host' ? name : '', address: email}, hostMailbox].map(attendee),
  };
}

function createCalendar(method: CalendarMethod): ICalCalendar {
  return ical({prodId: {company: siteName, product: 'Website', language: 'EN'}, method: ICalCalendarMethod[method]});
}

/** One demo as a calendar file (RFC 5545), for a mail (REQUEST, CANCEL) or to download (PUBLISH). */
export function composeCalendarFile(parts: EventParts, method: CalendarMethod): string {
  const calendar = createCalendar(method);
  calendar.createEvent(describeEvent(parts, method === 'CANCEL' || parts.booking.state === 'cancelled'));
  return calendar.toString();
}

/** Many demos of one host, as a calendar to subscribe to. */
export function composeFeed(host: Host, demos: readonly BookingRecord[]): string {
  const calendar = createCalendar('PUBLISH')
    .name(`Demos of ${host.name}`)
    .ttl(15 * 60);
  for (const demo of demos) {
    const {id, sequence, changedAt: stamp, start, end} = demo;
    calendar.createEvent({id, sequence, stamp, start, end, ...describeForHost(demo), location: host.meetingUrl});
  }
  return calendar.toString();
}
