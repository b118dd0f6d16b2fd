import type {Picture} from '#src/content/schema/pictures/picture';
import type {Moment} from '#src/content/schema/world';
import {alder} from '#src/content/world/alder-and-oat';
import {stateOf} from '#src/world/fold';
import {personOf, phonePicture, threadPicture, timelineOf} from '#src/world/pictures';

const maudAt: Moment = '2025-06-10T14:15:30';
const maud = stateOf(alder, 'maud', maudAt);

/** What the customer or the staff sees at each hour of the store's day. */
export const storeHours: readonly Picture[] = [
  phonePicture(alder, 'cleo', '2025-06-10T08:05', '2025-06-10T08:20', {art: 'shirt'}),
  {
    kind: 'list',
    label: 'Twelve orders with a delivery day; two ship in two boxes and their customers know.',
    title: 'Shipping today',
    chip: {text: '12 orders', tone: 'active'},
    rows: [
      {icon: 'bag', title: 'One box', note: 'Delivery day sent', right: '10'},
      {icon: 'layers', title: 'Two boxes', note: 'Told before they asked', right: '2', on: true},
      {icon: 'check', title: 'Labels printed', right: '14'},
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
    person: personOf(maud.contact),
    chip: {text: 'Order 3152', tone: 'active'},
    timeline: timelineOf(alder, 'maud', maudAt),
    facts: [
      {label: 'Orders', value: maud.contact.fields?.['orders'] ?? ''},
      {label: 'Found by', value: 'Phone number'},
    ],
  },
  threadPicture(alder, 'mei', '2025-06-10T16:45', '2025-06-10T16:46:10', 'Comment, Tuesday 4:45 PM'),
  phonePicture(alder, 'otto', '2025-06-10T19:00', '2025-06-10T19:00', {art: 'tins'}),
];
