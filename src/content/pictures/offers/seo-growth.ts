import type {Picture} from '#src/mocks/types';

/** Castellan Movers: twelve months of search work, from 2,080 to 6,480 visits a month. */
export const seoGrowthPictures = {
  hero: {
    kind: 'analytics',
    label:
      'Organic search from July 2024 to June 2025: visits per month grew from 2,080 to 6,480, slowly at first. In June 162 inquiries, a rate of 2.5%, and 94 phrases on page one, up from 21.',
    title: 'Organic search',
    range: 'Jul 2024 – Jun 2025',
    kpis: [
      {label: 'Visits, June', value: '6,480', change: 'was 2,080'},
      {label: 'Inquiries', value: '162', change: 'was 44'},
      {label: 'Inquiry rate', value: '2.5%', change: 'was 2.1%'},
      {label: 'On page one', value: '94', change: 'was 21'},
    ],
    chart: {
      title: 'Visits from search, by month',
      values: [2080, 2060, 2140, 2310, 2620, 2980, 3450, 3990, 4560, 5210, 5830, 6480],
      max: 8000,
      yLabels: [
        {at: 0, text: '0'},
        {at: 2000, text: '2k'},
        {at: 4000, text: '4k'},
        {at: 6000, text: '6k'},
        {at: 8000, text: '8k'},
      ],
      xLabels: [
        {at: 0, text: 'Jul'},
        {at: 27, text: 'Oct'},
        {at: 55, text: 'Jan'},
        {at: 82, text: 'Apr'},
      ],
      tip: {strong: '6,480', text: 'June'},
    },
  },
  audit: {
    kind: 'report',
    label: 'Audit in week 1 with 37 findings: 14 redirect chains, 14 pages slow on a phone, 9 pages without a title.',
    title: 'Audit, 37 findings',
    note: 'Week 1',
    kpis: [],
    bars: [
      {name: 'Redirect chains', value: '14', share: 100, tone: 'waiting'},
      {name: 'Slow on a phone', value: '14', share: 100, tone: 'waiting'},
      {name: 'No page title', value: '9', share: 64, tone: 'early'},
    ],
  },
  work: {
    kind: 'list',
    label:
      'Work list for March: redirects fixed, the page “Moving a piano” published, “Storage by the month” in review.',
    title: 'March',
    note: '3 of 11 items',
    rows: [
      {icon: 'check', title: 'Redirects', chip: {text: 'Fixed', tone: 'active'}},
      {icon: 'edit', title: '“Moving a piano”', chip: {text: 'Published', tone: 'done'}},
      {icon: 'edit', title: '“Storage by the month”', chip: {text: 'In review', tone: 'waiting'}},
    ],
  },
  local: {
    kind: 'list',
    label: 'Business profile in June: 118 calls, 74 direction requests and 19 new reviews with 4.8 stars on average.',
    title: 'Map listing, June',
    rows: [
      {icon: 'phone', title: 'Calls', right: '118'},
      {icon: 'pin', title: 'Direction requests', right: '74'},
      {icon: 'star', title: 'New reviews', note: '4.8 average', right: '19'},
    ],
  },
} satisfies Record<string, Picture>;
