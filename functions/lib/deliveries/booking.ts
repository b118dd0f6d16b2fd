import type {BookingRecord} from '../booking/booking-record';
import {findBooking} from '../booking/booking-record';
import type {CalendarMethod} from '../booking/calendar-file';
import {composeCalendarFile} from '../booking/calendar-file';
import {createLinks} from '../booking/calendar-links';
import type {Host} from '../booking/hosts';
import {findHost} from '../booking/hosts';
import type {Mail, Mailbox} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {BookingTexts, Told} from './booking-words';
import {remindVisitor, tellHost, tellVisitor, tellVisitorCancelled} from './booking-words';
import type {RenderContext, Renderer} from './send';

type Wanted = {state: BookingRecord['state']; to: 'visitor' | 'host'; method?: Exclude<CalendarMethod, 'PUBLISH'>};

type Compose = (told: Told, site: string) => BookingTexts;

/** The booking, if it is still as it was when the delivery was written: a later change has deliveries of its own. */
async function findTold(
  {reference, payload}: ClaimedDelivery,
  {sql, environment}: RenderContext,
  wanted: Wanted['state'],
) {
  const booking = await findBooking(sql, reference);
  if (booking?.state !== wanted || booking.sequence !== payload['sequence']) return undefined;
  const host = findHost(booking.host);
  return {booking, host, links: createLinks(booking, host, String(payload['site']), environment.appSecret)};
}

const hostMailbox = ({name, email}: Host, support: Mailbox): Mailbox => ({name, address: email ?? support.address});

function composeMail(
  delivery: ClaimedDelivery,
  told: Told,
  {subject, text}: BookingTexts,
  {to, method}: Omit<Wanted, 'state'>,
  {environment}: RenderContext,
): Mail {
  const {mailFrom, supportMailbox} = environment;
  const {booking, host, links} = told;
  const theHost = hostMailbox(host, supportMailbox);
  const visitor = {name: booking.name, address: booking.email};
  const parts = {booking, host, hostMailbox: theHost, organizer: mailFrom, manageUrl: links.manage};
  return {
    messageId: `<${delivery.id}@${mailFrom.address.replace(/^.*@/, '')}>`,
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

function rendererOf(wanted: Wanted, compose: Compose): Renderer {
  return {
    async mail(delivery, context) {
      const told = await findTold(delivery, context, wanted.state);
      // A reminder that had to wait until the demo began reminds nobody.
      if (told === undefined || (wanted.state === 'booked' && told.booking.start <= context.now)) return undefined;
      return composeMail(delivery, told, compose(told, String(delivery.payload['site'])), wanted, context);
    },
  };
}

function crmRenderer(state: BookingRecord['state']): Renderer {
  return {
    async crm(delivery, context) {
      const told = await findTold(delivery, context, state);
      if (told === undefined) return undefined;
      const {changedAt, start, end, ...booking} = told.booking;
      const change = booking.sequence > 0 ? 'booking.moved' : 'booking.created';
      const data = {...booking, start: start.toISOString(), end: end.toISOString()};
      return {type: state === 'cancelled' ? 'booking.cancelled' : change, timestamp: changedAt, data};
    },
  };
}

const released: Renderer = {
  async mail(delivery, context) {
    const booking = await findBooking(context.sql, delivery.reference);
    if (booking === undefined) return undefined;
    const {payload} = delivery;
    const host = findHost(String(payload['host']));
    const start = new Date(String(payload['start']));
    const end = new Date(start.getTime() + booking.end.getTime() - booking.start.getTime());
    const links = createLinks(booking, host, String(payload['site']), context.environment.appSecret);
    const told = {booking: {...booking, start, end, sequence: Number(payload['sequence'])}, host, links};
    return composeMail(delivery, told, tellHost(told, 'released'), {to: 'host', method: 'CANCEL'}, context);
  },
};

/** Messages on bookings; payload: `site`, the address of the links, and the `sequence` that they are true for. */
export const bookingRenderers = {
  'booking-visitor': rendererOf({state: 'booked', to: 'visitor', method: 'REQUEST'}, tellVisitor),
  'booking-host': {
    ...rendererOf({state: 'booked', to: 'host', method: 'REQUEST'}, (told) => tellHost(told, 'booked')),
    ...crmRenderer('booked'),
  },
  'booking-reminder-day': rendererOf({state: 'booked', to: 'visitor'}, (told) => remindVisitor(told, 'day')),
  'booking-reminder-hour': rendererOf({state: 'booked', to: 'visitor'}, (told) => remindVisitor(told, 'hour')),
  'booking-visitor-cancelled': rendererOf({state: 'cancelled', to: 'visitor', method: 'CANCEL'}, tellVisitorCancelled),
  'booking-host-cancelled': {
    ...rendererOf({state: 'cancelled', to: 'host', method: 'CANCEL'}, (told) => tellHost(told, 'cancelled')),
    ...crmRenderer('cancelled'),
  },
  'booking-host-released': released,
};
