import type {Mail} from '../../../functions/lib/mail/mail';
import {findNewsletterTarget} from '../../../functions/short-links/newsletter-target';
import {postsTo, sendForm} from './requests';
import {testEnvironment} from './site';

export const {jsonPost, formPost} = postsTo('/api/subscribe');

/** A one-click unsubscribe as a mail provider sends it (RFC 8058). */
export const oneClickPost = (address: string, multipart = false) => {
  const body = multipart ? new FormData() : new URLSearchParams();
  body.set('List-Unsubscribe', 'One-Click');
  return new Request(address, {method: 'POST', body});
};

/** Redirect target of a link in a mail. */
export function linkIn(mail: Pick<Mail, 'text'> | undefined, act: 'confirm' | 'unsubscribe'): string {
  const pattern = act === 'confirm' ? /(https?:\/\/\S+)\/n\/([\w-]+)$/m : /(https?:\/\/\S+)\/n\/([\w-]+)\/off$/m;
  const [, origin, code] = pattern.exec(mail?.text ?? '') ?? [];
  if (origin === undefined || code === undefined) throw new Error(`The mail has no link to ${act}.`);
  return `${origin}${findNewsletterTarget(code, act === 'unsubscribe', testEnvironment)}`;
}

export const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

/** The post of the button on the page behind a link. */
export const pressButton = (link: string) => sendForm(link.split('?')[0] ?? '', {token: tokenIn(link)});
