import type {Integration} from '#src/content/schema/page';

/** Tools of /solutions/sell-products-online. */
export const sellProductsOnlineTools: Integration[] = [
  {name: 'Shopify', category: 'Store'},
  {name: 'WooCommerce', category: 'Store'},
  {name: 'BigCommerce', category: 'Store'},
  {name: 'Stripe', category: 'Payments'},
  {name: 'PayPal', category: 'Payments'},
  {name: 'Klarna', category: 'Pay later'},
  {name: 'ShipStation', category: 'Shipping'},
  {name: 'UPS', category: 'Shipping'},
  {name: 'USPS', category: 'Shipping'},
  {name: 'Avalara', category: 'Sales tax'},
  {name: 'QuickBooks', category: 'Accounting'},
  {name: 'Meta Shops', category: 'Catalog'},
];
