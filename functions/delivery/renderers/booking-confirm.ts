import {createConfirmLink} from '../../booking/calendar-links';
import {releaseHold} from '../../booking/cancel-refused';
import {siteName} from '../../setup/company';
import {daySheet} from '../mail/layout/day-sheet';
import {button, paragraph} from '../mail/layout/parts';
import type {Renderer} from '../types';
import {composeMail} from './booking-mail';
import {findView, whenOf, type BookingView, type MailContent} from './booking-view';

import {clock, formatTime} from '#src/contracts/format-time';

/** Asks the visitor to confirm. Without the link to the call: anyone can enter any address. */
function confirmMail(view: BookingView, confirm: string, now: Date): MailContent {
  const {booking, host} = view;
  const {month, day, weekday, date, year, time, zoneName, short} = whenOf(view, booking.zone);
  const held = booking.heldUntil;
  const advice =
    held !== undefined && held > now
      ? `We’ll hold this time until ${formatTime(held, booking.zone, clock)}: open the page below and press the button. After that, someone else can book it.`
      : 'Open the page below and press the button while the time is still open.';
  const title = 'Confirm your demo';
  return {
    subject: `Confirm your ${siteName} demo: ${short}`,
    document: {
      title,
      preheader: `${short} ${zoneName}, by video call with ${host.name}.`,
      sections: [
        [
          daySheet(
            {month, day, weekday, headline: `${date},\n${time}`, detail: zoneName},
            `When: ${date}, ${year}, ${time} ${zoneName}\nWith: ${host.name}`,
          ),
          paragraph([`Your demo isn’t booked yet. ${advice}`]),
          button({label: 'Confirm My Demo', url: confirm}),
        ],
        [
          paragraph(
            [
              'Not you? You don’t have to do anything. The time opens up by itself, and we’ll delete your address within two days.',
            ],
            'muted',
          ),
        ],
      ],
      reason: 'You’re getting this because someone, most likely you, asked for a demo with this address.',
    },
  };
}

/** The mail about a booking that has to be confirmed. */
export const confirmRenderer: Renderer = {
  async mail(delivery, context) {
    const view = await findView(delivery, context, 'unconfirmed');
    if (view === undefined || view.booking.start <= context.now) return undefined;
    const link = createConfirmLink(view.booking, view.site, context.environment.appSecret, context.now);
    return composeMail(delivery, view, confirmMail(view, link, context.now), {to: 'visitor'}, context);
  },
  onRefused: ({reference}, {sql}) => releaseHold(sql, reference),
};
