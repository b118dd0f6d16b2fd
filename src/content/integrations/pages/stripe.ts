import type {IntegrationContent} from '#src/content/schema/integrations';

export const stripe: IntegrationContent = {
  slug: 'stripe',
  name: 'Stripe',
  meta: {
    title: 'Stripe integration: deposits, invoices, subscriptions',
    description:
      'Connect Stripe to Scalewell: take deposits at booking, send payment links and invoices, and see each payment on the customer’s record.',
  },
  lead: 'Deposits, invoices and subscriptions, paid straight into your own Stripe account.',
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
    'Open Settings > Integrations, search for Stripe and choose Connect.',
    'Sign in to Stripe and choose the account that receives the money.',
    'Set tax rates and payment terms under Settings > Payments.',
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
