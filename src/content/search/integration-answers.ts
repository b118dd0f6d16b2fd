import type {SearchAnswer} from '#src/contracts/search-index';

/** Answers for what people type when they look for an integration. */
export const integrationAnswers: readonly SearchAnswer[] = [
  {
    phrases: ['whatsapp'],
    title: 'WhatsApp Business',
    text: 'New WhatsApp messages arrive as notes on the contact, through Zapier, one way.',
    to: '/integrations#phone',
  },
  {
    phrases: ['quick books'],
    title: 'QuickBooks',
    text: 'Customers, invoices and payments stay in sync with QuickBooks.',
    to: '/integrations/quickbooks',
  },
  {
    phrases: ['xero', 'accounting', 'bookkeeping'],
    title: 'Payments and accounting tools',
    text: 'QuickBooks, Xero and others, and what each one keeps in sync.',
    to: '/integrations#payments',
  },
  {
    phrases: ['google', 'microsoft', 'integrations', 'integration', 'intergrations', 'intergration'],
    title: 'Integrations',
    text: 'Every tool that connects, and how: built in, through Zapier, or by webhook.',
    to: '/integrations',
  },
  {
    phrases: ['facebook'],
    title: 'Meta Lead Ads',
    text: 'Each lead from Facebook and Instagram becomes a contact within a minute.',
    to: '/integrations/meta-lead-ads',
  },
];
