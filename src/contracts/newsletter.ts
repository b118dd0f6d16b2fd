import {emailAddress} from './email';

import * as v from 'valibot';

/** A wish to get the newsletter, normalized. */
export type Subscription = {email: string};

/** At most one sentence per field; it says what to do. */
export type SubscriptionErrors = Partial<Record<keyof Subscription, string>>;

export type SubscriptionResult = {ok: true; value: Subscription} | {ok: false; errors: SubscriptionErrors};

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

/**
 * Reads a sign-up from the values of a form or from parsed JSON. Unknown fields are left out.
 * @param input An object with the field `email`; anything else counts as one without it.
 */
export function parseSubscription(input: unknown): SubscriptionResult {
  const given = new Map<string, unknown>(typeof input === 'object' && input !== null ? Object.entries(input) : []);
  const parsed = v.safeParse(emailAddress, given.get('email') ?? '', {abortPipeEarly: true});
  if (parsed.success) return {ok: true, value: {email: parsed.output}};
  return {ok: false, errors: {email: parsed.issues[0].message}};
}
