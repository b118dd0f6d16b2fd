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
    description: 'Paid, packed, shipped and delivered, in your words instead of the carrier’s.',
    to: '/solutions/sell-products-online',
  },
  {
    icon: 'repeat',
    title: 'Reorder timing',
    description: 'Coffee after four weeks, filters after six months: the reminder follows the product.',
    to: '/solutions/automate-sales-marketing',
  },
  {
    icon: 'bolt',
    title: 'Back in stock',
    description: 'Shoppers who asked hear first, in the order they asked.',
    to: '/solutions/automate-sales-marketing',
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
    description: 'By spend, product, store, last visit or return rate, current with each order.',
    to: '/services/crm-automation-funnels',
  },
  {
    icon: 'copy',
    title: 'Returns follow-up',
    description: 'A return brings an exchange offer and one question about the fit.',
    to: '/solutions/scale-operations',
  },
  {
    icon: 'megaphone',
    title: 'Ad audiences',
    description: 'Send lapsed buyers to your ad accounts and exclude people who just bought.',
    to: '/services/social-media-ads',
  },
  {
    icon: 'chart',
    title: 'Store reports',
    description: 'Revenue by message, product and channel, typically under five minutes behind.',
    to: '/solutions/reporting-analytics',
  },
];
