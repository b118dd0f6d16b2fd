import {readTyped, renderError, renderProblem} from '../lib/http/form-parts';
import {html, htmlPage, type Html} from '../lib/http/html';
import type {Problem} from '../lib/http/problem';
import type {Typed} from '../lib/pipeline/types';
import {renderTimes, renderZones} from './times-list';

import type {Availability, BookingField} from '#src/contracts/booking';
import {bookingFields, bookingFormPath, bookingLabels, bookingsPath} from '#src/contracts/booking';
import {idempotencyField} from '#src/contracts/idempotency';
import {isTimeZone} from '#src/contracts/local-time';

const autocomplete: Readonly<Record<BookingField, string>> = {
  name: 'name',
  email: 'email',
  company: 'organization',
  topic: 'off',
};

function renderField(field: BookingField, value: string, error: string | undefined): Html {
  const required = field === 'name' || field === 'email' ? html` aria-required="true"` : html``;
  const {invalid, note} = renderError(field, error);
  const shared = html`id="${field}" name="${field}" autocomplete="${autocomplete[field]}"${required}${invalid}`;
  const control =
    field === 'topic'
      ? html`<textarea rows="4" ${shared}>${'\n'}${value}</textarea>`
      : html`<input type="${field === 'email' ? 'email' : 'text'}" value="${value}" ${shared} />`;
  return html`<div class="field"><label for="${field}">${bookingLabels[field]}</label>${control}${note}</div>`;
}

export type FormPage = {
  /** Free times; without them there is nothing to choose from. */
  availability: Availability | undefined;
  typed: Typed;
  problem?: Problem;
  support: string;
};

/** The page on which a demo is booked without JavaScript. */
export function formPage({availability, typed, problem, support}: FormPage): string {
  const text = readTyped(typed.values);
  const typedZone = text('zone');
  const zone = isTimeZone(typedZone) ? typedZone : (availability?.zone ?? 'UTC');
  const errors = problem?.errors ?? {};
  const title = problem?.title ?? 'Book Your Demo';
  const form =
    availability === undefined
      ? html``
      : html`${renderZones(zone, bookingFormPath)}
          <form method="post" action="${bookingsPath}" accept-charset="utf-8">
            <input type="hidden" name="${idempotencyField}" value="${typed.key}" />
            <input type="hidden" name="zone" value="${zone}" />
            ${renderTimes(availability.times, zone, {chosen: text('start'), error: errors['start']})}
            ${bookingFields.map((field) => renderField(field, text(field), errors[field]))}
            <button type="submit">Book Demo</button>
          </form>`;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${problem === undefined ? html`<p>30 minutes, one to one, by video call.</p>` : renderProblem(problem)} ${form}
      <p class="other">You can also write to <a href="mailto:${support}">${support}</a>.</p>`,
  );
}
