import {readTyped, renderError, renderProblem} from '../lib/http/form-parts';
import {html, htmlPage, type Html} from '../lib/http/html';
import type {Problem} from '../lib/http/problem';
import type {Typed} from '../lib/pipeline/types';

import type {ContactField} from '#src/contracts/contact';
import {contactFields, contactLabels} from '#src/contracts/contact';
import {idempotencyField} from '#src/contracts/idempotency';

const autocomplete: Readonly<Record<ContactField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  company: 'organization',
  message: 'off',
};

function renderField(field: ContactField, value: string, error: string | undefined): Html {
  const required = field === 'company' ? html`` : html` aria-required="true"`;
  const {invalid, note} = renderError(field, error);
  const shared = html`id="${field}" name="${field}" autocomplete="${autocomplete[field]}"${required}${invalid}`;
  const type = field === 'email' ? 'email' : 'text';
  // A parser drops one line break after <textarea>: this one, not the visitor's.
  const control =
    field === 'message'
      ? html`<textarea rows="8" ${shared}>${'\n'}${value}</textarea>`
      : html`<input type="${type}" value="${value}" ${shared} />`;
  // Screen readers hear aria-required instead of the mark.
  const mark = field === 'company' ? html`` : html` <span class="mark" aria-hidden="true">*</span>`;
  return html`<div class="field"><label for="${field}">${contactLabels[field]}${mark}</label>${control}${note}</div>`;
}

/** The contact form, holding what was typed, so that nothing has to be written twice. */
function renderForm(values: unknown, errors: Problem['errors'], key: string): Html {
  const typed = readTyped(values);
  const fields = contactFields.map((field) => renderField(field, typed(field), errors?.[field]));
  return html`<form method="post" action="/api/contact" accept-charset="utf-8">
    <input type="hidden" name="${idempotencyField}" value="${key}" />
    <p class="required">Fields marked <span class="mark">*</span> are required.</p>
    ${fields}
    <button type="submit">Send Message</button>
  </form>`;
}

/**
 * The page for a form post that was not taken: what is wrong, and the form with what was typed. When nothing of the
 * request could be read, the browser's Back button still has it.
 */
export function contactPage(problem: Problem, {values, key}: Typed, support: string): string {
  const {title, errors} = problem;
  const form = values === undefined ? html`` : renderForm(values, errors, key);
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderProblem(problem)} ${form}
      <p class="other">
        You can also <a href="/contact">open the contact page</a> or write to
        <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}
