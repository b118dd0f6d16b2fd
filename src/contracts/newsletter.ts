import {emailAddress} from './email';
import {readFields, type FieldsResult} from './fields';

import * as v from 'valibot';

/** A newsletter sign-up, normalized. */
export type Subscription = {email: string};

/** Endpoint of the form. The links in our mails lead to addresses below it. */
export const subscribePath = '/api/subscribe';
export const confirmPath = `${subscribePath}/confirm`;
export const unsubscribePath = `${subscribePath}/unsubscribe`;

/** Pages a form post without JavaScript is redirected to. */
export const newsletterPages = {
  form: '/blog/subscribe',
  sent: '/blog/subscribe/check-inbox',
  confirmed: '/blog/subscribe/confirmed',
  unsubscribed: '/blog/subscribe/unsubscribed',
} as const;

/** Hours a confirmation link is valid. */
export const confirmHours = 48;

/** Parses a sign-up from form values or parsed JSON. */
export function parseSubscription(input: unknown): FieldsResult<Subscription, 'email'> {
  // A single field needs no object schema, which blog pages would have to load.
  const parsed = v.safeParse(emailAddress, readFields(input).get('email') ?? '', {abortPipeEarly: true});
  if (parsed.success) return {ok: true, value: {email: parsed.output}};
  return {ok: false, errors: {email: parsed.issues[0].message}};
}
