import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Grantham Boatworks: what happened to 61 inquiries, and the resulting plan. */
export const strategicPlanningPictures = {
  map: {
    kind: 'list',
    label: 'Current-state map of week 1, five steps with their waiting times: a reply takes 2 days.',
    title: 'Current-state map',
    rows: [
      {icon: 'mail', title: 'Email arrives', right: '0:00'},
      {icon: 'grid', title: 'Copied to a sheet', right: '5 hours'},
      {icon: 'phone', title: 'First call', right: '2 days', on: 'alert'},
      {icon: 'document', title: 'Quote', right: '34 of 61'},
      {icon: 'alert', title: 'No second call', right: '27 of 61'},
    ],
  },
  gaps: {
    kind: 'report',
    label:
      'Gap list of week 2 in dollars a month: no second call 14,200, slow first call 9,600, quotes without a follow-up 6,100.',
    title: 'Gap list, a month',
    kpis: [],
    bars: [
      {name: 'No second call', value: '$14,200', share: 100, tone: 'waiting'},
      {name: 'Slow first call', value: '$9,600', share: 68, tone: 'waiting'},
      {name: 'Quotes left open', value: '$6,100', share: 43, tone: 'early'},
    ],
  },
  blueprint: {
    kind: 'list',
    label:
      'Process blueprint of week 3: a reply in 1 minute, a call in 1 hour, a second call on day 2, a quote within 3 days.',
    title: 'Process blueprint',
    rows: [
      {icon: 'message', title: 'Reply by text', right: '1 minute', on: true},
      {icon: 'phone', title: 'First call', right: '1 hour'},
      {icon: 'repeat', title: 'Second call', right: 'Day 2'},
      {icon: 'document', title: 'Quote', right: 'Day 3'},
      {icon: 'flag', title: 'Owner named', right: 'Always'},
    ],
  },
  roadmap: {
    kind: 'list',
    label:
      'Roadmap of 90 days: shared inbox in April, second call in April, quotes in May, review in June, each with an owner.',
    title: '90-day roadmap',
    chip: {text: 'Signed', tone: 'done'},
    rows: [
      {title: 'Shared inbox', note: 'Ada', right: 'Apr 7'},
      {title: 'Second call', note: 'Sam', right: 'Apr 21'},
      {title: 'Quotes in 3 days', note: 'Ada', right: 'May 12'},
      {title: 'Old sheet closed', note: 'Lou', right: 'May 30'},
      {title: 'Review', note: 'All', right: 'Jun 27', on: true},
    ],
  },
  process: {
    kind: 'flow',
    label:
      'Process map of week 1, 61 inquiries followed: an email is copied to a sheet after 5 hours and called after 2 days. 34 people were reached and quoted; 27 were not and got no second call.',
    title: 'An inquiry today',
    chip: {text: 'As found', tone: 'waiting'},
    note: '61 inquiries followed',
    steps: [
      {icon: 'mail', title: 'Email arrives', note: 'Shared mailbox'},
      {icon: 'grid', title: 'Copied to a sheet', note: 'After 5 hours, median', tone: 'waiting'},
      {icon: 'phone', title: 'First call', note: 'After 2 days, median', tone: 'waiting'},
    ],
    outcomes: [
      {icon: 'document', title: 'Quote sent', note: '34 inquiries', tone: 'active', tag: 'Reached'},
      {icon: 'alert', title: 'No second call', note: '27 inquiries', tag: 'No answer'},
    ],
  },
  baseline: {
    kind: 'report',
    label: 'Baseline sheet: first call after 2 days, 34 of 61 inquiries quoted, 11 won.',
    title: 'Baseline sheet',
    kpis: [],
    bars: [
      {name: 'Inquiries', value: '61', share: 100, tone: 'early'},
      {name: 'Quoted', value: '34', share: 56, tone: 'active'},
      {name: 'Won', value: '11', share: 18, tone: 'done'},
    ],
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
