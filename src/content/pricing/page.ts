import type {Closing, FaqBlock, PageMeta} from '#src/content/types';

export const pricingMeta: PageMeta = {
  title: 'Pricing: four plans, paid by the month',
  description:
    'Four monthly plans without a setup fee or long-term contract. Compare contacts, email, SMS and support, or type four numbers and see which plan fits.',
};

export const pricingHead = {
  // The spaces that do not break keep each sentence on lines of its own.
  title: 'One price a\u00a0month. No setup\u00a0fee, no\u00a0lock-in.',
  aside:
    'Change plan whenever you like: we prorate to the day. Cancel any time and keep access to the end of the period.',
} as const;

export const pricingNote =
  'Prices in US dollars. Major credit cards; ACH for Enterprise. Calls, and SMS above the allowance, are billed at cost.';

export const pricingUsage = {
  title: 'Usage, billed at cost',
  text: 'Texts and calls beyond your plan run on a wallet. You pay what the carrier charges us, nothing on top, and unused credits are never charged.',
  action: {label: 'How the wallet works', to: '/docs/administration-and-api/top-up-the-usage-wallet'},
} as const;

/** Six questions. None says “billing”: such a question shows the link to the billing FAQ. */
export const pricingFaq: FaqBlock = {
  title: 'Pricing questions',
  items: [
    {
      question: 'Can I change plans later?',
      answer:
        'On any day, from your account. The change is immediate, and your next invoice shows the difference with proration to the day.',
    },
    {
      question: 'Is moving down different from moving up?',
      answer:
        'Only in the date. An upgrade raises your limits at once; with a downgrade you keep the limits you paid for until the next billing cycle begins.',
    },
    {
      question: 'Which payments do you take?',
      answer: 'Every plan can be paid with the major credit cards. Enterprise can pay by ACH as well.',
    },
    {
      question: 'What do texts and calls cost beyond my plan?',
      answer:
        'What the carrier asks for them, at cost, on the monthly invoice. Other countries are at carrier rates, listed in your account under Usage Rates.',
    },
    {
      question: 'Can I cancel?',
      answer: 'At any time, without a fee or a call. Access stays until the end of the period that is already paid.',
    },
    {
      question: 'What does the free trial include?',
      answer:
        'The whole product for 14 days with up to 1,000 contacts. We do not ask for a credit card, and what you set up stays when you choose a plan.',
    },
  ],
};

export const pricingClosing: Closing = {
  title: 'Try it with your own numbers',
  text: 'A trial takes no credit card: fourteen days, up to 1,000 contacts. Or let us show you around first.',
  action: {label: 'Book a Demo', opensDemo: true},
};
