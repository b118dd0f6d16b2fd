import {emailAddress} from './email';
import {readFields, type FieldsResult} from './fields';

import * as v from 'valibot';

/** A wish to get the newsletter, normalized. */
export type Subscription = {email: string};

/** Where the form posts to. The two links in our mails lead to addresses below it. */
export const subscribePath = '/api/subscribe';
export const confirmPath = `${subscribePath}/confirm`;
export const unsubscribePath = `${subscribePath}/unsubscribe`;

/** Pages that a browser ends on without JavaScript. */
export const newsletterPages = {
  form: '/blog/subscribe',
  sent: '/blog/subscribe/check-inbox',
  confirmed: '/blog/subscribe/confirmed',
  unsubscribed: '/blog/subscribe/unsubscribed',
} as const;

/** Hours in which a sign-up can be confirmed. */
export const confirmHours = 48;

/** Reads a sign-up from the values of a form or from parsed JSON. */
export function parseSubscription(input: unknown): FieldsResult<Subscription, 'email'> {
  // One field needs no schema of an object, which pages of the blog would have to load.
  const parsed = v.safeParse(emailAddress, readFields(input).get('email') ?? '', {abortPipeEarly: true});
  if (parsed.success) return {ok: true, value: {email: parsed.output}};
  return {ok: false, errors: {email: parsed.issues[0].message}};
}
