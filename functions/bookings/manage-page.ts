import type {BookingRecord} from '../lib/booking/booking-record';
import type {BookingLinks} from '../lib/booking/calendar-links';
import type {Host} from '../lib/booking/hosts';
import {renderAlert} from '../lib/http/form-parts';
import {html, htmlPage, type Html} from '../lib/http/html';
import type {Problem} from '../lib/problems/problem';
import {nameZone, pageOfTimes, renderTimes} from './times-list';

import type {Availability} from '#src/contracts/booking';
import {managePath} from '#src/contracts/booking';
import {describeSpan} from '#src/contracts/local-time';

/** What has just happened, by `done` in the address that a form post ends on. */
const doneTitles = new Map([
  ['booked', 'Your demo is booked'],
  ['moved', 'Your demo has moved'],
  ['cancelled', 'Your demo is cancelled'],
]);

export type ManagePage = {
  booking: BookingRecord;
  host: Host;
  token: string;
  links: BookingLinks;
  availability: Availability | undefined;
  /** First instant of the times to show, as it came in the address. */
  from: string | undefined;
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

/** Folded, so that one tap on the way to the times cancels nothing. */
function renderCancel({booking, token}: ManagePage): Html {
  return html`<details class="cancel">
    <summary>Cancel this demo</summary>
    <p>The time becomes free for someone else. You can book again whenever you like.</p>
    <form method="post" action="${managePath}" class="single">
      ${hidden(token, 'cancel', booking.sequence)}
      <button type="submit" class="quiet">Cancel Demo</button>
    </form>
  </details>`;
}

function renderMove({booking, token, availability, from, problem}: ManagePage): Html {
  if (availability === undefined) {
    return html`<p>We can’t look up free times right now. Open this page again in half a minute.</p>`;
  }
  const {times, next, isFirst} = pageOfTimes(availability.times, from);
  const address = `${managePath}?token=${token}`;
  const earlier = isFirst ? html`` : html`<a href="${address}">First days</a> `;
  const later = next === undefined ? html`` : html`<a href="${address}&from=${next}">Later days</a>`;
  return html`<form method="post" action="${managePath}">
      ${hidden(token, 'move', booking.sequence)}
      ${renderTimes(times, booking.zone, {error: problem?.errors?.['start']})}
      <button type="submit">Move Demo</button>
    </form>
    <p class="other">${earlier}${later}</p>`;
}

/** The page behind the link of a mail. Opening it changes nothing; its buttons do. */
export function managePage(page: ManagePage): string {
  const {booking, host, links, done, problem, support} = page;
  const {start, end, zone, state, email} = booking;
  const title =
    problem?.title ?? doneTitles.get(done ?? '') ?? (state === 'booked' ? 'Your demo' : 'Your demo is cancelled');
  const alert = problem === undefined ? html`` : renderAlert(problem.detail);
  const rest =
    state === 'booked'
      ? html`<p>An invitation with the video link goes to ${email}. A day and an hour before, we remind you.</p>
          ${renderCalendars(links)} ${renderCancel(page)}
          <h2>Take another time</h2>
          <p>Times are in ${nameZone(zone)}.</p>
          ${renderMove(page)}`
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
