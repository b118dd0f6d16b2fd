import type {Channel, NewDelivery} from '../outbox/delivery';
import {addMinutes} from './free-times';

/** What the notices of a booking are made from. */
export type Occasion = {
  id: string;
  start: Date;
  sequence: number;
  /** Address of the site, for the links. */
  site: string;
  at: Date;
  /** Where leads are delivered. */
  channels: readonly Channel[];
  createId: () => string;
};

/** Minutes for which the mails about a move wait: a later move within them replaces these mails. */
export const moveDelay = 2;

/** How long before a demo its visitor is reminded, in minutes. The outbox runs every ten, so an hour is due before the hour. */
export const reminders = {'booking-reminder-day': 24 * 60, 'booking-reminder-hour': 65} as const;

function crmNotice(occasion: Occasion, kind: string): NewDelivery[] {
  if (!occasion.channels.includes('crm')) return [];
  return [{id: occasion.createId(), channel: 'crm', kind, reference: occasion.id, payload: payloadOf(occasion)}];
}

function payloadOf({site, sequence}: Occasion) {
  return {site, sequence};
}

/** What a demo that was booked or moved calls for: an invitation to both sides, and reminders that are still to come. */
export function bookedNotices(occasion: Occasion): NewDelivery[] {
  const {id: reference, start, at, createId} = occasion;
  const payload = payloadOf(occasion);
  const delay = occasion.sequence > 0 ? {due: addMinutes(at, moveDelay)} : {};
  const invitations = ['booking-visitor', 'booking-host'].map((kind): NewDelivery => {
    return {id: createId(), channel: 'mail', kind, reference, payload, ...delay};
  });
  const ahead = Object.entries(reminders)
    .map(([kind, minutes]) => ({kind, due: addMinutes(start, -minutes)}))
    // Who books for today has just read when it is.
    .filter(({due}) => due > addMinutes(at, 60))
    .map(({kind, due}): NewDelivery => ({id: createId(), channel: 'mail', kind, reference, payload, due}));
  return [...invitations, ...crmNotice(occasion, 'booking-host').map((notice) => ({...notice, ...delay})), ...ahead];
}

/** What a cancelled demo calls for. */
export function cancelledNotices(occasion: Occasion): NewDelivery[] {
  const {id: reference, createId} = occasion;
  const payload = payloadOf(occasion);
  const mails = ['booking-visitor-cancelled', 'booking-host-cancelled'].map((kind): NewDelivery => {
    return {id: createId(), channel: 'mail', kind, reference, payload};
  });
  return [...mails, ...crmNotice(occasion, 'booking-host-cancelled')];
}

/** Tells a host that a demo went to another one. */
export function releasedNotice(occasion: Occasion, host: string, start: Date): NewDelivery {
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
