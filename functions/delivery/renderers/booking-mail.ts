import type {BookingRecord} from '../../booking/booking-record';
import {composeCalendarFile, type CalendarMethod} from '../../booking/calendar-file';
import {mailboxOf} from '../../booking/hosts';
import {renderMail} from '../mail/layout/document';
import {messageIdOf, type Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {BookingView, MailContent} from './booking-view';
import {senderOf} from './sender';
import type {RenderContext} from '../types';

/**
 * Recipient of a mail, the state the booking must be in when it is sent, and the method of its calendar file, if any.
 */
export type MailSpec = {
  state: BookingRecord['state'];
  to: 'visitor' | 'host';
  method?: Exclude<CalendarMethod, 'PUBLISH'>;
};

/** Composes a mail about a booking. */
export function composeMail(
  delivery: ClaimedDelivery,
  {booking, host, links}: BookingView,
  {subject, document}: MailContent,
  {to, method}: Omit<MailSpec, 'state'>,
  {environment}: RenderContext,
): Mail {
  const {mailFrom, supportMailbox} = environment;
  const hostMailbox = mailboxOf(host, supportMailbox);
  const parts = {booking, host, hostMailbox, organizer: mailFrom, manageUrl: links.manage, recipient: to};
  return {
    messageId: messageIdOf(delivery.id, mailFrom),
    date: delivery.createdAt,
    from: mailFrom,
    // Anyone can enter any address, so the header contains no name a visitor typed.
    to: to === 'visitor' ? {name: '', address: booking.email} : hostMailbox,
    replyTo: to === 'visitor' ? supportMailbox : {name: booking.name, address: booking.email},
    subject,
    ...renderMail(document, senderOf(environment)),
    ...(method && {calendar: {method, name: 'demo.ics', content: composeCalendarFile(parts, method)}}),
  };
}
