import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/world/schema/picture';

/** Grantham Boatworks: what happened to 61 inquiries, and the resulting plan. */
export const strategicPlanningPictures = {
  map: {
    kind: 'sheet',
    label: 'Current-state map of week 1, five steps with their waiting times: a reply takes 2 days.',
    title: 'Current-state map',
    note: 'Week 1',
    columns: ['Step', 'After'],
    rows: [
      ['Email arrives', '0:00'],
      ['Copied to a sheet', '5 hours'],
      ['First call', '2 days'],
      ['Quote', '34 of 61'],
      ['No second call', '27 of 61'],
    ],
    on: 2,
  },
  gaps: {
    kind: 'sheet',
    label:
      'Gap list of week 2 in dollars a month: no second call 14,200, slow first call 9,600, quotes without a follow-up 6,100.',
    title: 'Gap list',
    note: 'Week 2',
    columns: ['Gap', 'A month'],
    rows: [
      ['No second call', '$14,200'],
      ['Slow first call', '$9,600'],
      ['Quotes left open', '$6,100'],
      ['All', '$29,900'],
      ['Target, September', '$12,000'],
    ],
    on: 0,
  },
  blueprint: {
    kind: 'sheet',
    label:
      'Process blueprint of week 3: a reply in 1 minute, a call in 1 hour, a second call on day 2, a quote within 3 days.',
    title: 'Process blueprint',
    note: 'Week 3',
    columns: ['Step', 'Within'],
    rows: [
      ['Reply by text', '1 minute'],
      ['First call', '1 hour'],
      ['Second call', 'Day 2'],
      ['Quote', 'Day 3'],
      ['Owner named', 'Always'],
    ],
    on: 0,
  },
  roadmap: {
    kind: 'sheet',
    label:
      'Roadmap of 90 days: shared inbox in April, second call in April, quotes in May, review in June, each with an owner.',
    title: '90-day roadmap',
    note: 'Signed',
    columns: ['Step', 'Who', 'By'],
    rows: [
      ['Shared inbox', 'Ada', 'Apr 7'],
      ['Second call', 'Sam', 'Apr 21'],
      ['Quotes in 3 days', 'Ada', 'May 12'],
      ['Old sheet closed', 'Lou', 'May 30'],
      ['Review', 'All', 'Jun 27'],
    ],
    on: 4,
  },
  process: {
    kind: 'sheet',
    label:
      'Process map of week 1, 61 inquiries followed: an email is copied to a sheet after 5 hours and called after 2 days. 34 people were reached and quoted; 27 were not and got no second call.',
    title: 'An inquiry today',
    note: '61 inquiries followed',
    columns: ['Step', 'Where', 'After', 'Inquiries'],
    rows: [
      ['Email arrives', 'Shared mailbox', '0:00', '61'],
      ['Copied to a sheet', 'By hand', '5 hours', '61'],
      ['First call', 'Phone', '2 days', '61'],
      ['No second call', 'No answer', 'Never', '27'],
      ['Visit to the yard', 'Sales', '6 days', '34'],
      ['Quote drawn up', 'Spreadsheet', '9 days', '34'],
      ['Quote sent', 'Email', '11 days', '34'],
      ['Answer', 'Email, phone', '19 days', '16'],
      ['Quote sent again', 'By hand', '24 days', '9'],
      ['Order signed', 'Paper', '31 days', '11'],
      ['Deposit invoiced', 'Accounting', '33 days', '11'],
      ['Deposit paid', 'Bank', '41 days', '11'],
    ],
    on: 3,
  },
} satisfies Record<string, Picture>;

export const strategicPlanningHero: HeroArt = {
  kind: 'figure',
  label:
    '61 inquiries followed in week 1 at Grantham Boatworks: copied to a sheet after 5 hours, called after 2 days, and 27 never got a second call.',
  figure: '61',
  title: 'inquiries followed, start to finish',
  text: 'Grantham Boatworks, week 1',
  values: [0, 6, 11, 15, 22, 27, 31, 38, 44, 49, 55, 61],
  marks: ['Mar 3', 'Mar 10', 'Mar 17', 'Mar 24', 'Mar 28'],
  stats: [
    {figure: '5 hours', label: 'until copied to a sheet'},
    {figure: '2 days', label: 'until the first call'},
    {figure: '27', label: 'got no second call'},
  ],
};

export const strategicPlanningClosing: ClosingChart = {
  kind: 'weeks',
  caption: 'Four weeks, a decision at the end of each',
  label: 'Discovery in week 1, gaps and targets in week 2, design in week 3, roadmap in week 4.',
  weeks: 4,
  rows: [
    {name: 'Discovery', from: 1, to: 1},
    {name: 'Gaps', from: 2, to: 2},
    {name: 'Design', from: 3, to: 3},
    {name: 'Roadmap', from: 4, to: 4},
  ],
};
