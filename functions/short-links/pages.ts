import type {BookingRecord} from '../lib/booking/booking-record';
import {describeWhen} from '../lib/booking/describe-when';
import {html, htmlPage} from '../lib/http/html';
import {htmlResponse} from '../lib/http/responses';

/** The page for Join before the call is open. */
export function earlyPage({start, end, zone}: BookingRecord, manage: string): Response {
  const {date, time, zoneName} = describeWhen(start, end, zone);
  const title = 'The call isn’t open yet';
  const page = htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>It opens ten minutes before your demo: ${date}, ${time} ${zoneName}. Use the same link then.</p>
      <p><a href="${manage}">Reschedule or cancel</a></p>`,
  );
  return htmlResponse(200, page);
}

/** The page for a link that couldn't be looked up. */
export function failurePage(status: 500 | 503): Response {
  const title = 'We couldn’t open this link';
  const page = htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>Something went wrong on our side. Try the link again in a minute.</p>`,
  );
  return htmlResponse(status, page, {'Retry-After': '60'});
}
