import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {barsOf, tableOf} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import type {Firm} from '#src/world/types';
import {board} from '#src/world/views';
import {otherDesks} from './other-desks';

/** A distributor that has no page of its own: 37 + 26 + 23 = 86 requests in its own stages. */
const distributor: Firm = {
  name: 'Parts distributor',
  plan: 'Team',
  staff: {},
  pipeline: 'Requests',
  stages: [
    {name: 'Part number in', tone: 'early', others: {count: 37}},
    {name: 'Stock checked', tone: 'active', others: {count: 26}},
    {name: 'Quote or order out', tone: 'waiting', others: {count: 23}},
  ],
  contacts: {},
  tallies: [],
};
const requests = board(distributor, '2025-06-30T18:00');

const orderDesk = shot(distributor, '2025-06-30T18:00', [
  {
    pane: 'report',
    title: 'Order desk',
    range: 'Apr 1 – Jun 30',
    kpis: [
      {label: 'Open requests', value: String(requests.count), change: '+7'},
      {label: 'First answer, median', value: '22 min', change: 'was 5 h'},
      {label: 'Orders this quarter', value: '64', change: '+12'},
    ],
    bars: [
      {
        title: 'Your stages',
        items: barsOf(
          requests.columns.map(({name, count}) => [name, count]),
          requests.columns.map(({tone}) => tone),
        ),
      },
    ],
    table: tableOf(
      'Stage',
      requests.columns.map(({name, count}) => [name, count]),
    ),
  },
]);

/** One square for each of the ten trades. */
export const otherLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    place: {
      kind: 'place',
      place: 'street',
      label:
        'A street of 6 fronts in the evening: a grain silo, a school, a climbing gym, a food bank, a workshop and a town hall, each with its own word for a customer: growers, families, members, donors, orders and permits.',
    },
  },
  day: {
    kind: 'hours',
    ground: 'mint',
    clocks: [
      ['6:00', 'AM', 'A grain co-op'],
      ['8:45', 'AM', 'A school'],
      ['10:10', 'AM', 'A contractor'],
      ['1:00', 'PM', 'A food bank'],
      ['4:15', 'PM', 'A freight broker'],
      ['7:30', 'PM', 'A climbing gym'],
    ],
    pictures: otherDesks,
  },
  recipe: 'features',
  pictures: [
    {
      feature: 'Your own vocabulary',
      picture: {
        kind: 'sheet',
        label:
          'One account, eight vocabularies: a customer is a grower, a family, a member, a shipper, a donor, a client, a resident or a reader.',
        title: 'What do you call it?',
        note: 'Fields and screens follow',
        columns: ['Desk', 'Customer', 'Deal', 'Won'],
        rows: [
          ['Grain co-op', 'Grower', 'Contract', 'Delivered'],
          ['School', 'Family', 'Application', 'Enrolled'],
          ['Climbing gym', 'Member', 'Trial', 'Joined'],
          ['Freight broker', 'Shipper', 'Lane', 'Loaded'],
          ['Food bank', 'Donor', 'Pledge', 'Received'],
          ['Builder', 'Client', 'Bid', 'Signed'],
          ['Town hall', 'Resident', 'Permit', 'Issued'],
          ['Newspaper', 'Reader', 'Subscription', 'Renewed'],
        ],
      },
    },
    {feature: 'Reports anyone can open', picture: orderDesk},
  ],
  closing: {
    kind: 'squares',
    caption: 'Ten industries with a first set of stages, and one square for yours',
    label: 'Ten industries have a first set of stages; an eleventh place is open for yours.',
    total: 11,
    on: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    names: [
      'Factories',
      'Schools',
      'Gyms',
      'Freight',
      'Software',
      'Non-profits',
      'Builders',
      'Farms',
      'Media',
      'Public offices',
      'Yours',
    ],
  },
};
