import {company} from '#src/content/company/company';
import type {NewsletterStep, SubscribeContent} from '#src/content/schema/newsletter';
import {newsletterPicture} from '../pictures/newsletter';
import {confirmationHours} from './newsletter-form';

/** Band on `/blog`. */
export const newsletterBand = {
  title: 'One useful note a month',
  text: 'Templates, numbers and mistakes we made. Unsubscribe with one click.',
};

/** `/blog/subscribe` */
export const subscribePage: SubscribeContent = {
  meta: {
    title: 'Newsletter: one useful email a month',
    description: `One email a month from ${company.name}: a template, a number and a mistake. How signing up works, what we store, and how to unsubscribe.`,
  },
  crumb: 'Newsletter',
  title: 'One email a month, five minutes long',
  lead: 'For people with customers but not enough time. Something to copy, something to count, and one thing we got wrong.',
  facts: [
    {label: 'How often', value: 'Once a month, on the first Tuesday'},
    {label: 'How to join', value: `Enter your email, then confirm it within ${confirmationHours} hours`},
    {label: 'How to leave', value: 'One click, in every email'},
    {label: 'What we store', value: 'Your email, and when you agreed'},
    {label: 'Who else receives it', value: `Only ${company.newsletterService}, which sends each issue`},
  ],
  picture: newsletterPicture,
  insideTitle: 'What’s in each email',
  inside: [
    {title: 'A template', description: 'A first reply, a reminder, a line for a form. Copy it and change the names.'},
    {title: 'A number', description: 'One number to track this month, with the formula and an example.'},
    {title: 'A mistake', description: 'What we or a customer tried, what it cost, and what worked instead.'},
    {title: 'New articles', description: 'One line about each, so you can skip the ones that aren’t for you.'},
  ],
  banner: {
    title: 'Read before you sign up',
    text: 'The newsletter comes from the people who write the articles.',
    action: {label: 'Read the blog', to: '/blog'},
  },
};

/** `/blog/subscribe/check-inbox`: after signing up without JavaScript. */
export const checkInbox: NewsletterStep = {
  meta: {
    title: 'Check your inbox',
    description: 'We sent you a link to confirm your email. Open it and choose the button to get the monthly newsletter.',
  },
  title: 'Check your inbox',
  text: `We sent you a link. It works for ${confirmationHours} hours.`,
  nextTitle: 'Didn’t get it?',
  next: [
    {title: 'Wait five minutes', description: 'Some mail servers delay messages from new senders.'},
    {title: 'Check your spam folder', description: 'If it’s there, mark it “not spam” so the newsletter reaches you.'},
    {title: 'Check the spelling', description: 'If you’re not sure, just sign up again.'},
  ],
  action: {label: 'Back to the blog', to: '/blog'},
};

/** `/blog/subscribe/confirmed` */
export const confirmed: NewsletterStep = {
  meta: {
    title: 'You are on the list',
    description: 'Your email is confirmed. The next newsletter goes out on the first Tuesday of the month. Here’s what to read until then.',
  },
  title: 'You are on the list',
  text: 'The next email goes out on the first Tuesday of the month.',
  nextTitle: 'Until then',
  next: [
    {title: 'Keep the welcome email', description: 'It has the link to unsubscribe at any time.'},
    {title: 'Reply if you like', description: 'Tell us what you sell and what takes too long. A person will read it.'},
    {title: 'Start with a worksheet', description: 'Four numbers tell you what your no-shows cost in a year.'},
  ],
  action: {label: 'Read the blog', to: '/blog'},
};

/** `/blog/subscribe/unsubscribed` */
export const unsubscribed: NewsletterStep = {
  meta: {
    title: 'You’re unsubscribed',
    description: 'You won’t get the monthly newsletter anymore. That’s all you need to do. Here’s what happens to your email address.',
  },
  title: 'You’re unsubscribed',
  text: 'We won’t send you any more newsletters.',
  nextTitle: 'Good to know',
  next: [
    {title: 'Effective immediately', description: 'An email that is being sent right now may still arrive.'},
    {title: 'What we keep', description: 'When you signed up and unsubscribed, so we don’t email you by mistake.'},
    {title: 'Changed your mind?', description: 'Sign up again on the newsletter page. After “Don’t email me again”, that works once 30 days have passed.'},
  ],
  action: {label: 'Newsletter page', to: '/blog/subscribe'},
};
