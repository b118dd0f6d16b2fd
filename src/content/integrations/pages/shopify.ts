import type {IntegrationContent} from '#src/content/schema/integrations';

export const shopify: IntegrationContent = {
  slug: 'shopify',
  name: 'Shopify',
  meta: {
    title: 'Shopify integration for your CRM',
    description:
      'Connect Shopify to Scalewell: orders, carts and customers on one record, with reminders for abandoned carts and follow-ups after delivery.',
  },
  lead: 'Orders, carts and customers on one record, while your store stays where it is.',
  moves: {
    direction: 'both',
    ours: ['Customer, with tags and consent', 'Discount code', 'Reserved stock'],
    theirs: ['Order and refund', 'Abandoned cart', 'Customer and marketing consent'],
    note: 'An order from Shopify is refunded there. The refund shows in Scalewell a few minutes later.',
  },
  uses: [
    'Text a shopper who left a cart and gave a phone number',
    'Ask for a review a week after delivery',
    'Welcome back customers who haven’t ordered for 90 days',
  ],
  steps: [
    'Open Settings > Integrations, search for Shopify and choose Connect.',
    'Enter your store’s address and install the app as the store’s owner.',
    'Choose what to bring in: new orders only, or past ones too.',
    'Place a test order and open the contact.',
  ],
  limits: [
    'A cart is tracked only once the shopper has entered an email or phone number.',
    'Turn off Shopify’s own cart reminders, or shoppers get both.',
    'Products are edited in Shopify.',
  ],
  access: 'Orders, carts, customers and products. No payouts, no themes',
  guide: {label: 'Recover abandoned carts', to: '/docs/payments-and-store/recover-abandoned-carts'},
};
