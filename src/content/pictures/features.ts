import {firstReply, storyMonth, texts, times, tomas} from '#src/content/lead/moments';
import {night, northfield} from '#src/content/world/northfield';
import {barsOf} from '#src/world/pictures';
import type {Tone} from '#src/world/schema/parts';
import {shot} from '#src/world/shots';

const showRate = `${Math.round((100 * storyMonth.shown) / storyMonth.booked)}%`;
const sourceTones: readonly Tone[] = ['active', 'active', 'early', 'waiting'];

/** Northfield Motors on the night of the story, as the card moves. */
export const stagesPicture = shot(northfield, night.moved, [{pane: 'board', rows: 4}], {
  focus: 'tomas',
  front: {side: 'left', front: 'message', text: texts.reply, by: `${tomas.name}, ${times.replied}`},
});

/** Two stages of it, for small windows. */
export const twoStages = shot(northfield, night.replied, [{pane: 'board', stages: ['New lead', 'Qualified'], rows: 2}]);

/** The Thursday of the story in the calendar. */
export const bookingsPicture = shot(
  northfield,
  '2025-06-12T09:00',
  [
    {pane: 'month', date: '2025-06-12', who: 'daniel'},
    {pane: 'day', date: '2025-06-12', hours: [8, 17]},
  ],
  {focus: 'tomas'},
);

/** June at Northfield Motors: leads by source, and the test drives of the last four weeks in its record. */
export const sourcesPicture = shot(northfield, '2025-06-30T08:00', [
  {
    pane: 'report',
    title: 'Leads and test drives',
    range: storyMonth.range,
    kpis: [
      {label: 'Leads', value: String(storyMonth.leads), change: '+12'},
      {label: 'First reply, median', value: firstReply.after, change: `was ${firstReply.before}`},
      {label: 'Test drives', value: String(storyMonth.booked), change: '+18'},
      {label: 'Show rate', value: showRate, change: '+6 pt'},
    ],
    chart: {
      title: 'Test drives booked, to date',
      values: [0, 2, 4, 6, 8, 11, 15, 17, 21, 25, 29, 34, 40, 44],
      target: [0, 3, 6, 9, 12, 15, 18, 22, 25, 28, 31, 34, 37, 40],
      max: 50,
      yLabels: [0, 10, 20, 30, 40, 50].map((at) => ({at, text: String(at)})),
      xLabels: [
        {at: 0, text: 'Jun 2'},
        {at: 31, text: 'Jun 10'},
        {at: 62, text: 'Jun 19'},
        {at: 95, text: 'Jun 29'},
      ],
      tip: {strong: String(storyMonth.booked), text: 'Jun 29'},
    },
    bars: [
      {
        title: 'Leads by source',
        items: barsOf(storyMonth.sources, sourceTones),
      },
    ],
  },
]);
