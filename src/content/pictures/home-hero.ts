import type {PictureOf} from '#src/pictures/types';

/** One quarter at Northfield Motors. The stages add up to 358 deals. */
export const heroPicture: PictureOf<'analytics'> = {
  kind: 'analytics',
  label:
    'Pipeline analytics in Scalewell: $482,300 open, $196,740 won this quarter against a target of $180,000, win rate 31.8 percent, first reply in 4 minutes, and 358 deals by stage.',
  app: true,
  title: 'Pipeline',
  range: 'Apr 1 – Jun 30',
  kpis: [
    {label: 'Open pipeline', value: '$482,300', change: '+12.4%'},
    {label: 'Won this quarter', value: '$196,740', change: '+9.3%'},
    {label: 'Win rate', value: '31.8%', change: '+2.1 pt'},
    {label: 'First reply, median', value: '4 min', change: 'was 3 h'},
  ],
  chart: {
    title: 'Revenue won, to date',
    values: [0, 9, 15, 15, 34, 47, 58, 58, 83, 96, 121, 149, 172, 196.7],
    target: [0, 14, 28, 42, 56, 70, 84, 98, 112, 126, 140, 154, 168, 180],
    max: 240,
    yLabels: [
      {at: 0, text: '$0'},
      {at: 80, text: '80k'},
      {at: 160, text: '160k'},
      {at: 240, text: '240k'},
    ],
    xLabels: [
      {at: 0, text: 'Apr 1'},
      {at: 31, text: 'Apr 28'},
      {at: 62, text: 'May 26'},
      {at: 96, text: 'Jun 23'},
    ],
    tip: {strong: '$196,740', text: 'wk 13'},
  },
  stages: {
    title: 'Stages',
    total: '358 deals',
    items: [
      {name: 'New lead', count: 148, tone: 'early'},
      {name: 'Contacted', count: 96, tone: 'early'},
      {name: 'Qualified', count: 61, tone: 'active'},
      {name: 'Proposal', count: 34, tone: 'waiting'},
      {name: 'Won', count: 19, tone: 'done'},
    ],
  },
  table: {
    head: ['Closing this week', 'Contact', 'Stage', 'Value', 'Last activity'],
    rows: [
      {
        name: 'Fleet renewal, 14 vans',
        person: {initials: 'HC', tone: 'apricot'},
        contact: 'Halden Courier',
        stage: 'Proposal',
        tone: 'waiting',
        value: '$84,200',
        activity: 'Contract sent, opened twice today',
      },
      {
        name: '2024 Ridgeback XL',
        person: {initials: 'TW', tone: 'ink'},
        contact: 'Tomas Whitlock',
        stage: 'Qualified',
        tone: 'active',
        value: '$46,900',
        activity: 'Test drive Thu 10:30',
      },
      {
        name: 'Service plan, 3 years',
        person: {initials: 'EP', tone: 'lime'},
        contact: 'Elena Petrova',
        stage: 'Won',
        tone: 'done',
        value: '$5,480',
        activity: 'Welcome email queued',
      },
    ],
  },
};
