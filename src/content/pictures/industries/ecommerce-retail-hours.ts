import {alder} from '#src/content/world/alder-and-oat';
import {phonePicture} from '#src/world/pictures';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';

/** What the customer or the staff sees at each hour of the store's day. */
export const storeHours: readonly Picture[] = [
  phonePicture(alder, 'cleo', '2025-06-10T08:05', '2025-06-10T08:20', {art: 'shirt'}),
  {
    kind: 'sheet',
    label: 'Twelve orders with a delivery day; two ship in two boxes and their customers know.',
    title: 'Shipping today',
    note: '12 orders',
    columns: ['Order', 'Boxes', 'Arrives'],
    rows: Array.from({length: 12}, (_, index) => [
      `Order ${3196 + index}`,
      index === 3 || index === 8 ? '2, told' : '1',
      index % 3 === 1 ? 'Wed' : 'Thu',
    ]),
    on: 3,
  },
  {
    kind: 'tiles',
    label: 'Ninety-four coffee subscriptions are due: 88 are packed, and six buyers skipped this month.',
    title: 'Subscriptions',
    chip: {text: '88 renewed', tone: 'done'},
    items: [
      {art: 'tins', text: 'Coffee, 88 packed', on: true},
      {art: 'kettle', figure: '6', text: 'skipped'},
    ],
  },
  shot(alder, '2025-06-10T14:15:30', [{pane: 'activity', of: 'maud'}], {
    focus: 'maud',
    also: 'Her order was found by phone number at the counter.',
  }),
  shot(alder, '2025-06-10T16:46:10', [{pane: 'talk', with: 'mei', from: '2025-06-10T16:45'}], {focus: 'mei'}),
  phonePicture(alder, 'otto', '2025-06-10T19:00', '2025-06-10T19:00', {art: 'tins'}),
];
