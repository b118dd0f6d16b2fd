import type {PictureOf} from '#src/mocks/types';

/** 37 + 26 + 15 + 8 = 86 requests; the last chart value is the third figure on top. */
export const orderDesk: PictureOf<'analytics'> = {
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
      {at: 40, text: '40'},
      {at: 80, text: '80'},
    ],
    xLabels: [
      {at: 0, text: 'Apr 1'},
      {at: 31, text: 'Apr 28'},
      {at: 62, text: 'May 26'},
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
      {name: 'Quote out', count: 15, tone: 'waiting'},
      {name: 'Purchase order', count: 8, tone: 'done'},
    ],
  },
};
