import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Tidewater Pools: 17 open jobs on one Thursday, 14 of them on time. */
export const scaleOperationsPictures = {
  template: {
    kind: 'board',
    label:
      'Job board of Tidewater Pools with 17 jobs: 5 in survey and permit, 4 in excavation, 5 in installation, 3 in handoff. The Orchard Row job is being moved to excavation.',
    title: 'Pool installation',
    chip: {text: '17 jobs', tone: 'plain'},
    columns: [
      {
        name: 'Survey and permit',
        tone: 'early',
        count: '5',
        cards: [
          {title: 'Reyes family', note: 'Crew lead surveys today', value: 'Day 1', owner: {initials: 'C2'}},
          'ghost',
          {title: 'Hollis Court', note: 'Approved by city', value: 'Day 4', owner: {initials: 'BK', tone: 'lime'}},
        ],
      },
      {
        name: 'Excavation',
        tone: 'active',
        count: '4',
        cards: [
          {
            title: 'Orchard Row',
            note: 'Permit 25-0481 filed',
            value: 'Jun 23',
            owner: {initials: 'C1', tone: 'apricot'},
            dragged: true,
          },
          {
            title: 'Marlow house',
            note: 'Change order, $2,150',
            value: '2 days late',
            owner: {initials: 'AT', tone: 'ink'},
          },
        ],
      },
      {
        name: 'Installation',
        tone: 'waiting',
        count: '5',
        cards: [
          {title: 'Linden Club', note: 'Pump on order', value: 'Jun 16', owner: {initials: 'C2'}},
          {title: 'Vance house', note: 'Liner signed for', value: 'On time', owner: {initials: 'C1', tone: 'apricot'}},
          {title: 'Okonjo house', note: 'Filled on Friday', value: 'On time', owner: {initials: 'C3', tone: 'lime'}},
        ],
      },
      {
        name: 'Handoff',
        tone: 'done',
        count: '3',
        cards: [
          {
            title: 'Okafor residence',
            note: 'Checklist 9 of 9',
            value: 'Service',
            owner: {initials: 'BK', tone: 'lime'},
          },
          {title: 'Sato residence', note: 'Warranty visit', value: 'No owner', owner: {initials: '?', tone: 'apricot'}},
        ],
      },
    ],
  },
  roles: {
    kind: 'table',
    label:
      'Who can see what at Tidewater Pools: crews see their own jobs, branches their own location, the main office everything.',
    title: 'Who can see what',
    chip: {text: 'Custom roles, Enterprise', tone: 'plain'},
    head: ['Area', 'Crew', 'Branch', 'Main office'],
    rows: [
      ['Jobs', 'Own', 'Location', '*All'],
      ['Photos', 'Own', '*All', '*All'],
      ['Change orders', 'Ask', 'To $1,000', '*All'],
      ['Permits', 'No', 'Location', '*All'],
      ['Invoices', 'No', 'Location', '*All'],
    ],
  },
  workload: {
    kind: 'report',
    label: 'Hours booked next week: crew 1 has 38 of 40, crew 2 has 31, crew 3 has 22.',
    title: 'Next week',
    note: 'Hours booked',
    kpis: [],
    bars: [
      {name: 'Crew 1', value: '38', share: 100, tone: 'waiting'},
      {name: 'Crew 2', value: '31', share: 82, tone: 'active'},
      {name: 'Crew 3', value: '22', share: 58, tone: 'done'},
    ],
  },
} satisfies Record<string, Picture>;

export const scaleOperationsHero: HeroArt = {
  kind: 'full',
  scene: {
    kind: 'scene',
    scene: 'scale',
    label:
      'The pool at Orchard Row under construction, cut open: the shallow end is poured, an excavator digs the deep end, and three of the crew are at work.',
  },
  front: [
    {
      kind: 'day',
      label: 'The Orchard Row job, step 5 of 11: permit filed, shallow end poured, deep end today.',
      title: 'Orchard Row',
      chip: {text: 'Step 5 of 11', tone: 'active'},
      rows: [
        {time: 'Jun 9', title: 'Permit 25-0481', note: 'Filed by Beth', status: 'Done', tone: 'active'},
        {time: 'Jun 20', title: 'Shallow end', note: 'Poured, signed off', status: 'Done', tone: 'active'},
        {time: 'Jun 23', title: 'Deep end', note: 'Crew 2, 7:30', status: 'Today', tone: 'done'},
      ],
    },
  ],
};

export const scaleOperationsClosing: ClosingChart = {
  kind: 'columns',
  caption: 'Tidewater Pools, jobs on time, January to June',
  label: 'Jobs on time rose from 64% in January to 82% in June.',
  rows: [
    {name: 'Jan', value: 64, shown: '64%'},
    {name: 'Feb', value: 67, shown: '67%'},
    {name: 'Mar', value: 71, shown: '71%'},
    {name: 'Apr', value: 70, shown: '70%'},
    {name: 'May', value: 76, shown: '76%'},
    {name: 'Jun', value: 82, shown: '82%'},
  ],
};
