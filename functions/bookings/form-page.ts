import type {Availability} from '#src/contracts/booking';
import {bookingFormPath, bookingsPath} from '#src/contracts/booking';
import {bookingForm, detailFields} from '#src/contracts/booking-form';
import {framePage} from '#src/contracts/frame-page';
import {idempotencyField} from '#src/contracts/hidden-fields';
import {sourceField} from '#src/contracts/lead-source';
import {isTimeZone} from '#src/contracts/local-time';
import {listZones} from '#src/contracts/zone-list';
import {nameZone} from '#src/contracts/zone-name';
import type {ReadPage} from '../http/built-pages';
import {fillForm} from '../http/fill-form';
import {escapeHtml, type Html, html, htmlPage} from '../http/html';
import type {Problem} from '../http/problems/problem';
import {problemPage} from '../http/problems/problem-page';
import {readForm} from '../http/read-form';
import type {HtmlPage} from '../http/responses';
import type {FormInput} from '../leads/endpoint';
import {createFieldReader} from '../leads/hidden-fields';
import {describeProblem} from '../leads/rejected-page';
import {problems} from '../scheduling/problems';
import {pageOfTimes, renderPages, renderTimes} from '../scheduling/times-list';

/** A form to choose another time zone; the current one comes first. `hidden` are fields that it keeps. */
function renderZones(current: string, path: string, hidden: Html): Html {
  const groups = listZones(current).map(({area, zones}) => {
    // HTML doesn't require closing tags here; with 400 options they would be 4 KB.
    const options = zones.map(({id, name}) => ({markup: `<option value="${escapeHtml(id)}">${escapeHtml(name)}`}));
    return html`<optgroup label="${area}">${options}</optgroup>`;
  });
  return html`<form method="get" action="${path}" class="fn-zone">
    ${hidden}
    <div class="fn-field">
      <label for="zone">Time zone</label>
      <select class="fn-input" id="zone" name="zone">
        <option value="${current}" selected>${nameZone(current)}</option>
        ${groups}
      </select>
    </div>
    <button type="submit" class="fn-button fn-quiet">Show Times</button>
  </form>`;
}

/** Fewer days than on the manage page, because this page also lists all time zones. */
const daysShown = 7;

/** Explains why the page can't show a form. */
export const unavailable: Problem = {
  ...problems.unavailable,
  title: 'We can’t load open times',
  detail: 'Try again in 30 seconds.',
};

/** The form as the frame has it, with a slot for the times; `undefined` without a build. */
export async function readEmptyForm(readPage: ReadPage): Promise<string | undefined> {
  const frame = await readPage(framePage);
  const form = frame && readForm(frame.html, bookingsPath)?.form;
  return form && frame.html.slice(form.start, form.closeEnd);
}

export type FormPage = {
  /** Open times; `undefined` if they could not be loaded. */
  availability: Availability | undefined;
  /** See `readEmptyForm`. */
  form: string | undefined;
  input: FormInput;
  problem?: Problem;
  support: string;
};

/** The booking page for browsers without JavaScript: without times or form, only what is wrong. */
export function formPage({availability, form, input, problem, support}: FormPage): HtmlPage {
  const mail = html`<p class="fn-other">You can also email <a href="mailto:${support}">${support}</a>.</p>`;
  if (availability === undefined || form === undefined) return problemPage(problem ?? unavailable, mail);
  const text = createFieldReader(input.values);
  const typedZone = text('zone');
  const zone = isTimeZone(typedZone) ? typedZone : availability.zone;
  const page = pageOfTimes(availability.times, text('from') || text('start'), daysShown);
  // Where the visitor came from: the request only tells the page before.
  const source = JSON.stringify(input.source ?? {});
  const hidden = html`<input type="hidden" name="${sourceField}" value="${source}" />`;
  const address = `${bookingFormPath}?${new URLSearchParams({zone, [sourceField]: source}).toString()}`;
  const times = renderTimes(page.times, zone, text('start'));
  const title = 'Book Your Demo';
  const empty = htmlPage(
    problem?.title ?? title,
    html`<h1>${title}</h1>
      <p>30 minutes, one-on-one, by video call.</p>
      ${renderZones(zone, bookingFormPath, hidden)}
      ${{markup: form.replace(/<slot name="?times"?><\/slot>/, () => times.markup)}} ${renderPages(page, address)}
      ${mail}`,
  );
  const filled = fillForm(empty.html, bookingsPath, {
    values: new Map([
      ...[...Object.keys(detailFields), 'start'].map((field): [string, string] => [field, text(field)]),
      ['zone', zone],
      [idempotencyField, input.key],
      [sourceField, source],
    ]),
    errors: problem?.errors ?? {},
    describe: problem && ((ids) => describeProblem(bookingForm, problem, ids)),
  });
  // Only a script would read the templates again.
  return {html: (filled ?? empty.html).replace(/<template .*?<\/template>/gs, '')};
}
