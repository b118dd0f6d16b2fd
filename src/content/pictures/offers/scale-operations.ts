import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {tidewater} from '#src/content/world/tidewater';
import {shot} from '#src/world/shots';
import {board} from '#src/world/views';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Tidewater Pools: 17 open jobs on one Thursday, 14 of them on time. */
export const scaleOperationsPictures = {
  template: shot(tidewater, '2025-06-12T09:40', [{pane: 'jobs'}], {focus: 'orchard', isLit: true}),
  roles: {
    kind: 'sheet',
    label:
      'Who can see what at Tidewater Pools: crews see their own jobs, branches their own location, the main office everything.',
    title: 'Who can see what',
    note: 'Custom roles, Enterprise',
    columns: ['Area', 'Crew', 'Branch', 'Main office'],
    rows: [
      ['Jobs', 'Own', 'Location', 'All'],
      ['Photos', 'Own', 'All', 'All'],
      ['Change orders', 'Ask', 'To $1,000', 'All'],
      ['Permits', 'No', 'Location', 'All'],
      ['Invoices', 'No', 'Location', 'All'],
    ],
  },
  workload: shot(tidewater, '2025-06-12T09:40', [
    {
      pane: 'report',
      title: 'Next week',
      kpis: [
        {label: 'Open jobs', value: String(board(tidewater, '2025-06-12T09:40').count)},
        {label: 'Hours free', value: '29'},
      ],
      bars: [
        {
          title: 'Hours booked, of 40',
          items: [
            {name: 'Crew 1', value: '38', share: 95, tone: 'waiting'},
            {name: 'Crew 2', value: '31', share: 78, tone: 'active'},
            {name: 'Crew 3', value: '22', share: 55, tone: 'done'},
          ],
        },
      ],
    },
  ]),
} satisfies Record<string, Picture>;

export const scaleOperationsHero: HeroArt = {
  kind: 'full',
  place: {
    kind: 'place',
    place: 'scale',
    label:
      'The pool at Orchard Row under construction, cut open: the shallow end is poured, an excavator digs the deep end, and three of the crew are at work.',
  },
  front: [
    shot(tidewater, '2025-07-02T07:30', [{pane: 'record', of: 'orchard', part: 'work'}], {
      focus: 'orchard',
      also: 'The shallow end is poured, and the deep end is next.',
    }),
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
