import {renderAlert, renderHoneypot, renderField} from '../lib/http/form-parts';
import {html, htmlPage, type Html} from '../lib/http/html';
import type {Problem} from '../lib/problems/problem';

import {emailField} from '#src/contracts/email';
import {confirmPath, newsletterPages, subscribePath, unsubscribePath} from '#src/contracts/newsletter';

/** What a link's page asks for. */
export type Act = 'confirm' | 'unsubscribe';

const acts: Readonly<Record<Act, {path: string; title: string; text: string; button: string}>> = {
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

function renderButton(act: Act, token: string): Html {
  const {path, button} = acts[act];
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
export function linkPage(act: Act, token: string): string {
  const {title, text} = acts[act];
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      ${renderButton(act, token)}`,
  );
}

/** What an error page offers: the sign-up form, the button again, or nothing. */
export type Offer = {kind: 'sign-up'; email: string} | {kind: 'again'; act: Act; token: string} | {kind: 'none'};

function renderOffer(offer: Offer, error: string | undefined): Html {
  if (offer.kind === 'sign-up') return renderSignUp(offer.email, error);
  return offer.kind === 'again' ? renderButton(offer.act, offer.token) : html``;
}

/** The page for a rejected form post: what is wrong, and what to do instead. */
export function refusalPage({title, detail, errors}: Problem, offer: Offer, support: string): string {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderAlert(detail)} ${renderOffer(offer, errors?.['email'])} ${other(support)}`,
  );
}
