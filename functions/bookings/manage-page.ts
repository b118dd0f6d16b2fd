import type {BookingLinks} from '../lib/booking/calendar-links';
import type {Host} from '../lib/booking/hosts';
import {renderAlert} from '../lib/http/form-parts';
import {html, htmlPage, type Html} from '../lib/http/html';
import {renderCancel, renderMove, type ManageForms} from './manage-forms';
import {nameZone} from './times-list';

import {describeSpan} from '#src/contracts/local-time';

/** Titles by the `done` query parameter, which a form post redirects to. */
const doneTitles = new Map([
  ['booked', 'Your demo is booked'],
  ['moved', 'Your demo has moved'],
  ['cancelled', 'Your demo is canceled'],
]);

export type ManagePage = ManageForms & {
  host: Host;
  links: BookingLinks;
  done: string | undefined;
  support: string;
};

function renderCalendars({calendars: {google, outlook, apple}}: BookingLinks): Html {
  return html`<p>
    Add it to <a href="${google}" rel="noopener" target="_blank">Google Calendar (new tab)</a>,
    <a href="${outlook}" rel="noopener" target="_blank">Outlook (new tab)</a> or
    <a href="${apple}">Apple Calendar and others (file)</a>.
  </p>`;
}

/** The page behind the links in booking mails. GET changes nothing; its buttons do. */
export function managePage(page: ManagePage): string {
  const {booking, host, links, done, problem, support} = page;
  const {start, end, zone, state, email} = booking;
  const title =
    problem?.title ?? doneTitles.get(done ?? '') ?? (state === 'booked' ? 'Your demo' : 'Your demo is canceled');
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
