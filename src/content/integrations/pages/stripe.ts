import {findIntegration, settingsPath} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';

export const stripe: IntegrationContent = {
  slug: 'stripe',
  name: 'Stripe',
  mark: 'card',
  meta: {
    title: 'Stripe integration: deposits and subscriptions',
    description:
      'Connect Stripe to Scalewell: take deposits at booking, send payment links and invoices, and see each payment on the customer’s record.',
  },
  lead: 'Deposits, invoices and subscriptions, paid straight into your own Stripe account.',
  hero: {
    label:
      'A deposit of $40 paid in Stripe at 4:12 appears on the timeline of Martha Dunn in Scalewell, between her booking and the confirmation by text.',
    theirs: {
      figure: '$40.00',
      caption: 'Deposit at booking',
      chip: 'Paid',
      rows: [
        ['Customer', 'Martha Dunn'],
        ['For', 'First fitting, Mon, June 16'],
        ['Goes to', 'Your Stripe account'],
      ],
    },
    ours: {
      name: 'Martha Dunn',
      day: 'Thu, June 12',
      initials: 'MD',
      lit: 1,
      rows: [
        {time: '4:10', icon: 'calendar', title: 'Booked a first fitting', note: 'Booking page, new customer'},
        {
          time: '4:12',
          icon: 'card',
          title: 'Deposit paid, $40.00',
          note: 'By Stripe, full refund until 24 hours before',
        },
        {time: '4:12', icon: 'message', title: 'Confirmation sent', note: 'Text, with the refund rule'},
      ],
    },
    over: 'Deposit at booking',
    under: 'Successful payment',
  },
  moves: {
    direction: 'both',
    ours: ['Invoice or payment link', 'Deposit at booking', 'Refund'],
    theirs: ['Successful payment', 'Failed payment', 'Refund made in Stripe'],
    note: 'The money goes straight from the customer to your account. Scalewell never holds it and never stores card numbers.',
  },
  uses: [
    'Take a deposit when a customer books, and lose fewer slots',
    'Text a payment link after the job',
    'Remind the customer when an invoice is overdue, and stop when it’s paid',
  ],
  steps: [
    findIntegration('Stripe'),
    'Sign in to Stripe and choose the account that receives the money.',
    `Set tax rates and payment terms under ${settingsPath('payments')}.`,
    'Send yourself a payment link and pay the smallest amount.',
  ],
  limits: [
    'Stripe’s own fees apply; Scalewell adds none.',
    'An Admin connects it; one Stripe account per company.',
    'Disputes are answered in Stripe.',
  ],
  access: 'Charges, refunds and customers. No payouts and no bank accounts',
  guide: {label: 'Take deposits', to: '/docs/calendars-and-booking/take-deposits'},
};
