import {buttons, findIntegration} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {gus} from '../northfield';

export const quickbooks: IntegrationContent = {
  slug: 'quickbooks',
  name: 'QuickBooks',
  mark: 'document',
  meta: {
    title: 'QuickBooks integration for your CRM',
    description:
      'Connect QuickBooks to Scalewell: invoices from won deals, payments back on the record, and customers that match on both sides.',
  },
  lead: 'Invoices from won deals, payments back on the record, and customers kept in sync.',
  hero: {
    label: `Invoice ${gus.bill?.number} of ${gus.bill?.amount} is paid in QuickBooks at 3:00. The payment appears on the timeline of ${gus.name} in Scalewell, after the drafted and the sent invoice.`,
    theirs: {
      figure: gus.bill?.amount ?? '',
      caption: `Invoice ${gus.bill?.number}`,
      chip: 'Paid',
      rows: [
        ['Customer', gus.name],
        ['For', gus.bill?.what ?? ''],
        ['Account', 'Parts income'],
      ],
    },
    ours: {
      name: gus.name,
      day: gus.bill?.day ?? '',
      initials: gus.initials,
      lit: 2,
      rows: [
        {
          time: '8:50',
          icon: 'document',
          title: `Invoice ${gus.bill?.number} drafted`,
          note: 'In QuickBooks, for bookkeeping',
        },
        {time: '9:00', icon: 'mail', title: 'Invoice sent', note: `${gus.bill?.what}, ${gus.bill?.amount}`},
        {time: '3:00', icon: 'bank', title: 'Payment received', note: 'On the deal, so its owner sees it'},
      ],
    },
    over: 'Won deal',
    under: 'Payment',
  },
  moves: {
    direction: 'both',
    ours: ['Won deal, with its amount', 'Invoice or deposit', 'Refund'],
    theirs: ['Invoice, draft or sent', 'Payment against the invoice', 'Credit memo'],
    note: 'A payment appears on the deal, so its owner sees it without asking. Customers are matched by email first, then by phone.',
  },
  uses: [
    'Deal moves to Won: draft the invoice and assign it to bookkeeping',
    'Invoice seven days late: text the customer a payment link',
    'Payment received: send the welcome email',
  ],
  steps: [
    findIntegration('QuickBooks'),
    'Sign in to QuickBooks as an administrator and allow access.',
    'Choose the direction, the income account and the tax rule for new invoices.',
    `Choose ${buttons.save} and send a test invoice to yourself.`,
  ],
  limits: [
    'QuickBooks Online only; QuickBooks Desktop can’t be connected.',
    'Multiple currencies depend on your QuickBooks plan.',
    'Changes to a paid invoice are made in QuickBooks.',
    'Past invoices come in gradually and can take a few hours.',
  ],
  access: 'Customers, invoices and payments. No payroll, no bank accounts',
  guide: {label: 'Send an invoice', to: '/docs/payments-and-store/send-an-invoice'},
};
