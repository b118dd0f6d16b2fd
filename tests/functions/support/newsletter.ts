import type {Mail} from '../../../functions/delivery/mail/mail';
import {postsTo, sendForm} from './requests';

export const {jsonPost, formPost} = postsTo('/api/subscribe');

/** A one-click unsubscribe as a mail provider sends it (RFC 8058). */
export const oneClickPost = (address: string, multipart = false) => {
  const body = multipart ? new FormData() : new URLSearchParams();
  body.set('List-Unsubscribe', 'One-Click');
  return new Request(address, {method: 'POST', body});
};

/** A link in an email. */
export function linkIn(mail: Pick<Mail, 'text'> | undefined, act: 'confirm' | 'unsubscribe'): string {
  const [link] = new RegExp(`https?:\\S+/api/subscribe/${act}\\?token=\\S+$`, 'm').exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`The mail has no link to ${act}.`);
  return link;
}

export const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

/** The post of the button on the page behind a link. */
export const pressButton = (link: string) => sendForm(link.split('?')[0] ?? '', {token: tokenIn(link)});
