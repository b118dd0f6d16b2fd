import {paragraph} from '../mail/layout/parts';
import {
  demoDay,
  joinButton,
  manageLink,
  visitorReason,
  whenOf,
  type BookingView,
  type MailContent,
} from './booking-view';

import {company} from '#src/content/company/company';
import {localDay} from '#src/contracts/local-time';

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
export function reminderMail(view: BookingView, ahead: 'day' | 'hour', now: Date): MailContent | undefined {
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
