import {problemPage, renderHoneypot, renderField} from '../http/form-parts';
import {html, htmlPage, type Html} from '../http/html';
import type {Problem} from '../http/problems/problem';

import {emailField} from '#src/contracts/email';
import {confirmPath, newsletterPages, subscribePath, unsubscribePath} from '#src/contracts/newsletter';

/** What a link in a mail does. */
export type LinkAction = 'confirm' | 'unsubscribe';

const linkActions: Readonly<Record<LinkAction, {path: string; title: string; text: string; button: string}>> = {
  confirm: {
    path: confirmPath,
    title: 'One more click',
    text: 'Press the button to get our monthly newsletter. We ask because mail scanners open links on their own, and they shouldn’t sign you up.',
    button: 'Confirm Subscription',
  },
  unsubscribe: {
    path: unsubscribePath,
    title: 'Unsubscribe?',
    text: 'Press the button and we won’t send you any more newsletters.',
    button: 'Unsubscribe',
  },
};

function renderButton(action: LinkAction, token: string): Html {
  const {path, button} = linkActions[action];
  return html`<form method="post" action="${path}">
    <input type="hidden" name="token" value="${token}" />
    <button type="submit">${button}</button>
  </form>`;
}

function renderSignUp(email: string, error: string | undefined): Html {
  return html`<form method="post" action="${subscribePath}" accept-charset="utf-8">
    ${renderField('email', emailField, email, error)} ${renderHoneypot()}
    <button type="submit">Subscribe</button>
  </form>`;
}

const other = (support: string): Html =>
  html`<p class="other">
    You can also <a href="${newsletterPages.form}">open the newsletter page</a> or email
    <a href="mailto:${support}">${support}</a>.
  </p>`;

/** The page behind a mail's link. GET changes nothing; its button does. */
export function linkPage(action: LinkAction, token: string): string {
  const {title, text} = linkActions[action];
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      ${renderButton(action, token)}`,
  );
}

/** What an error page shows below the error: the sign-up form, the button again, or nothing. */
export type NextStep =
  {kind: 'sign-up'; email: string} | {kind: 'retry'; action: LinkAction; token: string} | {kind: 'none'};

function renderNextStep(nextStep: NextStep, error: string | undefined): Html {
  if (nextStep.kind === 'sign-up') return renderSignUp(nextStep.email, error);
  return nextStep.kind === 'retry' ? renderButton(nextStep.action, nextStep.token) : html``;
}

/** The page for a rejected form post: what is wrong, and what to do instead. */
export const refusalPage = (problem: Problem, nextStep: NextStep, support: string): string =>
  problemPage(problem, html`${renderNextStep(nextStep, problem.errors?.['email'])} ${other(support)}`);
