import {company} from '#src/content/company';
import type {BillingFaqContent} from '#src/templates/BillingFaqPage/types';

/** `/billing-faq`. Its four questions are in `usage-billing.mdx`. */
export const billingFaqPage: BillingFaqContent = {
  meta: {
    title: 'Billing FAQ: usage, wallet and credits',
    description:
      'How SMS and phone usage is billed at cost, how to top up the usage wallet with Add Credits, and what international texts and calls cost.',
  },
  crumbs: [{label: 'FAQ', to: '/faq'}, {label: 'Billing FAQ'}],
  title: 'What usage costs, and when you pay',
  aside: 'Plans have one price. Texts and calls are billed at cost, with four rules.',
  topic: {
    title: 'Texts, calls and credits',
    text: 'What is on the invoice besides the plan, and where you set how much.',
    action: {label: 'Read your invoice', to: '/docs/administration-and-api/read-your-invoice'},
  },
  help: {
    title: 'A line you do not recognize?',
    text: `Send the invoice number. We answer within ${company.responseTimes.email} on working days.`,
    action: {
      label: 'Contact our support team',
      href: `mailto:${company.supportEmail}?subject=Billing%20question`,
    },
  },
  linkLabel: 'Link to this answer',
};
