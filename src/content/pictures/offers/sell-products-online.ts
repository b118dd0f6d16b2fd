import type {Picture} from '#src/mocks/types';

/** Alder & Oat, a coffee roaster: one buyer from an abandoned cart to the second order. */
export const sellProductsOnlinePictures = {
  hero: {
    kind: 'record',
    label:
      'Customer record of Maya Thornbury at Alder & Oat: a cart of $34.00 left on May 15, recovered the same day, and a second order of $43.00 on June 12. Two orders, $77.00 in total.',
    person: {name: 'Maya Thornbury', initials: 'MT', tone: 'ink'},
    chip: {text: 'Repeat buyer', tone: 'done'},
    timeline: [
      {icon: 'bag', title: 'Order #3224', note: '2 Harvest blend, 1 filter pack', right: 'Jun 12', on: true},
      {icon: 'message', title: 'Text', note: '“Yes, same again please.”', right: 'Jun 12'},
      {icon: 'bolt', title: 'Refill text', note: 'Sent 4 weeks after order #3187', right: 'Jun 12'},
      {icon: 'star', title: 'Review', note: '5 stars, “arrived in two days”', right: 'May 22'},
      {icon: 'bag', title: 'Order #3187', note: '2 Harvest blend, $34.00', right: 'May 15'},
      {icon: 'mail', title: 'Cart reminder', note: 'Opened, back to checkout', right: 'May 15'},
      {icon: 'cart', title: 'Cart left', note: '2 items, $34.00', right: 'May 15'},
    ],
    facts: [
      {label: 'Orders', value: '2'},
      {label: 'Spent', value: '$77.00'},
      {label: 'Last order', value: '$43.00'},
      {label: 'Owner', value: 'Joel Pratt', owner: {initials: 'JP', tone: 'apricot'}},
      {label: 'Next step', value: 'Refill text, Jul 10', chip: true},
    ],
  },
  catalog: {
    kind: 'list',
    label:
      'Product list with price and stock: Harvest blend $17.00, filter pack $9.00, and a kettle at $64.00 running low.',
    title: 'Products',
    note: '3 of 3 on sale',
    rows: [
      {icon: 'bag', title: 'Harvest blend', note: '62 in stock', right: '$17.00'},
      {icon: 'bag', title: 'Filter pack', note: '118 in stock', right: '$9.00'},
      {icon: 'alert', title: 'Pour-over kettle', note: '4 left, reorder', right: '$64.00'},
    ],
  },
  order: {
    kind: 'list',
    label: 'Order 3224: two bags at $17.00, one filter pack at $9.00, paid by card, $43.00 in total.',
    title: 'Order #3224',
    chip: {text: 'Paid', tone: 'done'},
    rows: [
      {icon: 'bag', title: 'Harvest blend', note: '2 × $17.00', right: '$34.00'},
      {icon: 'bag', title: 'Filter pack', note: '1 × $9.00', right: '$9.00'},
      {icon: 'card', title: 'Card ending 4417', note: 'Free shipping', right: '$43.00', on: true},
    ],
  },
  reminder: {
    kind: 'thread',
    label: 'A text reminds the buyer of two bags left in the cart; the order is paid at 12:31 PM.',
    note: 'Thu, 12:04 PM',
    messages: [
      {from: 'us', text: 'Maya, two bags of Harvest blend are still in your cart. They ship today if you order by 3.'},
      {from: 'them', text: 'Thanks, done.'},
      {from: 'note', text: 'Order #3187 paid at 12:31 PM'},
    ],
  },
} satisfies Record<string, Picture>;
