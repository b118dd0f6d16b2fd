import type {Channel, NewDelivery} from '../delivery/outbox/delivery';
import {addMinutes} from './claim';

/** What a booking's notices are created from. */
export type NoticeContext = {
  id: string;
  start: Date;
  sequence: number;
  /** Origin of the site, for links. */
  site: string;
  at: Date;
  /** Channels leads are delivered to. */
  channels: readonly Channel[];
  createId: () => string;
  /** The demo was canceled before. */
  isRestored?: boolean;
};

/** Delay in minutes of mails about a move; another move within that time replaces them. */
const moveDelay = 2;

/**
 * Minutes before a demo when its visitor is reminded. The outbox runs every ten minutes, so the hour reminder is due a
 * little earlier.
 */
export const reminders = {'booking-reminder-day': 24 * 60, 'booking-reminder-hour': 65} as const;

const payloadOf = ({site, sequence, isRestored}: NoticeContext) => ({site, sequence, ...(isRestored && {isRestored})});

const notice = (occasion: NoticeContext, kind: string, more: Partial<NewDelivery> = {}): NewDelivery => {
  const {id: reference, createId} = occasion;
  return {id: createId(), channel: 'mail', kind, reference, payload: payloadOf(occasion), ...more};
};

/** The same for a channel other than mail, if leads are delivered there. */
const noticeOn = (
  channel: Channel,
  occasion: NoticeContext,
  kind: string,
  more: Partial<NewDelivery> = {},
): NewDelivery[] => (occasion.channels.includes(channel) ? [notice(occasion, kind, {...more, channel})] : []);

/** Deliveries for a booked or moved demo: an invitation to both sides, and the reminders still ahead. */
export function bookedNotices(occasion: NoticeContext): NewDelivery[] {
  const {start, at, sequence} = occasion;
  const delay = sequence > 0 ? {due: addMinutes(at, moveDelay)} : {};
  const ahead = Object.entries(reminders)
    .map(([kind, minutes]) => ({kind, due: addMinutes(start, -minutes)}))
    // Skip a reminder that would follow the confirmation within the hour.
    .filter(({due}) => due > addMinutes(at, 60));
  return [
    ...['booking-visitor', 'booking-host'].map((kind) => notice(occasion, kind, delay)),
    ...noticeOn('crm', occasion, 'booking-host', delay),
    ...(sequence > 0 ? [] : noticeOn('notify', occasion, 'booking-host')),
    ...ahead.map(({kind, due}) => notice(occasion, kind, {due})),
  ];
}

/**
 * Deliveries for a canceled demo.
 * @param isQuiet Without the mail to its visitor.
 */
export const cancelledNotices = (occasion: NoticeContext, isQuiet = false): NewDelivery[] => [
  ...(isQuiet ? [] : [notice(occasion, 'booking-visitor-cancelled')]),
  notice(occasion, 'booking-host-cancelled'),
  ...noticeOn('crm', occasion, 'booking-host-cancelled'),
];

/** Notifies a host that a demo went to another host. */
export const releasedNotice = (occasion: NoticeContext, host: string, start: Date): NewDelivery =>
  notice(occasion, 'booking-host-released', {
    payload: {...payloadOf(occasion), host, start: start.toISOString()},
    due: addMinutes(occasion.at, moveDelay),
  });
