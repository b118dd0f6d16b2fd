import {html, htmlPage} from '../http/html';
import type {Problem} from '../http/problems/problem';
import type {HtmlPage} from '../http/responses';
import type {FormInput} from '../leads/endpoint';
import {createFieldReader} from '../leads/hidden-fields';
import {renderField, renderHoneypot, renderProblem, requiredNote} from '../scheduling/render-field';
import {pageOfTimes, renderPages, renderTimes} from '../scheduling/times-list';
import {renderZones} from './zone-form';

import type {Availability} from '#src/contracts/booking';
import {bookingFormPath, bookingsPath} from '#src/contracts/booking';
import {detailFields} from '#src/contracts/booking-form';
import {idempotencyField} from '#src/contracts/hidden-fields';
import {sourceField} from '#src/contracts/lead-source';
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
export function formPage({availability, input, problem, support}: FormPage): HtmlPage {
  const text = createFieldReader(input.values);
  const typedZone = text('zone');
  const zone = isTimeZone(typedZone) ? typedZone : (availability?.zone ?? 'UTC');
  const errors = problem?.errors ?? {};
  const title = problem?.title ?? 'Book Your Demo';
  const page = pageOfTimes(availability?.times ?? [], text('from') || text('start'), daysShown);
  // Where the visitor came from: the request only tells the page before.
  const source = JSON.stringify(input.source ?? {});
  const hidden = html`<input type="hidden" name="${sourceField}" value="${source}" />`;
  const address = `${bookingFormPath}?${new URLSearchParams({zone, [sourceField]: source}).toString()}`;
  const form =
    availability === undefined
      ? html``
      : html`${renderZones(zone, bookingFormPath, hidden)}
          <form method="post" action="${bookingsPath}" accept-charset="utf-8">
            <input type="hidden" name="${idempotencyField}" value="${input.key}" />
            <input type="hidden" name="zone" value="${zone}" />
            ${hidden} ${renderTimes(page.times, zone, {chosen: text('start'), error: errors['start']})} ${requiredNote}
            ${Object.entries(detailFields).map(([name, spec]) => renderField(name, spec, text(name), errors[name]))}
            ${renderHoneypot()}
            <button type="submit">Book Demo</button>
          </form>
          ${renderPages(page, address)}`;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${problem === undefined ? html`<p>30 minutes, one-on-one, by video call.</p>` : renderProblem(problem)} ${form}
      <p class="other">You can also email <a href="mailto:${support}">${support}</a>.</p>`,
  );
}
