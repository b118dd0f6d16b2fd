import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {alder, cartWorkflow} from '#src/content/world/alder-and-oat';
import {phonePicture} from '#src/world/pictures';
import {flowOf, shot} from '#src/world/shots';
import {report} from '#src/world/views';
import {storeHours} from './ecommerce-retail-hours';

const june = report(alder, '2025-06-01', '2025-06-30');
const carts = june.count('carts');
const {Bought = 0, 'No click': noClick = 0, 'Opted out': optedOut = 0} = Object.fromEntries(june.parts('carts'));

/** Those who bought are the 18% of the page's first figure. */
const cartRecovery = shot(alder, '2025-06-30T18:00', [
  flowOf(alder, cartWorkflow, {
    note: `${carts} carts in June`,
    marks: {
      'Order placed': {note: `${Bought} carts, ${Math.round((100 * Bought) / carts)}%`},
      'Text next day': {note: `${noClick} carts`},
      'Leave alone': {note: `${optedOut} carts`},
    },
  }),
]);

/** First orders average $34.00, repeat orders $43.00. */
export const storeLayout: IndustryLayout = {
  hero: {
    kind: 'duo',
    ground: 'mint',
    phone: phonePicture(alder, 'cleo', '2025-06-10T08:05', '2025-06-10T08:22', {art: 'shirt'}),
    desk: cartRecovery,
  },
  day: {kind: 'strip', pictures: storeHours},
  recipe: 'voice',
  pictures: [
    {
      feature: 'Product reviews',
      picture: {
        kind: 'shop',
        label:
          'Product page of a linen shirt for $64.00 with a review that was asked for ten days after delivery, and two shirts for $128.00 in the cart.',
        address: 'alderandoat.example/linen-shirt',
        firm: 'Alder & Oat',
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
      picture: shot(alder, '2025-06-12T12:00', [
        {
          pane: 'contacts',
          title: 'Customers',
          who: Object.entries(alder.contacts).flatMap(([id, {fields}]) => (fields ? [id] : [])),
          columns: [
            {field: 'orders', title: 'Orders'},
            {field: 'buys', title: 'Buys'},
            {field: 'spent', title: 'Spent'},
          ],
        },
      ]),
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
