import type {BookingRecord} from '../booking/booking-record';
import type {BookingLinks} from '../booking/calendar-links';
import type {Host} from '../booking/hosts';
import {siteName} from '../environment';

import {describeSpan} from '#src/contracts/local-time';

export type BookingTexts = {subject: string; text: string};

export type Told = {booking: BookingRecord; host: Host; links: BookingLinks};

const paragraphs = (...lines: string[]): string => `${lines.filter(Boolean).join('\n\n')}\n`;

const span = ({start, end}: Pick<BookingRecord, 'start' | 'end'>, zone: string) =>
  describeSpan(start, end, zone, 'en-US');

function facts({booking, host}: Told, zone: string): string {
  return [`When: ${span(booking, zone)}`, `With: ${host.name}`, `Where: ${host.meetingUrl}`].join('\n');
}

function calendars({links}: Told): string {
  const {google, outlook, apple} = links.calendars;
  return [
    'The attached file puts it into your calendar, and so does one of these:',
    `Google: ${google}`,
    `Outlook: ${outlook}`,
    `Apple and others: ${apple}`,
  ].join('\n');
}

const manage = ({links}: Told) => `To take another time, or to cancel, open this page:\n${links.manage}`;

/** To the visitor: the demo is booked, or has moved. */
export function tellVisitor(told: Told): BookingTexts {
  const moved = told.booking.sequence > 0;
  const when = span(told.booking, told.booking.zone);
  return {
    subject: `${moved ? `Your ${siteName} demo has moved` : `Your ${siteName} demo`}: ${when}`,
    text: paragraphs(
      moved ? 'Your demo has moved.' : 'Your demo is booked.',
      facts(told, told.booking.zone),
      'Bring the process that costs you the most time. We build one step of it while you watch.',
      calendars(told),
      manage(told),
    ),
  };
}

/** To the visitor: a day or an hour ahead. */
export function remindVisitor(told: Told, ahead: 'day' | 'hour'): BookingTexts {
  return {
    subject: `${ahead === 'day' ? 'Tomorrow' : 'In an hour'}: your ${siteName} demo`,
    text: paragraphs(
      ahead === 'day' ? 'Your demo is a day away.' : 'Your demo begins in an hour.',
      facts(told, told.booking.zone),
      manage(told),
    ),
  };
}

/** To the visitor: the demo is off. */
export function tellVisitorCancelled(told: Told, site: string): BookingTexts {
  return {
    subject: `Your ${siteName} demo is cancelled`,
    text: paragraphs(
      `Your demo is cancelled: ${span(told.booking, told.booking.zone)}.`,
      'The attached file takes it out of your calendar.',
      `If that was a mistake, or you want another time, book again:\n${site}/book`,
    ),
  };
}

/** To the host. Times are in the host's own zone. */
export function tellHost({booking, host}: Told, what: 'booked' | 'cancelled' | 'released'): BookingTexts {
  const {name, email, company, topic, zone, id} = booking;
  const verb = what === 'booked' && booking.sequence > 0 ? 'moved' : what;
  const sentence = {
    booked: 'A demo was booked with you.',
    moved: 'A demo has moved.',
    cancelled: 'A demo was cancelled.',
    released: 'A demo went to another host, who was free at its new time.',
  }[verb];
  return {
    // Nothing that a visitor typed: a subject is shown where nobody can judge it.
    subject: `Demo ${verb}: ${span(booking, host.zone)} (${id.slice(0, 8)})`,
    text: paragraphs(
      sentence,
      [
        `When: ${span(booking, host.zone)}`,
        `For the visitor: ${span(booking, zone)}`,
        `Name: ${name}`,
        `Email: ${email}`,
        `Company: ${company || 'not given'}`,
        `Where: ${host.meetingUrl}`,
      ].join('\n'),
      topic && `Wants to see:\n${topic}`,
    ),
  };
}
