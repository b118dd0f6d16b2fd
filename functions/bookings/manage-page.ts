import type {BookingRecord} from '../lib/booking/booking-record';
import type {BookingLinks} from '../lib/booking/calendar-links';
import type {Host} from '../lib/booking/hosts';
import {renderAlert} from '../lib/http/form-parts';
import {html, htmlPage, type Html} from '../lib/http/html';
import type {Problem} from '../lib/http/problem';
import {nameZone, renderTimes} from './times-list';

import type {Availability} from '#src/contracts/booking';
import {managePath} from '#src/contracts/booking';
import {describeSpan} from '#src/contracts/local-time';

/** What has just happened, by the address that a form post ends on. */
export const doneTitles: Readonly<Record<string, string>> = {
  booked: 'Your demo is booked',
  moved: 'Your demo has moved',
  cancelled: 'Your demo is cancelled',
};

export type ManagePage = {
  booking: BookingRecord;
  host: Host;
  token: string;
  links: BookingLinks;
  availability: Availability | undefined;
  done: string | undefined;
  problem?: Problem;
  support: string;
};

const hidden = (token: string, action: string, sequence: number): Html =>
  html`<input type="hidden" name="token" value="${token}" /><input
      type="hidden"
      name="action"
      value="${action}"
    /><input type="hidden" name="sequence" value="${sequence}" />`;

function renderCalendars({calendars: {google, outlook, apple}}: BookingLinks): Html {
  return html`<p>
    Add it to <a href="${google}" rel="noopener" target="_blank">Google Calendar (new tab)</a>,
    <a href="${outlook}" rel="noopener" target="_blank">Outlook (new tab)</a> or
    <a href="${apple}">Apple Calendar and others (file)</a>.
  </p>`;
}

function renderChanges({booking, token, availability, problem}: ManagePage): Html {
  const move =
    availability === undefined
      ? html`<p>Free times cannot be looked up right now. Open this page again in half a minute.</p>`
      : html`<form method="post" action="${managePath}">
          ${hidden(token, 'move', booking.sequence)}
          ${renderTimes(availability.times, booking.zone, {error: problem?.errors?.['start']})}
          <button type="submit">Move Demo</button>
        </form>`;
  return html`<h2>Take another time</h2>
    <p>Times are in ${nameZone(booking.zone)}.</p>
    ${move}
    <h2>Cancel</h2>
    <p>The time is free for somebody else then. You can book again whenever you like.</p>
    <form method="post" action="${managePath}" class="single">
      ${hidden(token, 'cancel', booking.sequence)}
      <button type="submit" class="quiet">Cancel Demo</button>
    </form>`;
}

/** The page behind the link of a mail. Opening it changes nothing; its buttons do. */
export function managePage(page: ManagePage): string {
  const {booking, host, links, done, problem, support} = page;
  const {start, end, zone, state, email} = booking;
  const title =
    problem?.title ?? doneTitles[done ?? ''] ?? (state === 'booked' ? 'Your demo' : 'Your demo is cancelled');
  const alert = problem === undefined ? html`` : renderAlert(problem.detail);
  const rest =
    state === 'booked'
      ? html`<p>An invitation with the video link goes to ${email}. A day and an hour before, we remind you.</p>
          ${renderCalendars(links)} ${renderChanges(page)}`
      : html`<p>Nothing more to do. <a href="/book">Book another time</a> whenever it suits you.</p>`;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${alert}
      <dl>
        <dt>When</dt>
        <dd>${describeSpan(start, end, zone, 'en-US')}</dd>
        <dt>With</dt>
        <dd>${host.name}</dd>
      </dl>
      ${rest}
      <p class="other">Questions? Write to <a href="mailto:${support}">${support}</a>.</p>`,
  );
}
