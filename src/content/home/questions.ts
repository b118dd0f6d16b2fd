import {pipeline, wonByMonday} from '#src/content/lead/moments';
import type {CloseSeries} from '#src/content/schema/home';
import type {Action, Closing, FaqItem} from '#src/content/schema/page';

const items: readonly FaqItem[] = [
  {
    question: 'How long does setup take?',
    answer:
      'Usually one to two weeks. QuickStart is live in three to five business days. Complex rollouts, with data from several systems, follow the five-week plan.',
  },
  {
    question: 'Is there a contract?',
    answer:
      'No. Pay monthly, or once a year at the same price, and cancel at any time without a fee. Your account stays open until the end of the period you paid for.',
  },
  {
    question: 'Can we move to another plan?',
    answer: 'Any time. Upgrades take effect immediately. Downgrades start with your next billing cycle.',
  },
  {
    question: 'Can I try it first?',
    answer:
      'Yes: 14 days, up to 1,000 contacts, no credit card. To send texts, add a card and, in the US, register first.',
  },
  {
    question: 'How are texts and calls billed?',
    answer:
      'Your plan includes a number of texts. Calls and additional texts are billed at cost on your monthly invoice. Top up your usage wallet with Add Credits; unused credits are never charged.',
  },
  {
    question: 'What happens to my data if I leave?',
    answer:
      'You can export it for 30 days after you leave. We keep it for 90 days in case you return, and backups for up to one year.',
  },
];

const action: Action = {label: 'Contact us', to: '/contact'};

export const homeFaq = {title: 'Questions people ask first', text: 'Something else?', action, items} as const;

export const homeClosing: Closing = {
  title: 'Ready to Scale Smarter?',
  text: 'Thirty minutes, one-on-one. Show us your messiest process, and we’ll rebuild it on screen.',
  action: {label: 'Get Started — Free Demo', to: '/demo', opensDemo: true},
  links: [
    {label: 'Case studies', to: '/case-studies'},
    {label: 'Security', to: '/security'},
    {label: 'About us', to: '/about'},
  ],
};

/** The line below it: deals Northfield Motors won this quarter, week by week, in thousands of dollars. */
export const homeClosingSeries: CloseSeries = {
  values: wonByMonday,
  figure: pipeline.won,
  caption: 'Northfield Motors, won this quarter',
};
