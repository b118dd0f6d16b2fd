import {createFieldReader, renderField, renderHoneypot, renderProblem, requiredNote} from '../http/form-parts';
import {html, htmlPage} from '../http/html';
import type {Problem} from '../http/problems/problem';
import type {FormInput} from '../leads/endpoint';
import {pageOfTimes, renderPages, renderTimes} from './times-list';
import {renderZones} from './zone-form';

import type {Availability} from '#src/contracts/booking';
import {bookingFields, bookingFieldSpecs, bookingFormPath, bookingsPath} from '#src/contracts/booking';
import {idempotencyField} from '#src/contracts/idempotency';
import {isTimeZone} from '#src/contracts/local-time';

/** Fewer days than on the manage page, because this page also lists all time zones. */
const daysShown = 7;

export type FormPage = {
  /** Open times; `undefined` if they could not be loaded. */
  availability: Availability | undefined;
  input: FormInput;
  problem?: Problem;
  support: string;
};

/** The booking page for browsers without JavaScript. */
export function formPage({availability, input, problem, support}: FormPage): string {
  const text = createFieldReader(input.values);
  const typedZone = text('zone');
  const zone = isTimeZone(typedZone) ? typedZone : (availability?.zone ?? 'UTC');
  const errors = problem?.errors ?? {};
  const title = problem?.title ?? 'Book Your Demo';
  const page = pageOfTimes(availability?.times ?? [], text('from') || text('start'), daysShown);
  const form =
    availability === undefined
      ? html``
      : html`${renderZones(zone, bookingFormPath)}
          <form method="post" action="${bookingsPath}" accept-charset="utf-8">
            <input type="hidden" name="${idempotencyField}" value="${input.key}" />
            <input type="hidden" name="zone" value="${zone}" />
            ${renderTimes(page.times, zone, {chosen: text('start'), error: errors['start']})} ${requiredNote}
            ${bookingFields.map((field) => renderField(field, bookingFieldSpecs[field], text(field), errors[field]))}
            ${renderHoneypot()}
            <button type="submit">Book Demo</button>
          </form>
          ${renderPages(page, `${bookingFormPath}?zone=${encodeURIComponent(zone)}`)}`;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${problem === undefined ? html`<p>30 minutes, one-on-one, by video call.</p>` : renderProblem(problem)} ${form}
      <p class="other">You can also email <a href="mailto:${support}">${support}</a>.</p>`,
  );
}
