import {sellProductsOnlinePictures as pictures} from '#src/content/pictures/offers/sell-products-online';
import type {OfferContent} from '#src/content/schema/families';

/** Cards on /solutions/sell-products-online. Each links to a guide. */
export const sellProductsOnlineFeatures: OfferContent['features']['items'] = [
  {
    icon: 'bag',
    title: 'Storefront',
    description: 'Product pages on your domain, in your colors, easy to read on a phone.',
    to: '/docs/payments-and-store/open-your-store',
  },
  {
    icon: 'card',
    title: 'Checkout',
    description: 'Cards, wallets and bank debit on one page. No account to create.',
    to: '/docs/payments-and-store/open-your-store#steps',
  },
  {
    icon: 'cart',
    title: 'Cart recovery',
    description: 'Email or text with the saved cart, up to three times, until they pay.',
    to: '/docs/payments-and-store/recover-abandoned-carts',
  },
  {
    icon: 'repeat',
    title: 'Subscriptions',
    picture: pictures.subscription,
    description: 'Weekly, monthly or quarterly. Buyers can skip or pause on their own.',
    to: '/docs/payments-and-store/sell-subscriptions',
  },
  {
    icon: 'layers',
    title: 'Stock',
    description: 'One count across web store, counter and marketplace, with a reorder alert.',
    to: '/docs/payments-and-store/add-products',
  },
  {
    icon: 'document',
    title: 'Discounts and gift cards',
    description: 'Codes by product, customer group or date, each with its own limit.',
    to: '/docs/payments-and-store/create-discounts-and-gift-cards',
  },
  {
    icon: 'star',
    title: 'Product reviews',
    description: 'Requested after delivery and shown under the item with the buyer’s first name.',
    to: '/docs/payments-and-store/add-products#steps',
  },
  {
    icon: 'chart',
    title: 'Sales by source',
    picture: pictures.sources,
    description: 'See which ad, post or email an order came from, and what that ad cost.',
    to: '/docs/reports-and-dashboards/see-where-customers-come-from',
  },
];
