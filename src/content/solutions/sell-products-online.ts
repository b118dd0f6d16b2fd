import {sellProductsOnlinePictures as pictures} from '#src/content/pictures/offers/sell-products-online';
import {sellProductsOnlineTools} from '#src/content/solutions/parts/sell-products-online-tools';
import type {OfferContent, PageCard} from '#src/content/types';

export const card: PageCard = {
  order: 10,
  icon: 'cart',
  note: 'Store, checkout and follow-up in one place',
  footerLabel: 'Sell online',
  row: {
    description:
      'A shop whose abandoned carts are followed up, and whose buyers hear from you when the bag is nearly empty.',
    picture: pictures.order,
  },
};

export const sellProductsOnline: OfferContent = {
  slug: 'sell-products-online',
  name: 'Sell products online',
  meta: {
    title: 'Sell products online: shop, checkout, cart reminders',
    description:
      'Product pages, checkout, cart reminders and refill texts on one customer list. See how shops turn a first order into a second.',
  },
  hero: {
    title: 'Sell the first order. Expect the second.',
    lead: 'Shop pages, checkout and cart reminders write to one customer list. You know who bought, what they left behind and when to write again.',
    checks: ['Checkout on your own domain', 'Abandoned carts get a reminder', 'Stock and orders in one list'],
    picture: pictures.hero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'List what you sell',
        description:
          'Add a product with price, photos, sizes and stock. It appears in your shop, in payment links and on quotes.',
        picture: pictures.catalog,
      },
      {
        title: 'Take the order',
        description:
          'Cart, shipping, tax and card share a single page. Guests can pay, and the receipt creates their customer record.',
        picture: pictures.order,
      },
      {
        title: 'Write to those who left',
        description:
          'An hour after a cart is left, the buyer gets the saved items and one link back. Anyone who has paid is skipped.',
        picture: pictures.reminder,
      },
    ],
  },
  features: {
    title: 'From the shelf to the repeat order',
    aside: 'Physical goods, downloads, subscriptions and gift cards run through the same checkout.',
    items: [
      {
        icon: 'bag',
        title: 'Storefront',
        description: 'Category, search and product pages on your domain, easy to read on a phone.',
      },
      {
        icon: 'card',
        title: 'Checkout',
        description: 'Cards, wallets and bank debit on one page. No account to create.',
      },
      {
        icon: 'cart',
        title: 'Cart recovery',
        description: 'Email or text with the saved cart, up to three times, stopped by payment.',
      },
      {
        icon: 'repeat',
        title: 'Subscriptions',
        description: 'Weekly, monthly or every third month. Buyers skip or pause by themselves.',
      },
      {
        icon: 'layers',
        title: 'Stock',
        description: 'One count across shop, counter and marketplace, with a reorder alert.',
      },
      {
        icon: 'document',
        title: 'Discounts and gift cards',
        description: 'Codes by product, customer group or date, each with a limit you set.',
      },
      {
        icon: 'star',
        title: 'Product reviews',
        description: 'Requested after delivery and shown under the item with the buyer’s first name.',
      },
      {
        icon: 'chart',
        title: 'Sales by source',
        description: 'See which ad, post or email an order came from, and its margin.',
      },
    ],
  },
  tools: {
    title: 'Carriers, cards and bookkeeping, already connected',
    items: sellProductsOnlineTools,
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Specialty food and drink',
        description: 'Coffee, wine and pantry goods that run out on a schedule.',
        startsWith: 'Refill reminders',
        to: '/industries/ecommerce-retail',
      },
      {
        title: 'Parts and accessories',
        description: 'Repair shops and dealers who sell what fits the car in the driveway.',
        startsWith: 'Catalog by model',
        to: '/industries/automotive',
      },
      {
        title: 'Courses and downloads',
        description: 'Trainers who sell a file, a seat or a season pass.',
        startsWith: 'Digital delivery',
        to: '/industries/other',
      },
      {
        title: 'Hotels and venues',
        description: 'Gift stays, spa days and tasting menus bought at midnight.',
        startsWith: 'Gift cards',
        to: '/industries/hospitality',
      },
    ],
  },
  quotes: [
    {
      content: 'We used to export orders into a spreadsheet to find out who had not come back.',
      author: 'Joel Pratt',
      role: 'Founder',
      company: 'Alder & Oat',
      industry: 'E-commerce',
    },
    {
      content: 'Stock is right on the website and right on the sales floor. That was new for us.',
      author: 'Petra Vance',
      role: 'Shop manager',
      company: 'Brightwater Cycles',
      industry: 'Retail',
    },
    {
      content: 'Customers order floor mats while the car is still in service.',
      author: 'Samir Dabiri',
      role: 'Parts director',
      company: 'Corvane Auto Group',
      industry: 'Automotive',
    },
  ],
  faq: {
    title: 'Questions about selling online',
    items: [
      {
        question: 'Can I keep my Shopify or WooCommerce store?',
        answer:
          'Yes. Orders, carts and customers sync over, and reminders and follow-up run from Scalewell. You can also build the shop here.',
      },
      {
        question: 'Who processes the payments?',
        answer:
          'Your own Stripe or PayPal account. The money goes straight to you, and a refund made there shows on the order here.',
      },
      {
        question: 'When does a cart count as abandoned?',
        answer:
          'After one hour without payment, unless you choose another time. The reminder is dropped the moment the order is paid on any device.',
      },
      {
        question: 'What do cart texts cost?',
        answer:
          'Texts are charged separately, at the carrier’s cost, on your monthly invoice. Reminders by email count toward your plan’s allowance.',
      },
      {
        question: 'How long until the shop is open?',
        answer:
          'A launch typically takes 1–2 weeks. Photos and prices are usually what people wait for, so have those ready first.',
      },
    ],
  },
  closing: {
    title: 'Put your first product on sale',
    text: 'Bring one product and its price. During the demo we build its page, buy it from you and refund the order.',
    action: {label: 'Start Selling Online', to: '/demo'},
  },
};
