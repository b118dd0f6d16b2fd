import type {Html} from '../lib/http/html';
import {html, htmlPage} from '../lib/http/html';
import type {Problem} from '../lib/http/problem';
import type {Typed} from '../lib/pipeline/types';

import type {ContactField} from '../../src/contracts/contact';
import {contactFields, contactLabels, idempotencyField} from '../../src/contracts/contact';

const autocomplete: Readonly<Record<ContactField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  company: 'organization',
  message: 'off',
};

function renderField(field: ContactField, value: string, error: string | undefined): Html {
  const required = field === 'company' ? html`` : html` aria-required="true"`;
  const invalid = error === undefined ? html`` : html` aria-invalid="true" aria-describedby="${field}-error"`;
  const shared = html`id="${field}" name="${field}" autocomplete="${autocomplete[field]}"${required}${invalid}`;
  const type = field === 'email' ? 'email' : 'text';
  // A parser drops one line break after <textarea>: this one, not the visitor's.
  const control =
    field === 'message'
      ? html`<textarea rows="8" ${shared}>${'\n'}${value}</textarea>`
      : html`<input type="${type}" value="${value}" ${shared} />`;
  // Screen readers hear aria-required instead of the mark.
  const mark = field === 'company' ? html`` : html` <span class="mark" aria-hidden="true">*</span>`;
  const note = error === undefined ? html`` : html`<p class="error" id="${field}-error">${error}</p>`;
  return html`<div class="field"><label for="${field}">${contactLabels[field]}${mark}</label>${control}${note}</div>`;
}

/** The contact form, holding what was typed, so that nothing has to be written twice. */
function renderForm(values: unknown, errors: Problem['errors'], key: string): Html {
  const given = new Map<string, unknown>(Object.entries(values ?? {}));
  const fields = contactFields.map((field) => {
    const value = given.get(field);
    return renderField(field, typeof value === 'string' ? value : '', errors?.[field]);
  });
  return html`<form method="post" action="/api/contact" accept-charset="utf-8">
    <input type="hidden" name="${idempotencyField}" value="${key}" />
    <p class="required">Fields marked <span class="mark">*</span> are required.</p>
    ${fields}
    <button type="submit">Send Message</button>
  </form>`;
}

function renderErrors(errors: Problem['errors']): Html {
  if (errors === undefined) return html``;
  const items = Object.entries(errors).map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`);
  return html`<ul>
    ${items}
  </ul>`;
}

/**
 * The page for a form post that was not taken: what is wrong, and the form with what was typed. When nothing of the
 * request could be read, the browser's Back button still has it.
 */
export function contactPage({title, detail, errors}: Problem, {values, key}: Typed, support: string): string {
  const form = values === undefined ? html`` : renderForm(values, errors, key);
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <div class="alert" role="alert" tabindex="-1" autofocus>
        <p>${detail}</p>
        ${renderErrors(errors)}
      </div>
      ${form}
      <p class="other">
        You can also <a href="/contact">open the contact page</a> or write to
        <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}
