import {createFieldReader, renderHoneypot, renderField, renderProblem, requiredNote} from '../http/form-parts';
import {html, htmlPage, type Html} from '../http/html';
import type {Problem} from '../http/problems/problem';
import type {FormInput} from '../leads/endpoint';

import {contactFields, contactFieldSpecs} from '#src/contracts/contact';
import {formTokenField} from '#src/contracts/honeypot';
import {idempotencyField} from '#src/contracts/idempotency';

/** The contact form, filled in with what the visitor typed. */
function renderForm({values, key}: FormInput, errors: Problem['errors'], token: string | undefined): Html {
  const read = createFieldReader(values);
  const fields = contactFields.map((field) =>
    renderField(field, contactFieldSpecs[field], read(field), errors?.[field]),
  );
  return html`<form method="post" action="/api/contact" accept-charset="utf-8">
    <input type="hidden" name="${idempotencyField}" value="${key}" />
    ${token === undefined ? html`` : html`<input type="hidden" name="${formTokenField}" value="${token}" />`}
    ${requiredNote} ${fields} ${renderHoneypot()}
    <button type="submit">Send Message</button>
  </form>`;
}

/**
 * The page for a rejected form post: what is wrong, and the form with what was typed. If the request could not be read
 * at all, there is no form; the browser's Back button still has it.
 * @param token Signed time of this page; `undefined` without a secret to sign it.
 */
export function contactPage(problem: Problem, input: FormInput, support: string, token: string | undefined): string {
  const {title, errors} = problem;
  const form = input.values === undefined ? html`` : renderForm(input, errors, token);
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderProblem(problem)} ${form}
      <p class="other">
        You can also <a href="/contact">open the contact page</a> or email <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}
