import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {storeHours} from './ecommerce-retail-hours';
import type {PictureOf} from '#src/content/schema/pictures/picture';

/** 63 + 212 + 75 = 350 carts; 63 of 350 is the 18% of the page's first figure. */
const cartRecovery: PictureOf<'flow'> = {
  kind: 'flow',
  label:
    'Cart recovery flow with 350 carts this month. One hour after a cart is left, an email brings it back: 63 became orders, 212 get a text the next day and 75 are left alone.',
  title: 'Cart recovery',
  chip: {text: 'Live', tone: 'done'},
  note: '350 carts this month',
  steps: [
    {icon: 'cart', title: 'Cart abandoned', note: '$128, 2 items'},
    {icon: 'clock', title: 'Wait one hour', note: 'Ends if they pay', tone: 'waiting'},
    {icon: 'mail', title: 'Email the saved cart', note: 'Same size and color', tone: 'active'},
  ],
  outcomes: [
    {icon: 'bag', title: 'Order placed', note: '63 carts, 18%', tag: 'Bought', tone: 'active'},
    {icon: 'message', title: 'Text next day', note: '212 carts', tag: 'No click'},
    {icon: 'close', title: 'Leave alone', note: '75 carts', tag: 'Opted out'},
  ],
};

/** First orders average $34.00, repeat orders $43.00. */
export const storeLayout: IndustryLayout = {
  hero: {
    kind: 'duo',
    ground: 'mint',
    phone: {
      kind: 'phone',
      label:
        'Phone of a shopper: the saved cart comes by text the next morning with the same size and color, and the order is placed at 8:20.',
      firm: 'Thistle & Tin',
      clock: '8:20',
      items: [
        {at: 'Tuesday, 8:05 AM'},
        {them: 'You left two linen shirts. We saved your size and color.', art: 'shirt'},
        {at: '8:20 AM'},
        {me: 'Ordered. Can it ship Friday?'},
        {them: 'It ships today. Delivery on Saturday.'},
      ],
    },
    desk: cartRecovery,
  },
  day: {kind: 'strip', pictures: storeHours},
  order: ['features', 'day'],
  warm: 'right',
  pictures: [
    {
      feature: 'Product reviews',
      picture: {
        kind: 'shop',
        label:
          'Product page of a linen shirt for $64.00 with a review that was asked for ten days after delivery, and two shirts for $128.00 in the cart.',
        address: 'thistleandtin.example',
        firm: 'Thistle & Tin',
        art: 'shirt',
        item: {name: 'Linen shirt', price: '$64.00', text: 'Prewashed, from Portugal.', stock: '18 left in M'},
        options: [
          ['*M', 'S', 'L', 'XL'],
          ['*Moss', 'Sand'],
        ],
        review: {text: 'Third one I own. It only gets softer.', by: 'Maud L., asked 10 days after delivery'},
        cart: {
          count: '2 in your cart',
          lines: [{art: 'shirt', name: 'Linen shirt', note: 'M, 2 pieces', price: '$128.00'}],
          total: '$128.00',
        },
      },
    },
    {
      feature: 'One customer list',
      picture: {
        kind: 'table',
        label:
          'One customer list for web and counter: four customers with their orders, where they buy, and what they spent.',
        title: 'Customers',
        chip: {text: '3,412', tone: 'active'},
        note: 'Web and counter',
        head: ['Customer', 'Orders', 'Buys', 'Spent'],
        rows: [
          ['Maud Lowell', '4', 'Web, counter', '*$268'],
          ['Otto Price', '9', 'Counter', '*$611'],
          ['Mei Chan', '2', 'Web', '$97'],
          ['Ruth Salas', '6', 'Web, counter', '*$402'],
        ],
      },
    },
  ],
  closing: {
    kind: 'pair',
    caption: 'Average order: the first one, and the one after a message',
    label: 'An average first order is $34; an order from a customer who came back is $43.',
    rows: [
      {name: 'First order', value: 34, shown: '$34'},
      {name: 'Second order', value: 43, shown: '$43'},
    ],
  },
};
