import type {BookingRecord} from '../../scheduling/booking-record';
import {composeCalendarFile, type CalendarMethod} from '../../scheduling/calendar-file';
import {mailboxOf} from '../../scheduling/hosts';
import type {Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {BookingView, MailContent} from './booking-view';
import {createMail} from './create-mail';
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
  content: MailContent,
  {to, method}: Omit<MailSpec, 'state'>,
  context: RenderContext,
): Mail {
  const {mailFrom, supportMailbox} = context.environment;
  const hostMailbox = mailboxOf(host, supportMailbox);
  const parts = {booking, host, hostMailbox, organizer: mailFrom, manageUrl: links.manage, recipient: to};
  const isForVisitor = to === 'visitor';
  const mail = {
    ...content,
    id: delivery.id,
    date: delivery.createdAt,
    // Anyone can enter any address, so the header contains no name a visitor typed.
    to: isForVisitor ? {name: '', address: booking.email} : hostMailbox,
    ...(!isForVisitor && {replyTo: {name: booking.name, address: booking.email}}),
    ...(method && {calendar: {method, name: 'demo.ics', content: composeCalendarFile(parts, method)}}),
  };
  return createMail(mail, context);
}
