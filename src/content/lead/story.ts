import {driveWorkflow, night, northfield} from '#src/content/world/northfield';
import {threads} from '#src/world/app';
import {capital, listed, spelled} from '#src/world/describe';
import {addDays, dateText, dayOf, timeText, weekdayOf} from '#src/world/moment';
import {barsOf} from '#src/world/pictures';
import type {ReportPane} from '#src/world/schema/shot';
import type {LeadStory, StoryScene} from '#src/world/schema/story';
import type {Moment} from '#src/world/types';
import {toDate, week} from '#src/world/views';
import {boards, booked, car, dealer, drive, firstReply, storyWeek, texts, times, tomas} from './moments';

/** When the report is sent. */
const monday: Moment = '2025-06-16T08:00';

const scene = (at: Moment, title: string, text: string): StoryScene => {
  const weekday = weekdayOf(dayOf(at));
  const time = timeText(at, 'half');
  return {
    time: timeText(at),
    when: dayOf(at) === dayOf(night.asked) ? time : `${weekday.slice(0, 3)} ${time}`,
    date: `${weekday}, ${dateText(dayOf(at))}`,
    title,
    text,
  };
};

const counts = (name: string) => boards.after.columns.find((column) => column.name === name)?.count ?? 0;
const visits = week(northfield, 'daniel', storyWeek.from, night.booked).flat();

/** The week of the story. The chart is cumulative. */
const report: ReportPane = {
  pane: 'report',
  title: 'Monday’s report',
  range: storyWeek.range,
  kpis: [
    {label: 'New leads', value: String(storyWeek.leads), change: `${storyWeek.lateLeads} after 6 PM`},
    {label: 'Answered', value: String(storyWeek.leads), change: '100%'},
    {label: 'First reply, median', value: firstReply.after, change: `was ${firstReply.before}`},
    {label: 'Test drives booked', value: String(storyWeek.booked), change: `+${storyWeek.more}`, isNew: true},
  ],
  chart: {
    title: 'Test drives booked, week to date',
    values: [...toDate(northfield, 'Test drives', storyWeek.from, 7)],
    max: 10,
    yLabels: [0, 5, 10].map((at) => ({at, text: String(at)})),
    xLabels: Array.from({length: 7}, (_, index) => ({
      at: Math.round((index + 0.5) * 1428.6) / 100,
      text: weekdayOf(addDays(storyWeek.from, index)).slice(0, 3),
    })),
    tip: {strong: `${storyWeek.booked} booked`, text: 'by Sunday'},
  },
  bars: [
    {title: 'Leads by source', items: barsOf(storyWeek.sources, ['active', 'early', 'early', 'early'])},
    {
      title: 'When they ask',
      items: barsOf(
        [
          ['By day', storyWeek.leads - storyWeek.lateLeads],
          ['After six', storyWeek.lateLeads],
        ],
        ['early', 'waiting'],
      ),
    },
  ],
};

/** "Follow one lead": a test drive requested on a Monday night. Its numbers are the record's. */
export const leadStory: LeadStory = {
  title: 'Follow one lead',
  text: 'One inquiry on a Monday night, from the form to the report. Pick a minute to see what happens.',
  legend: 'Follow one lead, in six steps',
  play: {start: 'Play', again: 'Play again', pause: 'Pause', resume: 'Resume'},
  scenes: [
    scene(
      night.asked,
      'He asks',
      'Tomas Whitlock fills in the test-drive form for a Ridgeback XL. The showroom has been dark since six.',
    ),
    scene(
      night.answered,
      'A text answers',
      'One minute later, the workflow offers two open times from Daniel’s calendar. Daniel is asleep.',
    ),
    scene(
      night.replied,
      'He replies',
      'His answer lands in the shared inbox, on his record, with Daniel as the owner.',
    ),
    scene(
      night.booked,
      'The slot fills',
      'Thursday 10:30 closes for everyone else. Both get a confirmation, and Tomas a reminder on Wednesday.',
    ),
    scene(night.moved, 'The deal moves', 'The card goes from Qualified to Booked. Nobody has to remember to drag it.'),
    scene(
      monday,
      'Monday’s report',
      `${storyWeek.leads} leads, ${storyWeek.leads} answers, ${spelled(storyWeek.booked)} test drives booked. ${capital(spelled(storyWeek.lateLeads))} of the leads came in after six.`,
    ),
  ],
  phone: {
    site: 'northfield.example',
    item: car.model,
    price: car.price,
    fields: [
      {label: 'Name', value: tomas.name},
      {label: 'Cell phone', value: tomas.phone},
    ],
    button: 'Request a test drive',
    firm: dealer,
    messages: [
      {from: 'note', text: `Today ${times.answered}`, at: 1},
      {from: 'us', text: texts.offer, at: 2},
      {from: 'them', text: texts.reply, at: 3},
      {from: 'us', text: texts.booked, at: 3},
      {from: 'note', text: 'Wednesday 6:00 PM', at: 6},
      {from: 'us', text: texts.reminder, at: 6},
    ],
  },
  app: {
    firm: northfield,
    screens: [
      {
        from: 1,
        to: 1,
        at: night.asked,
        panes: [{pane: 'contacts', columns: ['asked', 'stage', 'source', 'owner', 'last'], rows: 11}],
        narrow: 0,
        focus: 'tomas',
      },
      {
        from: 2,
        to: 3,
        at: night.confirmed,
        earlier: [{scene: 2, at: night.answered}],
        panes: [
          {pane: 'threads', open: 'tomas', rows: 9},
          {pane: 'talk', with: 'tomas', from: night.asked},
        ],
        narrow: 1,
        focus: 'tomas',
      },
      {
        from: 4,
        to: 4,
        at: night.booked,
        panes: [{pane: 'week', from: storyWeek.from, days: 5, who: 'daniel', hours: [8, 17], hour: 50}],
        narrow: 0,
        focus: 'tomas',
        isLit: true,
      },
      {
        from: 5,
        to: 5,
        at: night.moved,
        panes: [{pane: 'board', rows: 4}],
        narrow: 0,
        focus: 'tomas',
        isLit: true,
      },
      {from: 6, to: 6, at: monday, panes: [report], narrow: 0},
    ],
    labels: [
      `Contacts of ${northfield.name}, ${times.asked}: ${tomas.name} is first, with a request for a test drive of the ${car.name} from the website; ${spelled(threads(northfield, night.asked).open)} wait for an answer.`,
      `Shared inbox, ${times.answered}: the workflow “${driveWorkflow}” has answered ${tomas.name}’s form: “${texts.offer}” His deal is in Qualified.`,
      `Shared inbox, ${times.replied}: ${tomas.name} answers: “${texts.reply}” The test drive is booked, the confirmation is sent, and the deal is in Booked.`,
      `Daniel’s calendar, June 9 to 13: Thursday ${drive.time} is now a test drive with ${tomas.name}, one of ${visits.length} appointments.`,
      `Pipeline board: the deal ${car.name}, ${tomas.name}, ${car.price}, moves from Qualified, now ${counts('Qualified')}, to Booked, now ${booked.after}.`,
      `Monday’s report for June 9 to 15: ${storyWeek.leads} new leads, ${storyWeek.leads} answered, median first reply ${firstReply.after}, ${storyWeek.booked} test drives booked. Leads by source: ${listed(storyWeek.sources.map(([name, count]) => `${name} ${count}`))}.`,
    ],
  },
};
