import type {BookingRecord} from '../lib/booking/booking-record';
import {html, type Html} from '../lib/http/html';
import type {Problem} from '../lib/problems/problem';
import {pageOfTimes, renderPages, renderTimes} from './times-list';

import {managePath, type Availability} from '#src/contracts/booking';

export type ManageForms = {
  booking: BookingRecord;
  token: string;
  availability: Availability | undefined;
  /** First instant of the times to show, from the query string. */
  from: string | undefined;
  problem?: Problem;
};

const hidden = (token: string, action: string, sequence: number): Html =>
  html`<input type="hidden" name="token" value="${token}" /><input
      type="hidden"
      name="action"
      value="${action}"
    /><input type="hidden" name="sequence" value="${sequence}" />`;

/** Collapsed, so that a stray tap cancels nothing. */
export function renderCancel({booking, token}: Pick<ManageForms, 'booking' | 'token'>): Html {
  return html`<details class="cancel">
    <summary>Cancel this demo</summary>
    <p>The time becomes free for someone else. You can book again whenever you like.</p>
    <form method="post" action="${managePath}" class="single">
      ${hidden(token, 'cancel', booking.sequence)}
      <button type="submit" class="quiet">Cancel Demo</button>
    </form>
  </details>`;
}

export function renderMove({booking, token, availability, from, problem}: ManageForms): Html {
  if (availability === undefined) {
    return html`<p>We can’t look up free times right now. Open this page again in half a minute.</p>`;
  }
  const page = pageOfTimes(availability.times, from);
  return html`<form method="post" action="${managePath}">
      ${hidden(token, 'move', booking.sequence)}
      ${renderTimes(page.times, booking.zone, {error: problem?.errors?.['start']})}
      <button type="submit">Move Demo</button>
    </form>
    ${renderPages(page, `${managePath}?token=${token}`)}`;
}
