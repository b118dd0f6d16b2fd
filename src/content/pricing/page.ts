import {claims} from '#src/content/company/claims';
import {prices} from '#src/content/pricing/prices';
import {productFacts} from '#src/content/product/facts';
import type {Action, Closing, FaqBlock, PageMeta} from '#src/content/schema/page';

export const pricingMeta: PageMeta = {
  title: `CRM pricing: plans from ${prices.solo} a month`,
  description:
    'Compare four CRM plans by contacts, email, texts, users and support. No setup fee, no long-term contract. Enter four numbers to see which plan fits.',
};

export const pricingHead = {
  // The non-breaking spaces start each sentence on a new line.
  title: 'One price a\u00a0month. No setup\u00a0fee, no\u00a0lock-in.',
  aside: 'Change plans any time, prorated to the day. Cancel any time and keep access until the end of the period.',
  trial: {label: 'Start Free Trial', to: '/trial'},
  trialNote: `${claims.trialLength}, no credit card; texts at cost`,
  /** Between a plan's button and its second link. */
  or: 'or',
  demo: {label: 'Book a Demo', opensDemo: true},
} as const;

export const pricingNote = `Prices in US dollars before tax, invoiced monthly or once a year. Several locations: ${productFacts.locationPlans}. Major credit cards; ACH for Enterprise. Calls, and SMS above the allowance, are billed at cost.`;

export const pricingUsage = {
  title: 'Usage, billed at cost',
  text: 'Calls, and texts beyond your plan, draw on a wallet. You pay what the carrier charges us with no markup, and unused credits are never charged.',
  action: {label: 'See the usual rates', to: '/docs/administration-and-api/top-up-the-usage-wallet#usual-rates'},
} as const;

/** Six questions. A question with “billing” would show the link to the billing FAQ, so none has it. */
export const pricingFaq: FaqBlock & {text: string; action: Action} = {
  title: 'Pricing questions',
  text: 'Does it pay for itself? Work it out in the',
  action: {label: 'savings calculator', to: '/savings-calculator'},
  items: [
    {
      question: 'Can I change plans later?',
      answer: `Yes, any day, from your account. For an upgrade, the change is immediate, with proration to the day. An upgrade raises your limits right away; with a downgrade you keep them until the next billing cycle begins. We tell you at ${productFacts.limitWarning} of your plan’s contacts. ${productFacts.contactLimit} ${productFacts.emailLimit}`,
    },
    {
      question: 'What do more than ten people cost?',
      answer: `Fifteen people or thirty, it’s Enterprise, quoted within ${productFacts.quoteTime}. ${productFacts.enterprisePrice} Team and Pro can have a few extra seats on request, quoted the same way.`,
    },
    {
      question: 'How can I pay?',
      answer:
        'With major credit cards on every plan. Enterprise can pay by ACH, too. Choose monthly invoices, or one a year at the same monthly price.',
    },
    {
      question: 'What do texts and calls cost beyond my plan?',
      answer: `What the carrier charges: at cost, on the monthly invoice; typically ${productFacts.textRate}. Calls are ${productFacts.callRate} there, and a local number is ${productFacts.numberRate}. Your account lists every rate under Usage Rates before you send anything.`,
    },
    {
      question: 'Can I cancel?',
      answer: 'Any time, without a fee or a phone call. Access stays until the end of the period you’ve paid for.',
    },
    {
      question: 'What does the free trial include?',
      answer:
        'The plan you pick, API keys included, for 14 days with up to 1,000 contacts. We do not ask for a credit card. The plan’s texts aren’t included: in a trial, texts and calls are billed at cost. Texts need a payment method and, in the US, a registration of one to two weeks.',
    },
  ],
};

export const pricingClosing: Closing = {
  title: 'See it with your own data',
  text: `In a demo, with someone who knows it, or on your own: ${claims.trialLength} with ${claims.trialContacts} contacts, without a credit card.`,
  action: {label: 'Book a Demo', opensDemo: true},
  second: {label: 'Start Free Trial', to: '/trial'},
  links: [{label: 'Compare approaches', to: '/compare'}],
};
