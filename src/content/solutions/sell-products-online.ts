import {
  sellProductsOnlineClosing,
  sellProductsOnlineHero,
  sellProductsOnlinePictures as pictures,
} from '#src/content/pictures/offers/sell-products-online';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {sellProductsOnlineFeatures} from '#src/content/solutions/parts/sell-products-online-features';
import {sellProductsOnlineTools} from '#src/content/solutions/parts/sell-products-online-tools';

export const card: PageCard = {
  order: 10,
  icon: 'cart',
  note: 'Store, checkout and follow-up in one place',
  footerLabel: 'Sell online',
  row: {
    description: 'A store that follows up on abandoned carts and texts buyers when it’s time to reorder.',
    picture: pictures.catalog,
  },
};

export const sellProductsOnline: OfferContent = {
  slug: 'sell-products-online',
  name: 'Sell products online',
  meta: {
    title: 'Sell online: store, checkout and cart recovery',
    description:
      'Product pages, checkout, cart reminders and refill texts on one customer list. See how stores turn a first order into a second.',
  },
  hero: {
    title: 'An online store that follows up',
    lead: 'Store pages, checkout and cart reminders share one customer list. You know who bought, what they left behind and when to follow up.',
    checks: ['Checkout on your own domain', 'Abandoned carts get a reminder', 'Stock and orders in one list'],
    art: sellProductsOnlineHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'From the shelf to the receipt: one customer, three screens.',
    steps: [
      {
        short: 'List',
        title: 'List what you sell',
        description:
          'Add a product with price, photos, sizes and stock. It appears in your store, in payment links and on quotes.',
      },
      {
        short: 'Order',
        title: 'Take the order',
        description:
          'Cart, shipping, tax and card are on one page. Guests can pay without an account, and the receipt creates their customer record.',
      },
      {
        short: 'Follow up',
        title: 'Follow up on abandoned carts',
        description:
          'An hour after a cart is abandoned, the shopper gets the saved items and one link back. Anyone who has paid is skipped.',
      },
    ],
    frame: {kind: 'strip', pictures: [pictures.catalog, pictures.checkout, pictures.reminder]},
  },
  recipe: 'features',
  features: {
    title: 'From the shelf to the repeat order',
    aside: 'Physical goods, downloads, subscriptions and gift cards run through the same checkout.',
    items: sellProductsOnlineFeatures,
  },
  tools: {
    title: 'Connects to shipping, payments and accounting',
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
      content: 'We used to export orders to a spreadsheet to find out who hadn’t come back.',
      author: 'Joel Pratt',
      role: 'Founder',
      company: 'Alder & Oat',
      industry: 'E-commerce',
    },
    {
      content: 'The stock count is right on the website and right on the sales floor. That was a first for us.',
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
          'Yes. Orders, carts and customers sync over, and reminders and follow-up run from Scalewell. You can also build your store here.',
      },
      {
        question: 'Who processes the payments?',
        answer:
          'Your own Stripe, Square or PayPal account. The money goes straight to you, and a refund made there shows on the order here.',
      },
      {
        question: 'When is a cart considered abandoned?',
        answer:
          'After one hour without payment, unless you choose another time. The reminder is dropped as soon as the order is paid on any device.',
      },
      {
        question: 'What do cart texts cost?',
        answer:
          'Texts and emails count toward your plan’s monthly allowance. Beyond it, texts are billed at the carrier’s cost on your invoice.',
      },
      {
        question: 'How soon can the store open?',
        answer:
          'A launch typically takes 1–2 weeks. Photos and prices usually take the longest, so have those ready first.',
      },
    ],
  },
  closing: {
    title: 'Put your first product on sale',
    text: 'Pick one product and its price. During the demo we’ll build its page, buy it from you and refund the order.',
    chart: sellProductsOnlineClosing,
    action: {label: 'Start Selling Online', to: '/demo'},
  },
};
