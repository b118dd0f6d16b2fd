import type {Channel, NewDelivery} from '../delivery/outbox/delivery';
import {addMinutes} from './demo-times';

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

function crmNotice(occasion: NoticeContext, kind: string): NewDelivery[] {
  if (!occasion.channels.includes('crm')) return [];
  return [{id: occasion.createId(), channel: 'crm', kind, reference: occasion.id, payload: payloadOf(occasion)}];
}

function payloadOf({site, sequence, isRestored}: NoticeContext) {
  return {site, sequence, ...(isRestored && {isRestored})};
}

/** Deliveries for a booked or moved demo: an invitation to both sides, and the reminders still ahead. */
export function bookedNotices(occasion: NoticeContext): NewDelivery[] {
  const {id: reference, start, at, createId} = occasion;
  const payload = payloadOf(occasion);
  const delay = occasion.sequence > 0 ? {due: addMinutes(at, moveDelay)} : {};
  const invitations = ['booking-visitor', 'booking-host'].map((kind): NewDelivery => {
    return {id: createId(), channel: 'mail', kind, reference, payload, ...delay};
  });
  const ahead = Object.entries(reminders)
    .map(([kind, minutes]) => ({kind, due: addMinutes(start, -minutes)}))
    // Skip a reminder that would follow the confirmation within the hour.
    .filter(({due}) => due > addMinutes(at, 60))
    .map(({kind, due}): NewDelivery => ({id: createId(), channel: 'mail', kind, reference, payload, due}));
  return [...invitations, ...crmNotice(occasion, 'booking-host').map((notice) => ({...notice, ...delay})), ...ahead];
}

/** Asks the visitor to confirm a new booking. */
export function confirmNotice(occasion: NoticeContext): NewDelivery {
  const payload = payloadOf(occasion);
  return {id: occasion.createId(), channel: 'mail', kind: 'booking-confirm', reference: occasion.id, payload};
}

/**
 * Deliveries for a canceled demo.
 * @param isQuiet Without the mail to its visitor.
 */
export function cancelledNotices(occasion: NoticeContext, isQuiet = false): NewDelivery[] {
  const {id: reference, createId} = occasion;
  const payload = payloadOf(occasion);
  const kinds = [...(isQuiet ? [] : ['booking-visitor-cancelled']), 'booking-host-cancelled'];
  const mails = kinds.map((kind): NewDelivery => {
    return {id: createId(), channel: 'mail', kind, reference, payload};
  });
  return [...mails, ...crmNotice(occasion, 'booking-host-cancelled')];
}

/** Notifies a host that a demo went to another host. */
export function releasedNotice(occasion: NoticeContext, host: string, start: Date): NewDelivery {
  const payload = {...payloadOf(occasion), host, start: start.toISOString()};
  return {
    id: occasion.createId(),
    channel: 'mail',
    kind: 'booking-host-released',
    reference: occasion.id,
    payload,
    due: addMinutes(occasion.at, moveDelay),
  };
}
