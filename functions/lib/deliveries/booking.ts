import type {BookingRecord} from '../booking/booking-record';
import {findBooking} from '../booking/booking-record';
import {createLinks} from '../booking/calendar-links';
import {findHost} from '../booking/hosts';
import {composeMail, findTold, type Wanted} from './booking-mail';
import type {BookingTexts, Told} from './booking-words';
import {remindVisitor, tellHost, tellVisitor, tellVisitorCancelled} from './booking-words';
import type {Renderer} from './types';

type Compose = (told: Told, site: string) => BookingTexts;

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
