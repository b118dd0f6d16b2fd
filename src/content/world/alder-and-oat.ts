import type {Contact, Firm} from '#src/world/types';
import {contact, done, mail, opened, pays, them, us, visited} from './write';

/** Someone on the list of customers. */
const customer = (name: string, orders: string, buys: string, spent: string, ...log: Contact['log']): Contact =>
  contact(name, {fields: {orders, buys, spent}}, log);

/** The workflow that writes to those who leave a cart. */
export const cartWorkflow = 'Cart recovery';

/** The store for coffee, tea and linen of /solutions/sell-products-online and /industries/ecommerce-retail. */
export const alder: Firm = {
  name: 'Alder & Oat',
  plan: 'Team',
  staff: {},
  pipeline: 'Orders',
  stages: [],
  workflows: {
    [cartWorkflow]: {
      steps: [
        {icon: 'cart', title: 'Cart abandoned', note: 'An hour without payment', minutes: 60},
        {icon: 'mail', title: 'Email the saved cart', note: 'Same size and color'},
      ],
      outcomes: [
        {icon: 'bag', title: 'Order placed', tag: 'Bought'},
        {icon: 'message', title: 'Text next day', tag: 'No click'},
        {icon: 'close', title: 'Leave alone', tag: 'Opted out'},
      ],
      starts: 'Cart',
      writes: [60, 1440],
    },
  },
  contacts: {
    maya: contact('Maya Thornbury', {}, [
      visited('2025-05-12T19:40', 'Harvest blend, from a search'),
      done('2025-05-15T10:58', 'Code', 'First order ships free'),
      done('2025-05-15T11:04', 'Cart', '2 bags, $34'),
      mail('2025-05-15T12:04', 'us', 'Your cart is saved, Maya.', cartWorkflow),
      opened('2025-05-15T12:26', 'The saved cart, from a phone'),
      pays('2025-05-15T12:31', 34, 'Order #2934'),
      pays('2025-06-12T10:20', 43, 'Order #3224'),
    ]),
    maud: customer(
      'Maud Lowell',
      '4',
      'Web, counter',
      '$268',
      done('2025-05-02T16:05', 'Review', 'Asked after order 2871: 5 stars'),
      done('2025-06-03T09:12', 'Order', 'Order 3152, a linen shirt in M'),
      done('2025-06-06T11:20', 'Delivered', 'Order 3152'),
      done('2025-06-10T14:15', 'At the counter', 'Swapped M for L'),
      done('2025-06-10T14:15:10', 'Return reminder', 'Canceled'),
    ),
    otto: customer(
      'Otto Price',
      '9',
      'Counter',
      '$611',
      us('2025-06-10T19:00', 'You’re in early, Otto: the summer sale opens for regulars tonight.'),
    ),
    mei: customer(
      'Mei Chan',
      '2',
      'Web',
      '$97',
      them('2025-06-10T16:45', 'Does the moss one shrink?'),
      us('2025-06-10T16:46', 'It’s prewashed, so no. Yours ships tomorrow.'),
      done('2025-06-10T16:46:10', 'Order', 'Comment on an ad, beside order 3207'),
    ),
    lydia: customer('Lydia Salas', '6', 'Web, counter', '$402', pays('2025-06-08T11:30', 34, 'Order #3188')),
    bram: customer('Bram Kessler', '3', 'Web', '$141', pays('2025-06-07T09:12', 51, 'Order #3181')),
    ivana: customer('Ivana Duric', '12', 'Web', '$804', pays('2025-06-06T20:05', 68, 'Order #3176')),
    theo: customer('Theodora Wynn', '1', 'Counter', '$64', pays('2025-06-05T13:40', 64, 'Linen shirt')),
    silas: customer('Silas Moreau', '5', 'Web, counter', '$290', pays('2025-06-04T10:22', 43, 'Order #3160')),
    yara: customer('Yara Nassar', '2', 'Web', '$77', pays('2025-06-03T18:50', 34, 'Order #3149')),
    cleo: contact('Cleo Hart', {}, [
      done('2025-06-09T19:41', 'Cart', '$128 · 2 items'),
      mail('2025-06-09T20:41', 'us', 'Your cart is saved, Cleo: two linen shirts, $128.', cartWorkflow),
      us('2025-06-10T08:05', 'You left two linen shirts, Cleo. We saved your size and color.', cartWorkflow),
      done('2025-06-10T08:20', 'Order', 'Order #3201, $128'),
      them('2025-06-10T08:21', 'Ordered. Can it ship Friday?'),
      us('2025-06-10T08:22', 'It ships today. You’ll have it on Thursday.'),
    ]),
  },
  tallies: [
    {
      from: '2025-06-01',
      days: 30,
      counts: {carts: 350, sales: 11_932},
      parts: {
        carts: {Bought: 63, 'No click': 212, 'Opted out': 75},
        sales: {
          Search: 3480,
          Subscriptions: 2692,
          'Cart reminders': 2420,
          'Roasting day post': 2360,
          'Market stall': 980,
        },
      },
    },
  ],
};
