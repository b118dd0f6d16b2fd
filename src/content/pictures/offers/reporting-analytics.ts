import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Pinecrest Heating & Air: second quarter, 400 quotes, 142 won, $312,400. */
export const reportingAnalyticsPictures = {
  question: {
    kind: 'list',
    label:
      'Five reports: income by source, first reply by person, invoices by age, deals by town, and ad spend to won deals, which is selected.',
    title: 'Reports',
    rows: [
      {icon: 'chart', title: 'Income by source'},
      {icon: 'clock', title: 'First reply by person'},
      {icon: 'megaphone', title: 'Ad spend to won deals', on: true},
      {icon: 'document', title: 'Invoices by age'},
      {icon: 'pin', title: 'Deals by town'},
    ],
  },
  trace: {
    kind: 'table',
    label:
      'Where the number comes from: of 400 quotes 121 came from Google, 39 of them were won, and invoice 1184 over $6,480 for the Alvarez heat pump was paid on May 2.',
    title: 'Where the number comes from',
    note: 'Updated 3 minutes ago',
    head: ['Quotes, 400', 'Google, 121', 'Won, 39', 'Invoice 1184'],
    rows: [
      ['Referral, 148', '*Won, 39', '*Alvarez, heat pump', 'Clicked, Apr 9'],
      ['*Google, 121', 'Open, 24', 'Okafor, furnace', 'First reply, 6 min'],
      ['Website, 83', 'Lost, 58', 'Lindell, ducts', 'Quote, Apr 17'],
      ['Radio, 48', '', 'Pratt, service plan', '*$6,480, May 2'],
      ['', '', '35 more', 'Paid by card'],
    ],
  },
  schedule: {
    kind: 'analytics',
    label:
      'The scheduled PDF for Monday, 7:00 AM: $312,400 won against a target of $300,000, 142 deals, and 400 quotes by source. Finance gets an Excel file on the 1st, the board slides on July 1.',
    title: 'Sales, PDF, Mondays at 7:00 AM',
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
        {at: 200, text: '200k'},
        {at: 400, text: '400k'},
      ],
      xLabels: [
        {at: 0, text: 'Apr 1'},
        {at: 31, text: 'Apr 28'},
        {at: 62, text: 'May 26'},
        {at: 96, text: 'Jun 23'},
      ],
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
  replies: {
    kind: 'table',
    label:
      'Median first reply in minutes by weekday and time of day: slowest on Monday at noon with 41 minutes, fastest on Wednesday morning with 3.',
    title: 'First reply, minutes',
    chip: {text: 'Median', tone: 'plain'},
    head: ['', '8–10', '10–12', '12–2', '2–4', '4–6'],
    rows: [
      ['Mon', '9', '22', '*41', '18', '12'],
      ['Tue', '6', '11', '*19', '9', '8'],
      ['Wed', '3', '6', '14', '7', '6'],
      ['Thu', '4', '9', '*17', '8', '9'],
      ['Fri', '5', '8', '16', '12', '*21'],
    ],
  },
  target: {
    kind: 'report',
    label: 'Deals won against the target for the quarter: 142 of 136, with two of three teams over theirs.',
    title: 'Deals won, 142 of 136',
    kpis: [],
    bars: [
      {name: 'Install, target 55', value: '61', share: 100, tone: 'done'},
      {name: 'Service, target 50', value: '54', share: 89, tone: 'active'},
      {name: 'Ducts, target 31', value: '27', share: 44, tone: 'waiting'},
    ],
  },
} satisfies Record<string, Picture>;

export const reportingAnalyticsHero: HeroArt = {
  kind: 'figure',
  label:
    '$312,400 won from April 1 to June 30 against a target of $300,000: 142 deals at $2,200 on average, a win rate of 35.5%.',
  figure: '$312,400',
  title: 'won, April 1 to June 30',
  text: 'Target $300,000, up 8.6%',
  values: [0, 19, 41, 58, 86, 110, 127, 158, 181, 204, 236, 262, 288, 312.4],
  marks: ['Apr 1', 'Apr 28', 'May 26', 'Jun 23'],
  stats: [
    {figure: '142', label: 'deals won, 11 more'},
    {figure: '$2,200', label: 'average deal'},
    {figure: '35.5%', label: 'win rate, up 1.9 points'},
  ],
};

export const reportingAnalyticsClosing: ClosingChart = {
  kind: 'bars',
  caption: '“Where do our 400 quotes come from?”',
  label: '400 quotes by source: radio 48, website 83, Google 121, referral 148.',
  rows: [
    {name: 'Radio', value: 48, shown: '48'},
    {name: 'Website', value: 83, shown: '83'},
    {name: 'Google', value: 121, shown: '121'},
    {name: 'Referral', value: 148, shown: '148'},
  ],
};
