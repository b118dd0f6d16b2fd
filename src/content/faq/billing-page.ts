import {company} from '#src/content/company/company';
import type {BillingFaqContent} from '#src/content/schema/faq';

/** `/billing-faq`. Its four questions are in `usage-billing.mdx`. */
export const billingFaqPage: BillingFaqContent = {
  meta: {
    title: 'Billing FAQ: usage, wallet and credits',
    description:
      'How SMS and phone usage is billed at cost, how to top up the usage wallet with Add Credits, and what international texts and calls cost.',
  },
  crumbs: [{label: 'FAQ', to: '/faq'}, {label: 'Billing FAQ'}],
  title: 'Billing FAQ: usage, wallet and credits',
  aside: 'Every plan includes a number of texts. Calls and additional texts are billed at cost. Here’s how.',
  topic: {
    title: 'Texts, calls and credits',
    text: 'What’s on your invoice besides the plan, and how to cap it.',
    action: {label: 'Read your invoice', to: '/docs/administration-and-api/read-your-invoice'},
  },
  help: {
    title: 'A charge you don’t recognize?',
    text: `Send us the invoice number. We reply in ${company.responseTimes.email}.`,
    action: {
      label: 'Contact our support team',
      href: `mailto:${company.supportEmail}?subject=Billing%20question`,
    },
  },
  linkLabel: 'Link to this answer',
};
