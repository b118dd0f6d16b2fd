import type {NewsletterContent} from '#src/content/schema/newsletter';

/** Hours the link in the confirmation email is valid. A test compares it with `contracts/newsletter`. */
export const confirmationHours = 48;

export const newsletterForm: NewsletterContent = {
  subscribe: 'Subscribe',
  sending: 'Sending...',
  hint: {text: 'We keep your address for this newsletter only. See our', link: {label: 'privacy policy', to: '/privacy'}},
  sent: {
    title: 'Check your inbox',
    text: 'We have sent a link to',
    after: `Open it within ${confirmationHours} hours and choose the button there to join the list.`,
  },
  failed: {
    title: 'We couldn’t sign you up',
    text: 'The server didn’t respond. Your email is still in the field, so try again in a minute.',
  },
};
