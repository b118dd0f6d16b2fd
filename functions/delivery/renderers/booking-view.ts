import {type BookingRecord, findBooking} from '../../scheduling/booking-record';
import {type BookingLinks, createLinks} from '../../scheduling/calendar-links';
import {describeWhen} from '../../scheduling/describe-when';
import {findHost, type Host} from '../../scheduling/hosts';
import {daySheet} from '../mail/layout/day-sheet';
import type {MailDocument} from '../mail/layout/document';
import type {Part} from '../mail/layout/part';
import {button, type Link} from '../mail/layout/parts';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext} from '../types';

/** What booking emails are written from. */
export type BookingView = {booking: BookingRecord; host: Host; links: BookingLinks; site: string; isRestored?: boolean};

export type MailContent = {subject: string; document: MailDocument};

/** Loads the booking, unless it has changed since the delivery was written: a later change has its own deliveries. */
export async function findView(
  {reference, payload}: ClaimedDelivery,
  {sql, environment}: RenderContext,
  state: BookingRecord['state'],
): Promise<BookingView | undefined> {
  const booking = await findBooking(sql, reference);
  if (booking?.state !== state || booking.sequence !== payload['sequence']) return undefined;
  const site = String(payload['site']);
  const host = findHost(booking.host);
  const links = createLinks(booking, host, site, environment.appSecret);
  return {booking, host, links, site, isRestored: payload['isRestored'] === true};
}

/** The demo's time in a zone. */
export const whenOf = ({booking: {start, end}}: BookingView, zone: string) => describeWhen(start, end, zone);

/** The demo's day as a calendar sheet; with `isToday`, it says “Today” instead of the date. */
export function demoDay(view: BookingView, isToday = false) {
  const {host, links, booking} = view;
  const {month, day, weekday, date, year, time, zoneName} = whenOf(view, booking.zone);
  const [headline, detail] = isToday ? [`Today, ${time}`, `${date}, ${zoneName}`] : [`${date},\n${time}`, zoneName];
  const text = [
    `When: ${isToday ? 'today, ' : ''}${date}, ${year}, ${time} ${zoneName}`,
    `With: ${host.name}`,
    `Where: video call, ${links.join}`,
  ];
  return daySheet({month, day, weekday, headline, detail}, text.join('\n'));
}

/** Has no text form: `demoDay` already contains the link. */
export const joinButton = ({links}: BookingView): Part => {
  return {...button({label: 'Join the Call', url: links.join}), text: ''};
};

/** Footer line of emails about a booked demo. */
export const visitorReason = 'You’re getting this because someone, most likely you, booked a demo with this address.';

/** Link to reschedule or cancel. */
export const manageLink = ({links}: BookingView): Link => ({label: 'Reschedule or cancel', url: links.manage});
