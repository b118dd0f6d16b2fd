import type {IndustryContent} from '#src/content/schema/families';

/** The twelve tools of /industries/ecommerce-retail. */
export const shopTools: IndustryContent['features']['items'] = [
  {
    icon: 'cart',
    title: 'Cart recovery',
    description: 'The saved cart goes out by email after an hour, by text the next day.',
    to: '/solutions/sell-products-online',
  },
  {
    icon: 'bag',
    title: 'Order updates',
    description: 'Paid, shipped and delivered, in your words instead of the carrier’s.',
    to: '/solutions/sell-products-online',
  },
  {
    icon: 'repeat',
    title: 'Subscriptions',
    description: 'Coffee each month, filters every three: buyers skip or pause without calling.',
    to: '/solutions/sell-products-online',
  },
  {
    icon: 'bolt',
    title: 'Codes and gift cards',
    description: 'For regulars, one product or one weekend, each with a limit of uses.',
    to: '/solutions/sell-products-online',
  },
  {
    icon: 'users',
    title: 'One customer list',
    description: 'Web orders and counter sales are on one profile, with sizes and preferences.',
    to: '/features',
  },
  {
    icon: 'heart',
    title: 'Regulars and birthdays',
    description: 'Mark your best customers by spend, and greet them before the sale opens.',
    to: '/services/content-creative',
  },
  {
    icon: 'star',
    title: 'Product reviews',
    description: 'Ask ten days after delivery, with a link straight to the product page.',
    to: '/services/seo-growth',
  },
  {
    icon: 'inbox',
    title: 'Service inbox',
    description: 'Email, text and social questions arrive with the order beside them.',
    to: '/features',
  },
  {
    icon: 'layers',
    title: 'Segments',
    description: 'By what people spent, their last order, store or tag, current with each order.',
    to: '/services/crm-automation-funnels',
  },
  {
    icon: 'copy',
    title: 'Returns follow-up',
    description: 'A return brings an exchange offer and one question about the fit.',
    to: '/solutions/scale-operations',
  },
  {
    icon: 'card',
    title: 'Payment links',
    description: 'Send a link by text or email; the payment is on the customer’s timeline.',
    to: '/solutions/sell-products-online',
  },
  {
    icon: 'chart',
    title: 'Store reports',
    description: 'Revenue by message, product and channel, typically under five minutes behind.',
    to: '/solutions/reporting-analytics',
  },
];
