import {facts, message, paragraph} from '../mail/layout/parts';
import {sourceFacts} from '../../leads/describe-source';
import type {TeamAct} from '../../leads/team-link';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext} from '../types';
import {whenOf, type BookingView, type MailContent} from './booking-view';
import {linksNote, teamLinks} from './team-mail';

export type HostOccasion = 'booked' | 'canceled' | 'released';

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
export function hostMail(
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
    subject: `Demo ${event}: ${short} (${booking.id.slice(0, 8)})`,
    document: {
      title: sentences[event],
      preheader: `${short} ${zoneName}.`,
      sections: [
        [
          ...(explanation === undefined ? [] : [paragraph([explanation])]),
          facts([
            {label: 'When', value: `${date}, ${year}, ${time} ${zoneName}`},
            {label: 'Their time', value: `${visitorTime.date}, ${visitorTime.time} ${visitorTime.zoneName}`},
            {label: 'Name', value: booking.name},
            {label: 'Email', value: booking.email, url: `mailto:${booking.email}`},
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
