import {html, htmlPage, type Html} from './html';
import type {Problem} from './problems/problem';

import {labelOf, type FieldSpec} from '#src/contracts/field-spec';
import {readFields} from '#src/contracts/fields';
import {honeypotField} from '#src/contracts/honeypot';

/** Returns a function that gets the value of a field; empty unless it is text. */
export function createFieldReader(values: unknown): (name: string) => string {
  const fields = readFields(values);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** Error of a field: attributes of its control, and the note after it. Both are empty without an error. */
export function renderError(field: string, error: string | undefined): {invalid: Html; note: Html} {
  if (error === undefined) return {invalid: html``, note: html``};
  return {
    invalid: html` aria-invalid="true" aria-describedby="${field}-error"`,
    note: html`<p class="error" id="${field}-error">${error}</p>`,
  };
}

const requiredMark = html`<span class="mark" aria-hidden="true">*</span>`;

/** Note explaining the mark of required fields. */
export const requiredNote = html`<p class="required">Fields marked ${requiredMark} are required.</p>`;

/** A labeled control for a field of a contract, filled in. */
export function renderField(name: string, spec: FieldSpec, value: string, error: string | undefined): Html {
  const {invalid, note} = renderError(name, error);
  const autocomplete = spec.autoComplete === undefined ? html`` : html` autocomplete="${spec.autoComplete}"`;
  // Screen readers announce aria-required instead of the mark.
  const required = spec.required ? html` aria-required="true"` : html``;
  const shared = html`id="${name}" name="${name}"${autocomplete}${required}${invalid}`;
  const options = spec.options?.map(
    (option) =>
      html`<option value="${option.value}" ${option.value === value ? html` selected` : html``}>
        ${option.label}
      </option>`,
  );
  const control = options
    ? html`<select ${shared}>
        ${options}
      </select>`
    : spec.rows === undefined
      ? html`<input type="${spec.type ?? 'text'}" value="${value}" ${shared} />`
      : // Parsers drop one line break after <textarea>: this one, not the visitor's.
        html`<textarea rows="${spec.rows}" ${shared}>${'\n'}${value}</textarea>`;
  const mark = spec.required ? html` ${requiredMark}` : html``;
  return html`<div class="field"><label for="${name}">${labelOf(spec)}${mark}</label>${control}${note}</div>`;
}

/** The honeypot: a field people neither see nor reach with the keyboard. */
export function renderHoneypot(): Html {
  return html`<div class="offscreen" aria-hidden="true">
    <label for="${honeypotField}">Leave this field empty</label>
    <input id="${honeypotField}" name="${honeypotField}" tabindex="-1" autocomplete="off" />
  </div>`;
}

/** An error message that screen readers announce immediately. */
export function renderAlert(detail: string, more: Html = html``): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p>${detail}</p>
    ${more}
  </div>`;
}

/** The page about a problem without a form: what is wrong, and what to do instead. */
export const problemPage = ({title, detail}: Pick<Problem, 'title' | 'detail'>, more: Html = html``): string =>
  htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderAlert(detail)} ${more}`,
  );

/** An error message with a link to each invalid field. */
export function renderProblem({detail, errors = {}}: Pick<Problem, 'detail' | 'errors'>): Html {
  const items = Object.entries(errors).map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`);
  if (items.length === 0) return renderAlert(detail);
  return renderAlert(
    detail,
    html`<ul>
      ${items}
    </ul>`,
  );
}
