import {findBooking, type BookingRecord} from '../../scheduling/booking-record';
import {createLinks} from '../../scheduling/calendar-links';
import {findHost, mailboxOf} from '../../scheduling/hosts';
import {paragraph} from '../mail/layout/parts';
import {describeTime, teamMail} from './team-mail';
import {hostMail} from './booking-host';
import {composeMail, type MailSpec} from './booking-mail';
import {reminderMail} from './booking-reminder';
import {findView, type BookingView, type MailContent} from './booking-view';
import {bookedMail, canceledMail} from './booking-visitor';
import {leadLine} from '../notify/lead-line';
import {flattenSource} from '../../leads/describe-source';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext, Renderer} from '../types';

/** Returns `undefined` if the mail is no longer needed. */
type Compose = (view: BookingView, delivery: ClaimedDelivery, context: RenderContext) => MailContent | undefined;

function rendererOf(spec: MailSpec, compose: Compose): Renderer {
  return {
    async mail(delivery, context) {
      const view = await findView(delivery, context, spec.state);
      // No mails about a demo that has begun.
      if (view === undefined || (spec.state === 'booked' && view.booking.start <= context.now)) return undefined;
      const content = compose(view, delivery, context);
      return content && composeMail(delivery, view, content, spec, context);
    },
  };
}

function crmRenderer(state: BookingRecord['state']): Renderer {
  return {
    async crm(delivery, context) {
      const view = await findView(delivery, context, state);
      if (view === undefined) return undefined;
      const {changedAt, bookedBy: _, cancelledBy: __, start, end, source, ...booking} = view.booking;
      const change = booking.sequence > 0 ? 'booking.moved' : 'booking.created';
      const data = {...booking, start: start.toISOString(), end: end.toISOString(), ...flattenSource(source)};
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
    const site = String(payload['site']);
    const links = createLinks(booking, host, site, context.environment.appSecret);
    const view = {booking: {...booking, start, end, sequence: Number(payload['sequence'])}, host, links, site};
    const content = hostMail(view, 'released', delivery, context);
    return composeMail(delivery, view, content, {to: 'host', method: 'CANCEL'}, context);
  },
};

/** Tells a host that the site no longer knows of a demo. Payload: `host` and `start`, all that is left of it. */
const erased: Renderer = {
  mail(delivery, context) {
    const host = findHost(String(delivery.payload['host']));
    const when = describeTime(new Date(String(delivery.payload['start'])), host.zone);
    const title = 'A demo was erased';
    const text = `The visitor asked to be erased, so the demo on ${when} doesn’t take place. Delete it from your calendar: the site no longer knows whose it was.`;
    const document = {title, preheader: when, sections: [[paragraph([text])]], reason: 'Internal. Sent to the host.'};
    const mail = teamMail(delivery, document, context);
    return Promise.resolve({...mail, to: mailboxOf(host, context.environment.supportMailbox)});
  },
};

/**
 * Deliveries about bookings. Payload: `site`, the origin of links, and the booking's `sequence` when it was written.
 */
export const bookingRenderers: Readonly<Record<string, Renderer>> = {
  'booking-visitor': rendererOf({state: 'booked', to: 'visitor', method: 'REQUEST'}, bookedMail),
  'booking-host': {
    ...rendererOf({state: 'booked', to: 'host', method: 'REQUEST'}, (view, ...about) =>
      hostMail(view, 'booked', ...about),
    ),
    ...crmRenderer('booked'),
    async notify(delivery, context) {
      const view = await findView(delivery, context, 'booked');
      return view && leadLine('New demo on the calendar', view.booking.name, view.booking.company);
    },
  },
  'booking-reminder-day': rendererOf({state: 'booked', to: 'visitor'}, (view, _, {now}) =>
    reminderMail(view, 'day', now),
  ),
  'booking-reminder-hour': rendererOf({state: 'booked', to: 'visitor'}, (view, _, {now}) =>
    reminderMail(view, 'hour', now),
  ),
  'booking-visitor-cancelled': rendererOf({state: 'cancelled', to: 'visitor', method: 'CANCEL'}, canceledMail),
  'booking-host-cancelled': {
    ...rendererOf({state: 'cancelled', to: 'host', method: 'CANCEL'}, (view, ...about) =>
      hostMail(view, 'canceled', ...about),
    ),
    ...crmRenderer('cancelled'),
  },
  'booking-host-released': released,
  'booking-host-erased': erased,
};
