import type {IndustryLayout} from '#src/content/schema/industry-layout';
import type {PictureOf} from '#src/content/schema/pictures/picture';

/** 37 + 26 + 15 + 8 = 86 requests; the chart ends at the third figure above it. */
const orderDesk: PictureOf<'analytics'> = {
  kind: 'analytics',
  label:
    'Sample dashboard of a parts distributor with its own stage names: 86 open requests by stage, a median first answer of 22 minutes, and 64 orders this quarter against a target of 52.',
  title: 'Order desk',
  range: 'Apr 1 – Jun 30',
  kpis: [
    {label: 'Open requests', value: '86', change: '+7'},
    {label: 'First answer, median', value: '22 min', change: 'was 5 h'},
    {label: 'Orders this quarter', value: '64', change: '+12'},
  ],
  chart: {
    title: 'Orders, to date',
    values: [0, 3, 8, 12, 14, 21, 25, 30, 36, 39, 46, 53, 58, 64],
    target: [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52],
    max: 80,
    yLabels: [
      {at: 0, text: '0'},
      {at: 80, text: '80'},
    ],
    xLabels: [
      {at: 0, text: 'Apr 1'},
      {at: 96, text: 'Jun 23'},
    ],
    tip: {strong: '64 orders', text: 'wk 13'},
  },
  stages: {
    title: 'Your stages',
    total: '86 requests',
    items: [
      {name: 'Part number in', count: 37, tone: 'early'},
      {name: 'Stock checked', count: 26, tone: 'active'},
      {name: 'Quote or order out', count: 23, tone: 'waiting'},
    ],
  },
};

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
  },
  recipe: 'features',
  pictures: [
    {
      feature: 'Your own vocabulary',
      picture: {
        kind: 'table',
        label: 'One account, five vocabularies: a customer is a grower, a family, a member, a shipper or a donor.',
        title: 'What do you call it?',
        chip: {text: 'Renamed', tone: 'active'},
        note: 'Fields and screens follow',
        head: ['Desk', 'Customer', 'Deal', 'Won'],
        rows: [
          ['Grain co-op', '*Grower', 'Contract', 'Delivered'],
          ['School', '*Family', 'Application', 'Enrolled'],
          ['Climbing gym', '*Member', 'Trial', 'Joined'],
          ['Freight broker', '*Shipper', 'Lane', 'Loaded'],
          ['Food bank', '*Donor', 'Pledge', 'Received'],
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
