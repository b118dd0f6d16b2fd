import {emailField} from './email';
import {defineForm, type FormValues} from './form';

/** Pages that requests about the newsletter are redirected to. */
export const newsletterPages = {
  form: '/blog/subscribe',
  sent: '/blog/subscribe/check-inbox',
  confirmed: '/blog/subscribe/confirmed',
  unsubscribed: '/blog/subscribe/unsubscribed',
} as const;

/** A newsletter sign-up, normalized. */
export type Subscription = FormValues<typeof newsletterForm>;

export const newsletterForm = defineForm({
  name: 'newsletter',
  path: '/api/subscribe',
  pages: [newsletterPages.form],
  sentPage: newsletterPages.sent,
  noun: 'sign-up',
  hasToken: false,
  fields: {email: emailField},
});

/** Addresses of the links in our mails. */
export const confirmPath = `${newsletterForm.path}/confirm`;
export const unsubscribePath = `${newsletterForm.path}/unsubscribe`;

/** Hours a confirmation link is valid. */
export const confirmHours = 48;
