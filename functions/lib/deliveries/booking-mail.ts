import type {BookingRecord} from '../booking/booking-record';
import {findBooking} from '../booking/booking-record';
import type {CalendarMethod} from '../booking/calendar-file';
import {composeCalendarFile} from '../booking/calendar-file';
import {createLinks} from '../booking/calendar-links';
import {findHost, mailboxOf} from '../booking/hosts';
import {messageIdOf, type Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {BookingTexts, Told} from './booking-words';
import type {RenderContext} from './types';

/** Whom a mail is for, what must be true of the booking when it goes out, and whether it holds a calendar file. */
export type Wanted = {
  state: BookingRecord['state'];
  to: 'visitor' | 'host';
  method?: Exclude<CalendarMethod, 'PUBLISH'>;
};

/** The booking, if it is still as it was when the delivery was written: a later change has deliveries of its own. */
export async function findTold(
  {reference, payload}: ClaimedDelivery,
  {sql, environment}: RenderContext,
  wanted: Wanted['state'],
) {
  const booking = await findBooking(sql, reference);
  if (booking?.state !== wanted || booking.sequence !== payload['sequence']) return undefined;
  const host = findHost(booking.host);
  return {booking, host, links: createLinks(booking, host, String(payload['site']), environment.appSecret)};
}

/** A mail of which the booking is the occasion. */
export function composeMail(
  delivery: ClaimedDelivery,
  told: Told,
  {subject, text}: BookingTexts,
  {to, method}: Omit<Wanted, 'state'>,
  {environment}: RenderContext,
): Mail {
  const {mailFrom, supportMailbox} = environment;
  const {booking, host, links} = told;
  const theHost = mailboxOf(host, supportMailbox);
  const visitor = {name: booking.name, address: booking.email};
  const parts = {booking, host, hostMailbox: theHost, organizer: mailFrom, manageUrl: links.manage, recipient: to};
  return {
    messageId: messageIdOf(delivery.id, mailFrom),
    date: delivery.createdAt,
    from: mailFrom,
    // Nobody's name but ours in the head of a mail to an address that anyone can type.
    to: to === 'visitor' ? {name: '', address: booking.email} : theHost,
    replyTo: to === 'visitor' ? supportMailbox : visitor,
    subject,
    text,
    ...(method && {calendar: {method, name: 'demo.ics', content: composeCalendarFile(parts, method)}}),
  };
}
