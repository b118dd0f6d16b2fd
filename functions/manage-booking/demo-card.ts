import type {BookingRecord} from '../scheduling/booking-record';
import {describeWhen} from '../scheduling/describe-when';
import type {Host} from '../scheduling/hosts';
import {html, type Html} from '../http/html';

export type DemoCard = {booking: BookingRecord; host: Host};

/** A demo's date and host, as a calendar sheet and as text. */
export function renderCard({booking, host}: DemoCard, actions: Html): Html {
  const {start, end, zone, state} = booking;
  const {month, day, weekday, date, time, zoneName} = describeWhen(start, end, zone);
  // A line breaks between date and time only.
  const when = html`<b>${date},</b> <b>${time}</b>`;
  return html`<section class="card">
    <p class="tile" aria-hidden="true"><b>${month}</b><strong>${day}</strong><span>${weekday}</span></p>
    <dl>
      <dt>When</dt>
      <dd>${state !== 'cancelled' ? when : html`<s>${when}</s>`}<span>${zoneName}</span></dd>
      <dt>With</dt>
      <dd>${host.name}<span>By video call</span></dd>
    </dl>
    ${actions}
  </section>`;
}
