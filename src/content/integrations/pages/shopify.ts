import {findIntegration} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';

export const shopify: IntegrationContent = {
  slug: 'shopify',
  name: 'Shopify',
  mark: 'bag',
  meta: {
    title: 'Shopify integration for your CRM',
    description:
      'Connect Shopify to Scalewell: orders, carts and customers on one record, with reminders for abandoned carts and follow-ups after delivery.',
  },
  lead: 'Orders, carts and customers on one record, while your store stays where it is.',
  hero: {
    label:
      'Hattie Roe leaves a cart of $86 in Shopify at 4:05. It appears on her timeline in Scalewell, a reminder follows an hour later, then the order.',
    theirs: {
      figure: '$86.00',
      caption: 'Cart, two items',
      chip: 'Abandoned',
      rows: [
        ['Customer', 'Hattie Roe'],
        ['Left at', '4:05'],
        ['Consent', 'Text and email'],
      ],
    },
    ours: {
      name: 'Hattie Roe',
      day: 'Thu, June 12',
      initials: 'HR',
      lit: 0,
      rows: [
        {time: '4:05', icon: 'cart', title: 'Left a cart', note: '$86.00, two items'},
        {time: '5:05', icon: 'message', title: 'Reminder sent', note: 'Text, with a link to the cart'},
        {time: '5:20', icon: 'bag', title: 'Order placed', note: 'Paid in Shopify'},
      ],
    },
    over: 'Abandoned cart',
    under: 'Discount code',
  },
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
    findIntegration('Shopify'),
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
