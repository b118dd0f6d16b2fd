import {jobsOnTime} from '#src/content/pictures/offers/scale-operations';
import type {SignatureFrame} from '#src/content/schema/signature';
import {tidewater} from '#src/content/world/tidewater';
import {stuckJobs} from '#src/world/app';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {board} from '#src/world/views';

/** The jobs at a moment of Thursday, June 12, with one job beside them. */
const jobs = (at: Moment, of: string, also: string) =>
  shot(tidewater, at, [{pane: 'jobs'}, {pane: 'record', of, part: 'work'}], {narrow: 0, focus: of, also});

const huddle: Moment = '2025-06-12T10:00';
const stuck = stuckJobs(tidewater, huddle);
const open = board(tidewater, huddle).count;

/** Tidewater Pools: the permit of Orchard Row is filed, and its job moves to the next step. */
export const poolDay: SignatureFrame = {
  kind: 'shots',
  tone: 'band',
  pictures: [
    jobs('2025-06-12T09:39', 'orchard', 'The permit of Orchard Row is not filed yet.'),
    jobs('2025-06-12T09:42', 'orchard', 'The permit of Orchard Row is filed, and its job has moved to Excavation.'),
    shot(
      tidewater,
      huddle,
      [
        {
          pane: 'report',
          title: 'Stuck jobs',
          range: 'Today',
          kpis: [
            {label: 'Stuck', value: String(stuck.length)},
            {label: 'Open jobs', value: String(open)},
            {label: 'On time', value: String(open - stuck.length)},
          ],
          chart: {
            title: 'Jobs on time, by month, in percent',
            values: jobsOnTime.map(([, value]) => value),
            max: 100,
            yLabels: [0, 50, 100].map((at) => ({at, text: String(at)})),
            xLabels: jobsOnTime.map(([name], index) => ({at: 2 + 16 * index, text: name})),
          },
          table: {
            head: ['Job', 'State', 'Waits for', 'Step'],
            rows: stuck.map(({contact: {name, fields}, stage}) => [
              name,
              fields?.['when'] ?? '',
              fields?.['note'] ?? '',
              stage ?? '',
            ]),
            on: 0,
          },
        },
        {pane: 'record', of: 'marlow', part: 'work'},
      ],
      {narrow: 0, also: 'Beside them is Hartwell house, whose change order isn’t signed.'},
    ),
  ],
};
