import type {Picture} from '#src/mocks/types';

/** Pinecrest Heating & Air: second quarter, 400 quotes, 142 won, $312,400. */
export const reportingAnalyticsPictures = {
  hero: {
    kind: 'analytics',
    label:
      'Sales report for April 1 to June 30: $312,400 won against a target of $300,000, 142 won deals at $2,200 on average, a win rate of 35.5%, and 400 quotes by source.',
    title: 'Sales report',
    range: 'Apr 1 – Jun 30',
    kpis: [
      {label: 'Won', value: '$312,400', change: '+8.6%'},
      {label: 'Deals won', value: '142', change: '+11'},
      {label: 'Average deal', value: '$2,200'},
      {label: 'Win rate', value: '35.5%', change: '+1.9 pt'},
    ],
    chart: {
      title: 'Won to date, by week',
      values: [0, 19, 41, 58, 86, 110, 127, 158, 181, 204, 236, 262, 288, 312.4],
      target: [0, 23, 46, 69, 92, 115, 138, 162, 185, 208, 231, 254, 277, 300],
      max: 400,
      yLabels: [
        {at: 0, text: '$0'},
        {at: 100, text: '100k'},
        {at: 200, text: '200k'},
        {at: 300, text: '300k'},
        {at: 400, text: '400k'},
      ],
      xLabels: [
        {at: 0, text: 'Apr 1'},
        {at: 31, text: 'Apr 28'},
        {at: 62, text: 'May 26'},
        {at: 96, text: 'Jun 23'},
      ],
      tip: {strong: '$312,400', text: 'week 13'},
    },
    stages: {
      title: 'Quotes by source',
      total: '400 quotes',
      items: [
        {name: 'Referral', count: 148, tone: 'active'},
        {name: 'Google', count: 121, tone: 'active'},
        {name: 'Website', count: 83, tone: 'early'},
        {name: 'Radio', count: 48, tone: 'waiting'},
      ],
    },
  },
  question: {
    kind: 'list',
    label:
      'Three ready reports: income by source, first reply by person, and ad spend to won deals, which is selected.',
    title: 'Reports',
    rows: [
      {icon: 'chart', title: 'Income by source', note: 'Ready-made'},
      {icon: 'clock', title: 'First reply by person', note: 'Ready-made'},
      {icon: 'megaphone', title: 'Ad spend to won deals', note: 'Yours', on: true},
    ],
  },
  trace: {
    kind: 'report',
    label: 'The 121 quotes from Google: 39 won, 24 open and 58 lost.',
    title: 'Google, 121 quotes',
    kpis: [],
    bars: [
      {name: 'Won', value: '39', share: 67, tone: 'done'},
      {name: 'Open', value: '24', share: 41, tone: 'active'},
      {name: 'Lost', value: '58', share: 100, tone: 'early'},
    ],
  },
  schedule: {
    kind: 'list',
    label: 'Three scheduled reports: a weekly PDF, a monthly Excel file and a quarterly PowerPoint.',
    title: 'Scheduled',
    rows: [
      {icon: 'document', title: 'Sales, PDF', note: 'Mondays, 7:00 AM', right: 'Owner'},
      {icon: 'grid', title: 'Invoices, Excel', note: 'On the 1st', right: 'Finance'},
      {icon: 'chart', title: 'Quarter, PowerPoint', note: 'Jul 1', right: 'Board'},
    ],
  },
} satisfies Record<string, Picture>;
