import {company} from '#src/content/company/company';
import {localDay} from '#src/contracts/local-time';
import {flattenSource, sourceFacts} from '../../leads/describe-source';
import type {TeamAct} from '../../leads/team-link';
import {type BookingRecord, findBooking} from '../../scheduling/booking-record';
import {type CalendarMethod, composeCalendarFile} from '../../scheduling/calendar-file';
import {createLinks, eventTitle} from '../../scheduling/calendar-links';
import {findHost, mailboxOf} from '../../scheduling/hosts';
import {facts, message, paragraph} from '../mail/layout/parts';
import type {Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext, Renderer} from '../types';
import {
  type BookingView,
  demoDay,
  findView,
  joinButton,
  type MailContent,
  manageLink,
  visitorReason,
  whenOf,
} from './booking-view';
import {bookedMail, canceledMail} from './booking-visitor';
import {createMail} from './create-mail';
import {describeTime, leadLine, linksNote, mailto, teamLinks, teamMail} from './team-mail';

/** From this many minutes before the demo on, the reminder gives the time left, rounded to five. */
const fullHourMinutes = 55;

/** `in an hour`, `in 40 minutes`, `in a few minutes`. */
function timeLeft(minutes: number): string {
  if (minutes >= fullHourMinutes) return 'in an hour';
  const rounded = Math.round(minutes / 5) * 5;
  return rounded < 10 ? 'in a few minutes' : `in ${String(rounded)} minutes`;
}

/** The day reminder is pointless less than this many hours before the demo; the hour reminder follows. */
const minHoursForDayReminder = 12;

/**
 * A reminder whose wording fits the time it is sent, however late.
 * @returns `undefined` if it is too late to help.
 */
function reminderMail(view: BookingView, ahead: 'day' | 'hour', now: Date): MailContent | undefined {
  const {booking, host} = view;
  const {date, time, zoneName} = whenOf(view, booking.zone);
  const minutes = (booking.start.getTime() - now.getTime()) / 60_000;
  if (minutes <= 0 || (ahead === 'day' && minutes < minHoursForDayReminder * 60)) return undefined;
  const isToday = localDay(now, booking.zone) === localDay(booking.start, booking.zone);
  const day = isToday ? 'today' : 'tomorrow';
  const left = ahead === 'day' ? day : timeLeft(minutes);
  const title = ahead === 'day' ? `Your demo is ${day}` : `Your demo starts ${left}`;
  return {
    subject: `${left.charAt(0).toUpperCase()}${left.slice(1)}: your ${company.name} demo`,
    document: {
      title,
      preheader: `${date}, ${time} ${zoneName}, by video call with ${host.name}.`,
      sections: [
        [demoDay(view, isToday), joinButton(view)],
        [paragraph(['Can’t make it? ', manageLink(view)], 'muted')],
      ],
      reason: visitorReason,
    },
  };
}

/**
 * Recipient of an email, the state the booking must be in when it is sent, and the method of its calendar file, if any.
 */
type MailSpec = {
  state: BookingRecord['state'];
  to: 'visitor' | 'host';
  method?: Exclude<CalendarMethod, 'PUBLISH'>;
};

/** Composes an email about a booking. */
function composeMail(
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

type HostOccasion = 'booked' | 'canceled' | 'released';

const sentences = {
  booked: 'A demo was booked with you',
  moved: 'A demo has moved',
  restored: 'A canceled demo is back on',
  canceled: 'A demo was canceled',
  released: 'A demo was reassigned to another host',
} as const;

const explanations: Partial<Record<keyof typeof sentences, string>> = {
  released: 'The visitor moved it, and another host was free at the new time.',
};

/** What the host can do about the demo. */
const acts: Readonly<Record<HostOccasion, readonly TeamAct[]>> = {
  booked: ['cancel', 'cancel-quietly', 'erase'],
  canceled: ['erase'],
  released: [],
};

/** Mail to the host, in the host's time zone. */
function hostMail(
  view: BookingView,
  occasion: HostOccasion,
  delivery: ClaimedDelivery,
  context: RenderContext,
): MailContent {
  const {booking, host, isRestored} = view;
  const again = isRestored ? 'restored' : 'moved';
  const event = occasion === 'booked' && booking.sequence > 0 ? again : occasion;
  const {date, year, time, zoneName, short} = whenOf(view, host.zone);
  const visitorTime = whenOf(view, booking.zone);
  const explanation = explanations[event];
  return {
    // Without anything a visitor typed: notifications show subjects without the context to judge them.
    subject: `${occasion === 'booked' ? eventTitle(host) : `Demo ${event}: ${short}`} (${booking.id.slice(0, 8)})`,
    document: {
      title: sentences[event],
      preheader: `Demo ${event}: ${short} ${zoneName}.`,
      sections: [
        [
          ...(explanation === undefined ? [] : [paragraph([explanation])]),
          facts([
            {label: 'When', value: `${date}, ${year}, ${time} ${zoneName}`},
            {label: 'Their time', value: `${visitorTime.date}, ${visitorTime.time} ${visitorTime.zoneName}`},
            {label: 'Name', value: booking.name},
            {label: 'Email', value: booking.email, url: mailto(booking.email)},
            {label: 'Company', value: booking.company || 'Not given'},
            ...sourceFacts(booking.source),
            {label: 'Where', value: host.meetingUrl, url: host.meetingUrl},
          ]),
        ],
        ...(booking.topic === ''
          ? []
          : [{sunken: [{...paragraph(['Wants to see'], 'muted'), text: 'Wants to see:'}, message(booking.topic)]}]),
        [
          paragraph(['Reply to this email to reach the visitor.'], 'muted'),
          ...teamLinks(booking.id, acts[occasion], delivery, context),
        ],
      ],
      reason: `Internal. Sent to the host of each demo. ${linksNote}`,
    },
  };
}

/** Returns `undefined` if the mail is no longer needed. */
type Compose = (view: BookingView, delivery: ClaimedDelivery, context: RenderContext) => MailContent | undefined;

function rendererOf(spec: MailSpec, compose: Compose): Renderer {
  return {
    async mail(delivery, context) {
      const view = await findView(delivery, context, spec.state);
      // No emails about a demo that has begun.
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
