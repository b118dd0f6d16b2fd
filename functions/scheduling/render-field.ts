import {html, renderAlert, type Html} from '../http/html';
import type {Problem} from '../http/problems/problem';

import {labelOf, type FieldSpec} from '#src/contracts/field-spec';
import {honeypotField} from '#src/contracts/hidden-fields';

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
  const shared = html`class="input" id="${name}" name="${name}"${autocomplete}${required}${invalid}`;
  const control =
    spec.rows === undefined
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
