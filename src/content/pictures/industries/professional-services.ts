import type {PictureOf} from '#src/mocks/types';

/** The stages add up to the open engagements; the chart ends at the figure above it. */
export const engagements: PictureOf<'analytics'> = {
  kind: 'analytics',
  label:
    'Sample dashboard of an advisory firm: $318,000 in open proposals, $142,500 signed this quarter against a target of $130,000, nine days from inquiry to signature, and 54 open engagements by stage.',
  title: 'Engagements',
  range: 'Apr 1 – Jun 30',
  kpis: [
    {label: 'Open proposals', value: '$318,000', change: '+8.4%'},
    {label: 'Signed this quarter', value: '$142,500', change: '+11.2%'},
    {label: 'Inquiry to signed', value: '9 days', change: 'was 23'},
  ],
  chart: {
    title: 'Fees signed, to date',
    values: [0, 6, 6, 18, 27, 27, 44, 58, 71, 71, 96, 118, 131, 142.5],
    target: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130],
    max: 160,
    yLabels: [
      {at: 0, text: '$0'},
      {at: 80, text: '80k'},
      {at: 160, text: '160k'},
    ],
    xLabels: [
      {at: 0, text: 'Apr 1'},
      {at: 31, text: 'Apr 28'},
      {at: 62, text: 'May 26'},
      {at: 96, text: 'Jun 23'},
    ],
    tip: {strong: '$142,500', text: 'wk 13'},
  },
  stages: {
    title: 'Stages',
    total: '54 open',
    items: [
      {name: 'Inquiry', count: 21, tone: 'early'},
      {name: 'Conflict check', count: 9, tone: 'early'},
      {name: 'Proposal out', count: 14, tone: 'active'},
      {name: 'Letter sent', count: 6, tone: 'waiting'},
      {name: 'Kickoff set', count: 4, tone: 'done'},
    ],
  },
};
