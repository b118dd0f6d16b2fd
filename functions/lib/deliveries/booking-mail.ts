import type {BookingRecord} from '../booking/booking-record';
import {composeCalendarFile, type CalendarMethod} from '../booking/calendar-file';
import {mailboxOf} from '../booking/hosts';
import {renderMail} from '../mail/layout/document';
import {messageIdOf, type Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {BookingView, MailContent} from './booking-view';
import {senderOf} from './sender';
import type {RenderContext} from './types';

/** Whom a mail is for, what must be true of the booking when it goes out, and whether it holds a calendar file. */
export type Wanted = {
  state: BookingRecord['state'];
  to: 'visitor' | 'host';
  method?: Exclude<CalendarMethod, 'PUBLISH'>;
};

/** A mail about a booking. */
export function composeMail(
  delivery: ClaimedDelivery,
  {booking, host, links}: BookingView,
  {subject, document}: MailContent,
  {to, method}: Omit<Wanted, 'state'>,
  {environment}: RenderContext,
): Mail {
  const {mailFrom, supportMailbox} = environment;
  const hostMailbox = mailboxOf(host, supportMailbox);
  const parts = {booking, host, hostMailbox, organizer: mailFrom, manageUrl: links.manage, recipient: to};
  return {
    messageId: messageIdOf(delivery.id, mailFrom),
    date: delivery.createdAt,
    from: mailFrom,
    // No name but ours in the head of a mail to an address that anyone can type.
    to: to === 'visitor' ? {name: '', address: booking.email} : hostMailbox,
    replyTo: to === 'visitor' ? supportMailbox : {name: booking.name, address: booking.email},
    subject,
    ...renderMail(document, senderOf(environment)),
    ...(method && {calendar: {method, name: 'demo.ics', content: composeCalendarFile(parts, method)}}),
  };
}
