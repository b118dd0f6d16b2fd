import {night, northfield} from '#src/content/world/northfield';
import type {EventContent} from '#src/world/schema/story';
import {booked, car, pipeline, texts, times, tomas} from './moments';

/** The home page's hero: scenes two to five of the story, in three steps. */
export const leadEvent: EventContent = {
  legend: 'Monday night at Northfield Motors, in three steps',
  again: 'Play again',
  steps: [
    {when: times.answered, title: 'A text goes out'},
    {when: times.replied, title: 'He replies'},
    {when: times.replied, title: 'Booked, and the deal moves'},
  ],
  app: {
    firm: northfield,
    screens: [
      {
        from: 1,
        to: 3,
        at: night.confirmed,
        earlier: [
          {scene: 1, at: night.answered},
          {scene: 2, at: night.replied},
        ],
        panes: [
          {pane: 'threads', open: 'tomas', rows: 9},
          {pane: 'talk', with: 'tomas', from: '2025-06-07T13:00'},
          {pane: 'record', of: 'tomas', part: 'work'},
        ],
        narrow: 1,
        focus: 'tomas',
      },
    ],
    labels: [
      `Shared inbox of ${northfield.name}, Monday, June 9. At ${times.answered} a text offers ${tomas.name} two times. At ${times.replied} he answers: “${texts.reply}” The slot in Daniel’s calendar fills, and the deal ${car.name}, ${car.price}, moves from Qualified to Booked. Pipeline analytics: ${pipeline.open} open, ${pipeline.won} won this quarter, ${booked.after} booked on the board.`,
    ],
  },
  analytics: {
    title: 'Pipeline analytics',
    items: [
      {label: 'Open pipeline', value: pipeline.open},
      {label: 'Won this quarter', value: pipeline.won},
      {label: 'Booked on the board', value: booked.after, before: booked.before},
    ],
  },
};
