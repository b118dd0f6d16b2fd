import type {SampleApp} from '#src/content/schema/features';
import type {Action} from '#src/content/schema/page';
import {northfield} from '#src/content/world/northfield';

/** ID of the section, for links. */
export const tryId = 'try';

export const tryHead = {
  title: 'Now you: Thursday, 8:00 AM',
  text: 'An hour before Northfield opens. Answer a text, move a card, book a time, and see the report count it.',
} as const;

/** Northfield on the Thursday after the story, before anyone has answered. */
export const sampleApp: SampleApp = {
  firm: northfield,
  at: '2025-06-12T08:00',
  open: 'oakline',
  visit: {what: 'Test drive', minutes: 45, with: 'daniel'},
  replies: {
    ivy: ['Yes, bring them, Ivy.', {offers: '2025-06-12T13:15'}, 'Mona has room for them.'],
    oakline: ['The 36-month lease, by $41 a month.', {offers: '2025-06-12T14:00'}, 'Daniel calls you before noon.'],
    wes: ['It is. I’ll send it now.', {offers: '2025-06-13T11:15'}, 'It comes this afternoon.'],
    cole: ['Of course he can.', {offers: '2025-06-13T14:00'}, 'Please bring his license.'],
  },
  others: ['Thank you, I’ll check.', {offers: '2025-06-13T14:00'}, 'I’ll call you today.'],
  accepts: 'Yes, that works.',
  reports: ['This week', 'Monday’s report', 'Sources', 'First reply', 'Test drives', 'Forecast', 'No-shows'],
};

const trial: Action = {label: 'Start Free Trial', to: '/trial'};
const demo: Action = {label: 'Book a Demo', opensDemo: true};

export const tryLabels = {
  labels: {
    sample: 'Sample company. Nothing you do here is sent anywhere.',
    after: 'That was a sample company. Do the same with your own leads:',
    or: 'or',
  },
  trial,
  demo,
} as const;

export const tryNeedsScript = {
  text: 'Trying the app needs JavaScript. Without it, you can still',
  label: 'follow one lead through it',
  href: '#lead',
} as const;

export const tryLost = {
  text: 'The app isn’t loading.',
  label: 'Reload the page to try it',
  href: '?try#try',
} as const;
