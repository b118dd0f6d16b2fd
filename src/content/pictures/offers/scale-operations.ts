import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {tidewater} from '#src/content/world/tidewater';
import type {Picture} from '#src/world/schema/picture';
import {settingPanes, shot} from '#src/world/shots';
import {board} from '#src/world/views';

/** Tidewater Pools: 17 open jobs on one Thursday, 14 of them on time. */
export const scaleOperationsPictures = {
  template: shot(tidewater, '2025-06-12T09:40', [{pane: 'jobs'}], {focus: 'orchard', isLit: true}),
  roles: shot(
    tidewater,
    '2025-06-12T09:40',
    settingPanes('Roles', {
      note: 'Custom roles, Enterprise',
      head: ['Area', 'Crew', 'Branch', 'Main office'],
      rows: [
        ['Jobs', 'Own', 'Location', 'All'],
        ['Photos', 'Own', 'All', 'All'],
        ['Checklists', 'Own', 'Location', 'All'],
        ['Change orders', 'Ask', 'To $1,000', 'All'],
        ['Permits', 'No', 'Location', 'All'],
        ['Invoices', 'No', 'Location', 'All'],
        ['Reports', 'No', 'Location', 'All'],
        ['Templates', 'No', 'No', 'All'],
        ['Export', 'No', 'No', 'All'],
      ],
    }),
  ),
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
      table: {
        head: ['Crew', 'Booked', 'Free'],
        rows: [
          ['Crew 1', '38 h', '2 h'],
          ['Crew 2', '31 h', '9 h'],
          ['Crew 3', '22 h', '18 h'],
        ],
      },
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

/** Percent of the jobs that were on time, by month. */
export const jobsOnTime = [
  ['Jan', 64],
  ['Feb', 67],
  ['Mar', 71],
  ['Apr', 70],
  ['May', 76],
  ['Jun', 82],
] as const;

export const scaleOperationsClosing: ClosingChart = {
  kind: 'columns',
  caption: 'Tidewater Pools, jobs on time, January to June',
  label: 'Jobs on time rose from 64% in January to 82% in June.',
  rows: jobsOnTime.map(([name, value]) => ({name, value, shown: `${value}%`})),
};
