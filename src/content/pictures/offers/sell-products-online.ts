import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {alder} from '#src/content/world/alder-and-oat';
import {stateOf} from '#src/world/fold';
import {dateText, dayOf, dollars, months} from '#src/world/moment';
import {barsOf, tableOf} from '#src/world/pictures';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import {report} from '#src/world/views';

const june = report(alder, '2025-06-01', '2025-06-30');
const sales = june.parts('sales');

/** What Maya paid for her first and her second order. */
const orders = stateOf(alder, 'maya', '2025-06-30T12:00').log.flatMap(([at, what]) =>
  what.kind === 'pays' ? [{day: dateText(dayOf(at)), amount: what.amount}] : [],
);
const cents = (amount: number) => `${dollars(amount)}.00`;

/** Alder & Oat: one buyer from an abandoned cart to the second order. */
export const sellProductsOnlinePictures = {
  catalog: {
    kind: 'tiles',
    label:
      'Three products with price and stock: Harvest blend $17.00, filter pack $9.00, and a kettle at $64.00, with 4 left.',
    title: 'Products',
    chip: {text: '3 on sale', tone: 'active'},
    items: [
      {art: 'bag', figure: '$17', text: 'Harvest blend, 62'},
      {art: 'pack', figure: '$9', text: 'Filter pack, 118'},
      {art: 'kettle', figure: '$64', text: 'Kettle, 4 left'},
    ],
  },
  checkout: {
    kind: 'sheet',
    label:
      'Checkout of order 3224: two bags for $34.00 and a filter pack for $9.00, free shipping, $43.00 by card ending 4417.',
    title: 'Order #3224',
    note: 'No account needed',
    columns: ['Item', 'Count', 'Amount'],
    rows: [
      ['Harvest blend', '2', '$34.00'],
      ['Filter pack', '1', '$9.00'],
      ['Subtotal', '3', '$43.00'],
      ['To 18 Mill Lane', '', 'Free'],
      ['Tax, groceries', '', '$0.00'],
      ['Card ending 4417', '', '$43.00'],
      ['Receipt by email', '', 'Sent'],
      ['Ships today', '', 'By 3 PM'],
      ['Delivery', '', 'June 14'],
    ],
    on: 5,
  },
  reminder: shot(alder, '2025-05-15T12:31', [{pane: 'activity', of: 'maya'}], {
    focus: 'maya',
    also: 'A cart was left, a reminder went out an hour later, and the order followed.',
  }),
  subscription: {
    kind: 'sheet',
    label:
      'Maya’s subscription: two bags of Harvest blend every month for $30.60, next on July 12, August 12 and September 12. She can skip, pause or change the address.',
    title: 'Maya’s subscription',
    note: '18 Mill Lane, card ending 4417',
    columns: ['Delivery', 'What', 'State', 'Amount'],
    rows: [...months.slice(6), ...months.slice(0, 3)].map((month, index) => [
      `${month} 12`,
      '2 × Harvest blend',
      {text: index === 0 ? 'Skip or pause' : 'Text first', tone: index === 0 ? 'active' : 'plain'},
      '$30.60',
    ]),
    on: 0,
  },
  sources: shot(alder, '2025-06-30T18:00', [
    {
      pane: 'report',
      title: 'Sales by source',
      range: 'June',
      kpis: [],
      bars: [
        {
          title: 'Where each sale began',
          items: barsOf(sales, ['done', 'active', 'active', 'active', 'early'], dollars),
        },
      ],
      table: tableOf('Source', sales, dollars),
    },
  ]),
} satisfies Record<string, Picture>;

export const sellProductsOnlineHero: HeroArt = {
  kind: 'bleed',
  picture: {
    kind: 'shop',
    label:
      'Store of Alder & Oat: Harvest blend at $17.00 with grind and subscription, and a cart with two bags for $34.00 and a filter pack for $9.00, $43.00 in total.',
    address: 'alderandoat.example/harvest-blend',
    firm: 'Alder & Oat',
    art: 'bag',
    item: {
      name: 'Harvest blend',
      price: '$17.00',
      text: 'Cocoa, baked pear, a clean finish. Roasted Mondays and Thursdays, 12 oz.',
      stock: '62 in stock. Ships today until 3 PM.',
    },
    options: [
      ['Whole', '*Filter', 'Fine'],
      ['*Once', 'Monthly, $15.30'],
    ],
    review: {text: '“Arrived in two days.”', by: 'Maya T., May 28, 5 stars'},
    cart: {
      count: '3 items',
      lines: [
        {art: 'bag', name: 'Harvest blend', note: '2 × $17.00', price: '$34.00'},
        {art: 'pack', name: 'Filter pack', note: '1 × $9.00', price: '$9.00'},
      ],
      total: '$43.00',
    },
  },
};

export const sellProductsOnlineClosing: ClosingChart = {
  kind: 'pair',
  caption: `Maya Thornbury at Alder & Oat, ${cents(orders.reduce((sum, {amount}) => sum + amount, 0))} so far`,
  label: `Orders of Maya Thornbury: ${orders.map(({day, amount}) => `${day} for ${cents(amount)}`).join(', ')}.`,
  rows: orders.map(({day, amount}, index) => ({
    name: `${index === 0 ? 'First' : 'Second'} order, ${day}`,
    value: amount,
    shown: cents(amount),
  })),
};
