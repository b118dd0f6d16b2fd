import type {Html} from '../lib/http/html';
import {html, htmlPage} from '../lib/http/html';
import {idempotencyField} from '../../src/contracts/contact';
import type {Problem} from '../lib/http/problem';
import type {Typed} from '../lib/pipeline/types';

import {feedbackAnswers, feedbackLabels, feedbackPath, feedbackQuestion} from '../../src/contracts/feedback';

/** The form, holding what was answered, so that nothing has to be written twice. */
function renderForm({values, key}: Typed, errors: Problem['errors']): Html {
  const given = new Map<string, unknown>(Object.entries(values ?? {}));
  const textOf = (field: string): string => {
    const value = given.get(field);
    return typeof value === 'string' ? value : '';
  };
  const error = errors?.['comment'];
  const invalid = error === undefined ? html`` : html` aria-invalid="true" aria-describedby="comment-error"`;
  const note = error === undefined ? html`` : html`<p class="error" id="comment-error">${error}</p>`;
  const choices = feedbackAnswers.map((answer) => {
    const checked = textOf('helpful') === answer ? html` checked` : html``;
    return html`<p>
      <label
        ><input type="radio" name="helpful" value="${answer}" required${checked} /> ${feedbackLabels[answer]}</label
      >
    </p>`;
  });
  // A parser drops one line break after <textarea>: this one, not the visitor's.
  return html`<form method="post" action="${feedbackPath}" accept-charset="utf-8">
    <input type="hidden" name="${idempotencyField}" value="${key}" />
    <input type="hidden" name="page" value="${textOf('page')}" />
    <fieldset>
      <legend>${feedbackQuestion}</legend>
      ${choices}
    </fieldset>
    <div class="field">
      <label for="comment">${feedbackLabels.comment}</label>
      <textarea rows="5" id="comment" name="comment" autocomplete="off" ${invalid}>${'\n'}${textOf('comment')}</textarea
      >${note}
    </div>
    <button type="submit">Send</button>
  </form>`;
}

/** The page for a form post that was not taken: what is wrong, and the form with what was answered. */
export function feedbackPage({title, detail, errors}: Problem, given: Typed, support: string): string {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <div class="alert" role="alert" tabindex="-1" autofocus><p>${detail}</p></div>
      ${given.values === undefined ? html`` : renderForm(given, errors)}
      <p class="other">
        You can also <a href="/docs">go back to the documentation</a> or write to
        <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}
