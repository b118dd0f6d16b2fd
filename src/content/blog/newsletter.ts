import {company} from '#src/content/company';
import type {Action, PageMeta, Step} from '#src/content/types';
import type {NewsletterContent} from '#src/features/newsletter/types';

/** Hours in which the link of the confirmation mail works; `contracts/newsletter` has the same (a test compares them). */
export const confirmationHours = 48;

export const newsletterForm: NewsletterContent = {
  label: 'Email',
  subscribe: 'Subscribe',
  sending: 'Sending...',
  hint: {text: 'We keep your address for this newsletter only. See our', link: {label: 'privacy policy', to: '/privacy'}},
  sent: {
    title: 'Check your inbox',
    text: 'We have sent a link to',
    after: `Open it within ${confirmationHours} hours and press the button there. Until then you are not on the list.`,
  },
  failed: {
    title: 'We could not sign you up',
    text: 'The server did not answer. Your address is still in the field: try again in a minute.',
  },
};

/** Band on `/blog`. */
export const newsletterBand = {
  title: 'One useful note a month',
  text: 'Templates, numbers and what we got wrong. Unsubscribe in one click.',
};

export type SubscribeContent = {
  meta: PageMeta;
  crumb: string;
  title: string;
  lead: string;
  facts: {label: string; value: string}[];
  stepsTitle: string;
  steps: Step[];
  /** What a note holds. */
  insideTitle: string;
  inside: Step[];
  banner: {title: string; text: string; action: Action};
};

/** `/blog/subscribe` */
export const subscribePage: SubscribeContent = {
  meta: {
    title: 'Newsletter',
    description: `One email a month from ${company.name}: a template, a number and a mistake. How signing up works, what we keep, and how to leave.`,
  },
  crumb: 'Newsletter',
  title: 'One email a month, five minutes long',
  lead: 'For people with customers and too little time. Something to copy, something to count, and something we got wrong.',
  facts: [
    {label: 'How often', value: 'Once a month, on the first Tuesday'},
    {label: 'How long', value: 'Five minutes to read'},
    {label: 'What we keep', value: 'Your address, and when you agreed'},
    {label: 'Who gets it', value: 'Nobody else'},
  ],
  stepsTitle: 'How signing up works',
  steps: [
    {title: 'You give an address', description: 'Nothing else: no name, no company, no phone number.'},
    {
      title: 'You confirm it',
      description: `We mail you a link. Press the button behind it within ${confirmationHours} hours, and you are on the list.`,
    },
    {
      title: 'You leave when you like',
      description: 'Every note has a link, and most mail programs show a button. One click, and no questions.',
    },
  ],
  insideTitle: 'What a note holds',
  inside: [
    {title: 'A template', description: 'A first reply, a reminder, a line for a form. Copy it and change the names.'},
    {title: 'A number', description: 'One figure to count this month, with the sum and an example.'},
    {title: 'A mistake', description: 'What we or a customer tried, what it cost, and what came instead.'},
    {title: 'The new articles', description: 'A line about each one, so that you can skip those that are not for you.'},
  ],
  banner: {
    title: 'Read before you sign up',
    text: 'The notes come from the same people as the articles.',
    action: {label: 'Read the blog', to: '/blog'},
  },
};

export type NewsletterStep = {meta: PageMeta; title: string; text: string; nextTitle: string; next: Step[]; action: Action};

/** `/blog/subscribe/check-inbox`: after signing up without JavaScript. */
export const checkInbox: NewsletterStep = {
  meta: {
    title: 'Check your inbox',
    description: 'We have sent you a link to confirm your address. Open it and press the button to get the monthly note.',
  },
  title: 'Check your inbox',
  text: `We have sent you a link. It works for ${confirmationHours} hours.`,
  nextTitle: 'If no mail comes',
  next: [
    {title: 'Wait five minutes', description: 'Some mail servers take their time with a sender they do not know.'},
    {title: 'Look among the junk', description: 'If it is there, mark it as wanted, or the notes will follow it.'},
    {title: 'Check the spelling', description: 'Sign up again if in doubt. A second try does no harm.'},
  ],
  action: {label: 'Back to the blog', to: '/blog'},
};

/** `/blog/subscribe/confirmed` */
export const confirmed: NewsletterStep = {
  meta: {
    title: 'You are on the list',
    description: 'Your address is confirmed. The next note comes on the first Tuesday of the month; here is what to read until then.',
  },
  title: 'You are on the list',
  text: 'The next note comes on the first Tuesday of the month.',
  nextTitle: 'Until then',
  next: [
    {title: 'Keep the welcome mail', description: 'It has the link with which you can leave, at any time.'},
    {title: 'Answer it if you like', description: 'Tell us what you sell and what takes too long. A person reads it.'},
    {title: 'Start with a worksheet', description: 'Four numbers tell you what your no-shows cost in a year.'},
  ],
  action: {label: 'Read the blog', to: '/blog'},
};

/** `/blog/subscribe/unsubscribed` */
export const unsubscribed: NewsletterStep = {
  meta: {
    title: 'You are off the list',
    description: 'Your address no longer gets the monthly note. Nothing more to do, and here is what happens to your address.',
  },
  title: 'You are off the list',
  text: 'No further note goes to your address.',
  nextTitle: 'Good to know',
  next: [
    {title: 'It holds at once', description: 'A note that is being sent this minute may still arrive.'},
    {title: 'What we keep', description: 'That you agreed and when you left, so that nobody writes to you by mistake.'},
    {title: 'If it was an accident', description: 'Sign up again on the newsletter page.'},
  ],
  action: {label: 'Newsletter page', to: '/blog/subscribe'},
};
