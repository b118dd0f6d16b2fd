import {night, northfield} from '#src/content/world/northfield';
import {dayOf, dayText, timeText} from '#src/world/moment';
import {weekCalendar} from '#src/world/calendars';
import {movingBoard, threadsOf} from '#src/world/pictures';
import type {EventContent} from '#src/content/schema/pictures/story';
import {booked, car, dealer, drive, driveWorkflow, pipeline, texts, times} from './moments';

const daniel = weekCalendar(northfield, 'daniel', '2025-06-09', [night.replied, night.moved]);

/** The home page's hero: scenes two to four of the story, in three steps. */
export const leadEvent: EventContent = {
  legend: 'Monday night at Northfield Motors, in three steps',
  label: `Monday, June 9. At ${times.answered} a text offers Tomas Whitlock two times. At ${times.replied} he answers: “${texts.reply}” The slot in Daniel’s calendar fills, and the deal Ridgeback XL, ${car.price}, moves from Qualified to Booked. Pipeline analytics over the board: ${pipeline.open} open, ${pipeline.won} won this quarter, ${booked.after} test drives booked on the board.`,
  again: 'Play again',
  steps: [
    {time: times.answered, title: 'A text goes out'},
    {time: times.replied, title: 'He replies'},
    {time: times.replied, title: 'Booked, and the deal moves'},
  ],
  threads: threadsOf(northfield, night.replied, 'tomas', 5),
  preview: {before: 'Asked for a test drive', after: texts.reply},
  firm: dealer,
  messages: [
    {from: 'note', text: `Website form, ${times.asked}: test drive, ${car.name}`, at: 0},
    {from: 'us', text: texts.offer, at: 1},
    {from: 'note', text: `${times.answered}, sent by “${driveWorkflow}”`, at: 1},
    {from: 'them', text: texts.reply, at: 2},
    {from: 'note', text: times.replied, at: 2},
  ],
  booked: `Booked with Daniel, ${dayText(dayOf(drive.at))}, ${timeText(drive.at, 'half')}`,
  prompt: 'Write a text…',
  kpis: [
    {label: 'Open pipeline', value: pipeline.open, change: '+12.4%'},
    {label: 'Won this quarter', value: pipeline.won, change: '+9.3%'},
    {label: 'Test drives booked', value: booked.after, before: booked.before, change: 'on the board'},
  ],
  board: movingBoard(northfield, [night.replied, night.moved], 'tomas', {stages: ['Qualified', 'Booked', 'Won']}),
  day: {
    title: 'Thu, June 12',
    who: 'Daniel',
    slots: daniel.rows.map(({time, slots}) => {
      const slot = slots[3];
      if (slot === undefined || slot === 'free') return {time};
      return {time, what: slot.fills ? 'Tomas' : slot.title, ...(slot.fills && {fills: true as const})};
    }),
  },
};
