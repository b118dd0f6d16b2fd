import {html, htmlPage, type Html} from '../http/html';
import type {HtmlPage} from '../http/responses';

import {confirmPath, unsubscribePath} from '#src/contracts/newsletter';

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

/** The button that does it. */
export function renderButton(action: LinkAction, token: string): Html {
  const {path, button} = linkActions[action];
  return html`<form method="post" action="${path}">
    <input type="hidden" name="token" value="${token}" />
    <button type="submit">${button}</button>
  </form>`;
}

/** The page behind a mail's link. GET changes nothing; its button does. */
export function linkPage(action: LinkAction, token: string): HtmlPage {
  const {title, text} = linkActions[action];
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      ${renderButton(action, token)}`,
  );
}
