import {parseInstant} from '#src/contracts/booking';
import {formatTime, longDay} from '#src/contracts/format-time';
import {groupByDay, labelTimes} from '#src/contracts/local-time';
import {type Html, html} from '../http/html';

/** Days per page: all sixty would be 100 KB of HTML. */
const daysPerPage = 14;

/**
 * The times on one page, in the given order.
 * @param from First instant of the page; an invalid value means the first page.
 */
export function pageOfTimes(times: readonly string[], from: string | undefined, days = daysPerPage) {
  const first = times.find((time) => new Date(time) >= (parseInstant(from) ?? new Date(0))) ?? times[0];
  const start = new Date(first ?? 0).getTime();
  const end = start + days * 24 * 60 * 60 * 1000;
  const shown = times.filter((time) => new Date(time).getTime() >= start && new Date(time).getTime() < end);
  return {times: shown, next: times.find((time) => new Date(time).getTime() >= end), isFirst: first === times[0]};
}

function renderSlots(times: readonly string[], zone: string, chosen: string | undefined): Html[] {
  const labels = labelTimes(times, zone, 'en-US');
  return times.map((time, index) => {
    const checked = time === chosen ? html` checked` : html``;
    const input = html`<input type="radio" name="start" value="${time}" ${checked} />`;
    return html`<label class="fn-slot">${input}<span>${labels[index] ?? ''}</span></label>`;
  });
}

/**
 * Radio buttons for days and times. Each day is collapsible; the chosen day, or else the first, is open.
 * @param chosen Selected if it is still available.
 */
export function renderTimes(times: readonly string[], zone: string, chosen?: string): Html {
  const days = [...groupByDay(times, zone).values()];
  const openDay = Math.max(0, chosen === undefined ? 0 : days.findIndex((day) => day.includes(chosen)));
  const items = days.map((day, index) => {
    const open = index === openDay ? html` open` : html``;
    return html`<details name="day" ${open}>
      <summary class="fn-fold">${formatTime(day[0] ?? '', zone, longDay)}<small>${day.length} open</small></summary>
      <div class="fn-slots">${renderSlots(day, zone, chosen)}</div>
    </details>`;
  });
  const none = html`<p>We’re fully booked for the next few weeks. Email us and we’ll find a time.</p>`;
  return html`<fieldset class="fn-times" id="start">
    <legend>Day and time</legend>
    ${days.length === 0 ? none : items}
  </fieldset>`;
}

/** Links to earlier and later times. `address` already has a query string. */
export function renderPages({next, isFirst}: ReturnType<typeof pageOfTimes>, address: string): Html {
  const earlier = isFirst ? html`` : html`<a href="${address}">First dates</a> `;
  const later = next === undefined ? html`` : html`<a href="${address}&from=${next}">Later dates</a>`;
  return html`<p class="fn-other fn-pages">${earlier}${later}</p>`;
}
