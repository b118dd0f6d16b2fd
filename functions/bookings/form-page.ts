import type {Availability} from '#src/contracts/booking';
import {bookingFormPath, bookingsPath} from '#src/contracts/booking';
import {detailFields} from '#src/contracts/booking-form';
import {idempotencyField} from '#src/contracts/hidden-fields';
import {sourceField} from '#src/contracts/lead-source';
import {isTimeZone} from '#src/contracts/local-time';
import {listZones} from '#src/contracts/zone-list';
import {nameZone} from '#src/contracts/zone-name';
import {html, htmlPage, escapeHtml, type Html} from '../http/html';
import type {Problem} from '../http/problems/problem';
import type {HtmlPage} from '../http/responses';
import type {FormInput} from '../leads/endpoint';
import {createFieldReader} from '../leads/hidden-fields';
import {renderField, renderHoneypot, renderProblem, requiredNote} from '../scheduling/render-field';
import {pageOfTimes, renderPages, renderTimes} from '../scheduling/times-list';

/** A form to choose another time zone; the current one comes first. `hidden` are fields that it keeps. */
function renderZones(current: string, path: string, hidden: Html): Html {
  const groups = listZones(current).map(({area, zones}) => {
    // HTML doesn't require closing tags here; with 400 options they would be 4 KB.
    const options = zones.map(({id, name}) => ({markup: `<option value="${escapeHtml(id)}">${escapeHtml(name)}`}));
    return html`<optgroup label="${area}">${options}</optgroup>`;
  });
  return html`<form method="get" action="${path}" class="zone">
    ${hidden}
    <div class="field">
      <label for="zone">Time zone</label>
      <select class="input" id="zone" name="zone">
        <option value="${current}" selected>${nameZone(current)}</option>
        ${groups}
      </select>
    </div>
    <button type="submit" class="button quiet">Show Times</button>
  </form>`;
}

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
            <button type="submit" class="button">Book Demo</button>
          </form>
          ${renderPages(page, address)}`;
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${problem === undefined ? html`<p>30 minutes, one-on-one, by video call.</p>` : renderProblem(problem)} ${form}
      <p class="other">You can also email <a href="mailto:${support}">${support}</a>.</p>`,
  );
}
