import type {Picture} from '#src/content/schema/pictures/picture';

/** What the customer or the staff sees at each hour of the store's day. */
export const storeHours: readonly Picture[] = [
  {
    kind: 'phone',
    label: 'Phone with a text at 8:05 AM: two linen shirts, $128, are still in the cart, paid at 8:20.',
    firm: 'Thistle & Tin',
    clock: '8:05',
    items: [
      {at: 'Tuesday, 8:05 AM'},
      {them: 'Your cart is saved: two linen shirts, $128.', art: 'shirt'},
      {note: 'Paid at 8:20 AM'},
    ],
  },
  {
    kind: 'list',
    label: 'Thirty-eight orders with a delivery day; six ship in two boxes and their customers know.',
    title: 'Shipping today',
    chip: {text: '38 orders', tone: 'active'},
    rows: [
      {icon: 'bag', title: 'One box', note: 'Delivery day sent', right: '32'},
      {icon: 'layers', title: 'Two boxes', note: 'Told before they asked', right: '6', on: true},
      {icon: 'check', title: 'Labels printed', right: '44'},
    ],
  },
  {
    kind: 'tiles',
    label: 'Ninety-four tea subscriptions are due: 88 are packed, and six buyers skipped this month.',
    title: 'Subscriptions',
    chip: {text: '88 renewed', tone: 'done'},
    items: [
      {art: 'tins', text: 'Tea, 88 packed', on: true},
      {art: 'kettle', figure: '6', text: 'skipped'},
    ],
  },
  {
    kind: 'record',
    label:
      'Order found by phone number at the counter: a shirt is swapped from M to L and the return reminder is canceled.',
    person: {initials: 'ML', name: 'Maud Lowell', tone: 'lime'},
    chip: {text: 'Order 3198', tone: 'active'},
    timeline: [
      {icon: 'bag', title: 'Swapped M for L', right: '2:15 PM', on: true},
      {icon: 'close', title: 'Return reminder canceled', right: '2:15 PM'},
      {icon: 'mail', title: 'Delivered', right: 'Tuesday'},
    ],
    facts: [
      {label: 'Orders', value: '4'},
      {label: 'Found by', value: 'Phone number'},
    ],
  },
  {
    kind: 'thread',
    label: 'A question under a post is answered in one line, next to the order it is about.',
    note: 'Comment, post of June 10',
    messages: [
      {from: 'them', text: 'Does the blue one shrink?'},
      {from: 'us', text: 'It’s prewashed, so no. Yours ships today.'},
      {from: 'note', text: 'Order 3224 · answered at 4:46'},
    ],
  },
  {
    kind: 'phone',
    label: 'Phone of a regular at 7:00 PM with a private link to the sale, a day early, as one of 300.',
    firm: 'Thistle & Tin',
    clock: '7:00',
    items: [
      {at: 'Tuesday, 7:00 PM'},
      {them: 'You’re in early: the summer sale opens for regulars tonight.', art: 'tins'},
      {note: 'Sent to 300 people'},
    ],
  },
];
