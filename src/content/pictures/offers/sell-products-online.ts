import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Alder & Oat, a coffee roaster: one buyer from an abandoned cart to the second order. */
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
    kind: 'list',
    label:
      'Checkout of order 3224: two bags for $34.00 and a filter pack for $9.00, free shipping, $43.00 by card ending 4417.',
    title: 'Order #3224',
    chip: {text: 'No account needed', tone: 'plain'},
    rows: [
      {icon: 'bag', title: '2 × Harvest blend', right: '$34.00'},
      {icon: 'box', title: '1 × Filter pack', right: '$9.00'},
      {icon: 'pin', title: 'Ship to', note: '18 Mill Lane', right: 'Free'},
      {icon: 'card', title: 'Card ending 4417', right: '$43.00', on: true},
    ],
  },
  reminder: {
    kind: 'phone',
    label: 'A text reminds Maya of two bags left in the cart; order 3187 is paid at 12:31 PM.',
    firm: 'Alder & Oat',
    clock: '12:31',
    items: [
      {at: 'May 15, 12:04 PM'},
      {them: 'Maya, two bags of Harvest blend are still in your cart. Order by 3 to ship today.', art: 'tins'},
      {me: 'Thanks, done.'},
      {note: 'Order #3187 paid at 12:31 PM'},
    ],
  },
  subscription: {
    kind: 'list',
    label:
      'Maya’s subscription: two bags of Harvest blend every month for $30.60, next on July 12, August 12 and September 12. She can skip, pause or change the address.',
    title: 'Maya’s subscription',
    chip: {text: 'Monthly', tone: 'done'},
    rows: [
      {icon: 'bag', title: 'Harvest blend', note: '2 × $15.30', right: '$30.60', on: true},
      {icon: 'calendar', title: 'July 12', note: 'Skip or pause', right: '$30.60'},
      {icon: 'calendar', title: 'August 12', note: 'Text first', right: '$30.60'},
      {icon: 'calendar', title: 'September 12', note: 'Text first', right: '$30.60'},
      {icon: 'pin', title: 'Address', note: '18 Mill Lane', right: 'Change'},
      {icon: 'card', title: 'Card ending 4417', right: 'Valid to 2028'},
    ],
  },
  sources: {
    kind: 'report',
    label:
      'Sales by source in June: cart reminders $4,120, search $3,480, Roasting day post $2,360, market stall $980.',
    title: 'Sales by source, June',
    kpis: [],
    bars: [
      {name: 'Cart reminders', value: '$4,120', share: 100, tone: 'done'},
      {name: 'Search', value: '$3,480', share: 84, tone: 'active'},
      {name: 'Roasting day post', value: '$2,360', share: 57, tone: 'active'},
      {name: 'Market stall', value: '$980', share: 24, tone: 'early'},
    ],
  },
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
    review: {text: '“Arrived in two days.”', by: 'Maya T., May 22, 5 stars'},
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
  caption: 'Maya Thornbury at Alder & Oat, $77.00 so far',
  label: 'First order on May 15 for $34.00, second order on June 12 for $43.00.',
  rows: [
    {name: 'First order, May 15', value: 34, shown: '$34.00'},
    {name: 'Second order, June 12', value: 43, shown: '$43.00'},
  ],
};
