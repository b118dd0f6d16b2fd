import {holdMinutes} from '../booking/claim';
import type {BookingRecord} from '../booking/booking-record';
import {describeWhen} from '../booking/describe-when';
import {findHost} from '../booking/hosts';
import {html, htmlPage} from '../http/html';
import type {HtmlPage} from '../http/responses';
import {renderCard} from './demo-card';

import {confirmBookingPath} from '#src/contracts/booking';
import {clock, formatTime} from '#src/contracts/format-time';

/** A time to confirm, for the page after the form. It is held until `until`. */
export type Held = {start: Date; end: Date; until: Date | undefined; zone: string};

/** The page after the form: the visitor has to confirm by mail. */
export function checkMailPage({start, end, until, zone}: Held, support: string): HtmlPage {
  const {date, time, zoneName} = describeWhen(start, end, zone);
  const title = 'Confirm your demo';
  const hold =
    until === undefined
      ? 'We can’t hold this time, because many demos are being booked right now, so do it soon.'
      : `We’ll hold this time for ${holdMinutes} minutes, until ${formatTime(until, zone, clock)}.`;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>
        Your demo isn’t booked yet. We sent an email to the address you entered: open it and press the button to book
        ${date}, ${time}, ${zoneName}. ${hold}
      </p>
      <p class="other">No email? Check your spam folder, or email <a href="mailto:${support}">${support}</a>.</p>`,
  );
}

/** The page behind the link in that mail. Its button books the demo. */
export function confirmPage(booking: BookingRecord, token: string, support: string, now: Date): HtmlPage {
  const title = 'Confirm your demo';
  const {heldUntil: until, zone} = booking;
  const advice =
    until !== undefined && until > now
      ? `to book it. We’ll hold this time until ${formatTime(until, zone, clock)}; after that, someone else can book it.`
      : 'to book it while the time is still open.';
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>Press the button ${advice}</p>
      ${renderCard(
        {booking, host: findHost(booking.host)},
        html`<form method="post" action="${confirmBookingPath}" class="single">
          <input type="hidden" name="token" value="${token}" />
          <button type="submit">Confirm Demo</button>
        </form>`,
      )}
      <p class="other">
        Not you? You don’t have to do anything. Questions? Email <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}
