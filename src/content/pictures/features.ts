import {driveWorkflow, storyMonth, firstReply} from '#src/content/lead/moments';
import {night, northfield} from '#src/content/world/northfield';
import {dayPicture} from '#src/world/calendars';
import {boardPicture} from '#src/world/pictures';
import type {Tone} from '#src/content/schema/pictures/parts';
import type {PictureOf} from '#src/content/schema/pictures/picture';

const showRate = `${Math.round((100 * storyMonth.shown) / storyMonth.booked)}%`;
const sourceTones: readonly Tone[] = ['active', 'active', 'early', 'waiting'];

/** Northfield Motors on the night of the story, as the card moves. */
export const stagesPicture: PictureOf<'board'> = boardPicture(northfield, night.moved, {
  dragged: 'tomas',
  from: 'Qualified',
});

/** Two stages of it, for small windows. */
export const twoStages: PictureOf<'board'> = boardPicture(northfield, night.replied, {
  stages: ['New lead', 'Qualified'],
  cards: 1,
  titled: false,
});

/** The Thursday of the story in the calendar. */
export const bookingsPicture: PictureOf<'day'> = dayPicture(northfield, '2025-06-12', '2025-06-12T09:00', {
  side: {
    label: 'Booked online',
    value: '118',
    note: '31 in December',
    bars: [31, 44, 63, 79, 96, 118],
    from: 'Dec',
    to: 'May',
  },
});

/** The workflow that answers test-drive requests. */
export const flowPicture: PictureOf<'flow'> = {
  kind: 'flow',
  label: `Workflow that answers a test-drive request: it texts two time slots and waits up to two hours. A reply books the appointment and moves the deal; no reply creates a call task. It ran ${storyMonth.leads} times in June, and ${Math.round((100 * storyMonth.booked) / storyMonth.leads)} percent booked.`,
  title: driveWorkflow,
  chip: {text: 'Live', tone: 'done'},
  note: `${storyMonth.leads} runs in June · ${Math.round((100 * storyMonth.booked) / storyMonth.leads)}% booked`,
  steps: [
    {icon: 'globe', title: 'Form submitted', note: 'Test-drive request'},
    {icon: 'message', title: 'Send text', note: 'Offer two time slots', tone: 'active'},
    {icon: 'clock', title: 'Wait for reply', note: 'Up to 2 hours', tone: 'waiting'},
  ],
  outcomes: [
    {icon: 'calendar', title: 'Book appointment', note: 'In the owner’s calendar', tone: 'active', tag: 'Reply'},
    {icon: 'board', title: 'Move deal', note: 'Qualified to Booked', tone: 'active'},
    {icon: 'phone', title: 'Create call task', note: 'For the owner, in 1 hour', tag: 'No reply'},
  ],
};

/** June at Northfield Motors: leads by source, and the test drives of the last four weeks in its record. */
export const sourcesPicture: PictureOf<'analytics'> = {
  kind: 'analytics',
  label: `Report on leads for June 2 to 29: ${storyMonth.leads} leads, a first reply in 1 minute, ${storyMonth.booked} test drives booked against a plan of 40, and a show rate of ${showRate}. The leads by source: ${storyMonth.sources.map(([name, count]) => `${name} ${count}`).join(', ')}.`,
  title: 'Leads and test drives',
  range: storyMonth.range,
  kpis: [
    {label: 'Leads', value: String(storyMonth.leads), change: '+12'},
    {label: 'First reply, median', value: firstReply.after},
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
  stages: {
    title: 'Leads by source',
    total: `${storyMonth.leads} leads`,
    items: storyMonth.sources.map(([name, count], index) => ({name, count, tone: sourceTones[index] ?? 'early'})),
  },
};
