import type {Mail} from '../../../functions/lib/mail/mail';
import {findNewsletterTarget} from '../../../functions/short-links/newsletter-target';
import {sendForm, sendJson, site} from './requests';
import {testEnvironment} from './site';

import {randomUUID} from 'node:crypto';

export const subscribeAddress = `${site}/api/subscribe`;

export const jsonPost = (body: unknown, headers: Record<string, string> = {}, address = subscribeAddress) =>
  sendJson(address, body, headers);

export const formPost = (fields: Record<string, string>, address = subscribeAddress, headers = {}) =>
  sendForm(address, fields, headers);

/** A one-click unsubscribe as a mail provider sends it (RFC 8058). */
export const oneClickPost = (address: string, multipart = false) => {
  const body = multipart ? new FormData() : new URLSearchParams();
  body.set('List-Unsubscribe', 'One-Click');
  return new Request(address, {method: 'POST', body});
};

export const visit = (address: string, method = 'GET') =>
  new Request(address, {method, headers: {Accept: 'text/html'}});

/** A new email address. */
export const newEmail = (): string => `reader-${randomUUID().slice(0, 13)}@oakline.example`;

/** Redirect target of a link in a mail. */
export function linkIn(mail: Pick<Mail, 'text'> | undefined, act: 'confirm' | 'unsubscribe'): string {
  const pattern = act === 'confirm' ? /(https?:\/\/\S+)\/n\/([\w-]+)$/m : /(https?:\/\/\S+)\/n\/([\w-]+)\/off$/m;
  const [, origin, code] = pattern.exec(mail?.text ?? '') ?? [];
  if (origin === undefined || code === undefined) throw new Error(`The mail has no link to ${act}.`);
  return `${origin}${findNewsletterTarget(code, act === 'unsubscribe', testEnvironment)}`;
}

export const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

/** The post of the button on the page behind a link. */
export const pressButton = (link: string) => formPost({token: tokenIn(link)}, link.split('?')[0]);
