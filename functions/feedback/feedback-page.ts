import {createFieldReader, renderAlert, renderError} from '../http/form-parts';
import {html, htmlPage, type Html} from '../http/html';
import type {Problem} from '../http/problems/problem';
import type {FormInput} from '../leads/endpoint';

import {feedbackAnswers, feedbackLabels, feedbackPath, feedbackQuestion} from '#src/contracts/feedback';
import {idempotencyField} from '#src/contracts/idempotency';

/** The form, filled in with what the visitor answered. */
function renderForm({values, key}: FormInput, errors: Problem['errors']): Html {
  const fieldText = createFieldReader(values);
  const {invalid, note} = renderError('comment', errors?.['comment']);
  const choices = feedbackAnswers.map((answer) => {
    const checked = fieldText('helpful') === answer ? html` checked` : html``;
    return html`<p>
      <label
        ><input type="radio" name="helpful" value="${answer}" required${checked} /> ${feedbackLabels[answer]}</label
      >
    </p>`;
  });
  // Parsers drop one line break after <textarea>: this one, not the visitor's.
  return html`<form method="post" action="${feedbackPath}" accept-charset="utf-8">
    <input type="hidden" name="${idempotencyField}" value="${key}" />
    <input type="hidden" name="page" value="${fieldText('page')}" />
    <fieldset>
      <legend>${feedbackQuestion}</legend>
      ${choices}
    </fieldset>
    <div class="field">
      <label for="comment">${feedbackLabels.comment}</label>
      <textarea rows="5" id="comment" name="comment" autocomplete="off" ${invalid}>
${'\n'}${fieldText('comment')}</textarea
      >${note}
    </div>
    <button type="submit">Send</button>
  </form>`;
}

/** The page for a rejected form post: what is wrong, and the form with the answers. */
export function feedbackPage({title, detail, errors}: Problem, input: FormInput, support: string): string {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderAlert(detail)} ${input.values === undefined ? html`` : renderForm(input, errors)}
      <p class="other">
        You can also <a href="/docs">go back to the documentation</a> or email
        <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}
