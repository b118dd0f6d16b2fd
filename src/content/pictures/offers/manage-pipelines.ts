import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Astley Forklifts: 112 open deals in three stages. */
export const managePipelinesPictures = {
  stages: {
    kind: 'table',
    label:
      'Three stages with their checklist, follow-up and limit: new lead is quiet after 2 days, site visit after 10, quoted after 14.',
    title: 'Stages, Equipment sales',
    chip: {text: '112 open deals', tone: 'plain'},
    head: ['', 'New lead', 'Site visit', 'Quoted'],
    rows: [
      ['Open', '46', '38', '28'],
      ['Quiet after', '*2 days', '*10 days', '*14 days'],
      ['On entry', 'Text', 'Calendar', 'Quote'],
      ['Follow-up', 'Day 1', 'Day 3', 'Day 4'],
      ['Checklist', '3 items', '5 items', '4 items'],
      ['Chance', '15%', '40%', '65%'],
      ['Approval', 'No', 'No', 'Kofi'],
      ['Owner', 'In turn', 'By region', 'Same'],
    ],
  },
  quote: {
    kind: 'table',
    label:
      'Quote 2217 for Bellweather Books: two narrow-aisle trucks for $79,600, batteries for $6,200 and delivery for $2,600, $88,400 in total, signed online.',
    title: 'Quote 2217',
    chip: {text: 'Sent 10:42 AM', tone: 'active'},
    note: 'Bellweather Books',
    head: ['Line', 'Count', 'Amount'],
    rows: [
      ['Narrow-aisle truck', '2', '$79,600'],
      ['Spare battery', '2', '$6,200'],
      ['Delivery, 2 days', '1', '$2,600'],
      ['Total', '', '*$88,400'],
      ['Valid to', '', 'June 30'],
      ['Opened', '', 'Twice'],
      ['Signature', '', 'Online'],
    ],
  },
  forecast: {
    kind: 'report',
    label:
      'Weighted forecast: quoted $196,560 at 65 percent, site visits $18,960 at 40 percent, new leads $24,728 at 15 percent.',
    title: 'Forecast by stage',
    kpis: [],
    bars: [
      {name: 'Quoted, 65%', value: '$196,560', share: 100, tone: 'done'},
      {name: 'New lead, 15%', value: '$24,728', share: 13, tone: 'early'},
      {name: 'Site visit, 40%', value: '$18,960', share: 10, tone: 'active'},
    ],
  },
} satisfies Record<string, Picture>;

export const managePipelinesHero: HeroArt = {
  kind: 'pair',
  before: {
    tag: 'Before: deals.xlsx',
    picture: {
      kind: 'table',
      look: 'sheet',
      label:
        'The old list of deals at Astley Forklifts: a spreadsheet with question marks for stages and no next step.',
      title: 'deals.xlsx',
      head: ['Customer', 'Value', 'Status'],
      rows: [
        ['Bellweather Books', '88400', '*quoted?'],
        ['Orrin Paper', '41,500', '*waiting'],
        ['Sutter Freight', '214k', 'sent'],
        ['Galloway', '*???', 'visit'],
        ['Dunmore', '138000', '*call back'],
        ['Pike St', '7650', 'rental'],
        ['Fairlea', '*19,2', ''],
      ],
    },
  },
  after: {
    tag: 'After: one board',
    picture: {
      kind: 'board',
      label:
        'Pipeline “Equipment sales” with 112 open deals: 46 new leads, 38 site visits and 28 quotes. A deal of $88,400 for Bellweather Books is being dragged to Quoted.',
      title: 'Equipment sales',
      chip: {text: '112 open deals', tone: 'plain'},
      columns: [
        {
          name: 'New lead',
          tone: 'early',
          count: '46',
          cards: [
            {title: 'Warehouse, 6 trucks', note: 'Dunmore Cold Storage', value: '$138,000', owner: {initials: 'KB'}},
            {
              title: 'Two stackers',
              note: 'Fairlea Nurseries',
              value: '$19,200',
              owner: {initials: 'LA', tone: 'apricot'},
            },
            {
              title: 'Rental, 3 months',
              note: 'Pike Street Market',
              value: '$7,650',
              owner: {initials: 'SN', tone: 'lime'},
            },
            {title: 'Twelve pallet trucks', note: 'Linden Foods', value: '$31,200', owner: {initials: 'KB'}},
          ],
        },
        {
          name: 'Site visit',
          tone: 'active',
          count: '38',
          cards: [
            {title: 'Reach truck', note: 'Orrin Paper', value: '$41,500', owner: {initials: 'LA', tone: 'apricot'}},
            'ghost',
            {title: 'Fleet inspection', note: 'Galloway Foods', value: '$5,900', owner: {initials: 'SN', tone: 'lime'}},
            {title: 'Charging room', note: 'Sable Print', value: '$12,400', owner: {initials: 'KB'}},
          ],
        },
        {
          name: 'Quoted',
          tone: 'waiting',
          count: '28',
          cards: [
            {title: 'Nine electric trucks', note: 'Sutter Freight', value: '$214,000', owner: {initials: 'KB'}},
            {
              title: 'Narrow-aisle pair',
              note: 'Bellweather Books',
              value: '$88,400',
              owner: {initials: 'KB'},
              dragged: true,
            },
          ],
        },
      ],
    },
  },
};

export const managePipelinesClosing: ClosingChart = {
  kind: 'steps',
  caption: 'Astley Forklifts, 112 open deals by stage',
  label: '46 new leads, 38 site visits and 28 quotes.',
  rows: [
    {name: 'New lead', value: 46, shown: '46'},
    {name: 'Site visit', value: 38, shown: '38'},
    {name: 'Quoted', value: 28, shown: '28'},
  ],
};
