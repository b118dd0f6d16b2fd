import {company} from '#src/content/company/company';
import {barsOf} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import type {Firm} from '#src/world/types';

const us: Firm = {
  name: company.name,
  plan: 'Enterprise',
  staff: {},
  pipeline: 'Requests',
  stages: [],
  contacts: {},
  tallies: [],
};

const requests = [
  ['Live chat', 620],
  ['Email', 372],
  ['Phone', 186],
  ['Form', 62],
] as const;
const first = ['3 min', '5 h', '', ''];

/** Our own support desk. Chat and email are within the response times in company.ts; the rows add up to the last one. */
export const supportDesk = shot(us, '2025-06-01T09:00', [
  {
    pane: 'report',
    title: 'Support desk',
    range: 'May',
    kpis: [
      {label: 'Requests', value: '1,240'},
      {label: 'Solved in one reply', value: '71%'},
    ],
    bars: [{title: 'Requests by', items: barsOf(requests, ['active', 'active', 'early', 'early'])}],
    table: {
      head: ['Requests by', 'Count', 'Share', 'First reply'],
      rows: [
        ...requests.map(([name, count], index) => [
          name,
          String(count),
          `${Math.round((100 * count) / 1240)}%`,
          first[index] ?? '',
        ]),
        ['All', '1,240', '100%', ''],
      ],
      on: requests.length,
    },
  },
]);
