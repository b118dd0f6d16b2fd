import type {BookingRecord} from '../scheduling/booking-record';
import {html, type Html} from '../http/html';
import type {Problem} from '../http/problems/problem';
import {pageOfTimes, renderPages, renderTimes} from '../scheduling/times-list';

import {managePath, type Availability} from '#src/contracts/booking';
import {clock, formatTime} from '#src/contracts/format-time';
import {nameZone} from '#src/contracts/zone-name';

export type ManageForms = {
  booking: BookingRecord;
  token: string;
  availability: Availability | undefined;
  /** First instant of the times to show, from the query string. */
  from: string | undefined;
  /** `cancel` shows the confirmation step, `times` expands the list of other times. */
  view: string | undefined;
  problem?: Problem;
};

type Submits = {booking: BookingRecord; token: string; action: 'cancel' | 'move' | 'undo'};

/** Hidden fields of each form. */
const renderHidden = ({booking, token, action}: Submits): Html =>
  html`<input type="hidden" name="token" value="${token}" /><input
      type="hidden"
      name="action"
      value="${action}"
    /><input type="hidden" name="sequence" value="${booking.sequence}" />`;

/** A form that is one button. */
export function renderButton(submits: Submits, label: string, className: string): Html {
  return html`<form method="post" action="${managePath}" class="single">
    ${renderHidden(submits)}
    <button type="submit" class="${className}">${label}</button>
  </form>`;
}

/** The other times, collapsed by default. */
export function renderMove({booking, token, availability, from, view, problem}: ManageForms): Html {
  if (availability === undefined) {
    return html`<p class="other">We can’t load open times right now. Reload this page in 30 seconds.</p>`;
  }
  const page = pageOfTimes(availability.times, from);
  const isOpen = view === 'times' || from !== undefined || problem?.errors?.['start'] !== undefined;
  return html`<details class="move" id="times" ${isOpen ? html` open` : html``}>
    <summary>Pick another time</summary>
    <p>Times are in ${nameZone(booking.zone, booking.start)}.</p>
    <form method="post" action="${managePath}">
      ${renderHidden({booking, token, action: 'move'})}
      ${renderTimes(page.times, booking.zone, {error: problem?.errors?.['start']})}
      <button type="submit">Move Demo</button>
    </form>
    ${renderPages(page, `${managePath}?token=${token}`)}
  </details>`;
}

/** Links to the three open times closest to a demo whose own time was taken. */
export function renderNear({start, zone}: BookingRecord, times: readonly string[]): Html {
  const distance = (time: string): number => Math.abs(new Date(time).getTime() - start.getTime());
  const near = [...times]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .sort();
  const items = near.map((time) => {
    const label = formatTime(time, zone, {weekday: 'short', month: 'long', day: 'numeric', ...clock});
    return html`<li>
      <a class="button quiet" href="/demo?start=${time}#book">${label.replace(' at ', ', ')}</a>
    </li>`;
  });
  return items.length === 0
    ? html``
    : html`<ul class="near">
        ${items}
      </ul>`;
}
