import {boards, booked, car, daniel, dealer, firstReply, storyWeek, texts, times, tomas} from './moments';
import {drive, driveWorkflow} from './moments';
import {night, northfield} from '#src/content/world/northfield';
import {capital, spelled} from '#src/world/describe';
import {dateText, dayOf, timeText, weekdayOf} from '#src/world/moment';
import {weekCalendar} from '#src/world/calendars';
import {movingBoard, personOf, threadsOf} from '#src/world/pictures';
import {inbox, leads} from '#src/world/views';
import type {LeadStory, ReportContent} from '#src/content/schema/pictures/story';

const date = `${weekdayOf(dayOf(night.asked))}, ${dateText(dayOf(night.asked))}`;
const week = weekCalendar(northfield, 'daniel', '2025-06-09', [night.replied, night.moved]);
const today = leads(northfield, dayOf(night.asked), night.asked);
const board = movingBoard(northfield, [night.replied, night.moved], 'tomas', {cards: 3});
const counts = (name: string) => boards.after.columns.find((column) => column.name === name)?.count ?? 0;

/** June 9 to 15. The chart is cumulative. */
const report: ReportContent = {
  title: 'Monday’s report',
  range: storyWeek.range,
  note: 'Sent to the team at 8:00 AM',
  kpis: [
    {label: 'New leads', value: String(storyWeek.leads), change: `${storyWeek.lateLeads} after 6 PM`},
    {label: 'Answered', value: String(storyWeek.leads), change: '100%'},
    {label: 'First reply, median', value: firstReply.after, change: `was ${firstReply.before}`},
    {label: 'Test drives booked', value: String(storyWeek.booked), change: `+${storyWeek.more}`},
  ],
  chart: {
    title: 'Test drives booked, week to date',
    values: [...storyWeek.drives],
    max: 10,
    yLabels: [0, 5, 10].map((at) => ({at, text: String(at)})),
    xLabels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((text, index) => ({
      at: Math.round((index + 0.5) * 1428.6) / 100,
      text,
    })),
    tip: {strong: `${storyWeek.booked} booked`, text: 'by Sunday'},
  },
  lead: {
    title: 'One of the nine',
    name: tomas.name,
    value: car.price,
    lines: [
      `Asked ${weekdayOf(dayOf(night.asked))} ${times.asked}`,
      `Drove ${weekdayOf(dayOf(drive.at))} ${timeText(drive.at, 'half')}`,
      'Proposal sent Friday',
    ],
  },
};

/** "Follow one lead": a test drive requested on a Monday night. Its numbers are the record's. */
export const leadStory: LeadStory = {
  title: 'Follow one lead',
  text: 'One inquiry on a Monday night, from the form to the report. Pick a minute, or play it.',
  legend: 'Follow one lead, in six steps',
  play: {start: 'Play', again: 'Play again', pause: 'Pause', resume: 'Resume'},
  next: 'Next:',
  restart: 'Start again',
  scenes: [
    {
      time: timeText(night.asked),
      half: 'PM',
      date,
      title: 'He asks',
      text: 'Tomas Whitlock fills in the test-drive form for a Ridgeback XL. The showroom has been dark since six.',
      label: `Requests at Northfield Motors: Tomas Whitlock arrives at ${times.asked} from the website form, asking for a test drive of the ${car.model}.`,
    },
    {
      time: timeText(night.answered),
      half: 'PM',
      date,
      title: 'A text answers',
      text: 'One minute later, the workflow offers two open times from Daniel’s calendar. Daniel is asleep.',
      label:
        'Workflow “Test-drive request”: the form has been submitted, the text with two open times is sent, and the workflow waits up to two hours for a reply.',
    },
    {
      time: timeText(night.replied),
      half: 'PM',
      date,
      title: 'He replies',
      text: 'His answer lands in the shared inbox, on his record, with Daniel as the owner.',
      label: `Shared inbox: the text of ${times.answered}, and Tomas Whitlock’s answer at ${times.replied}: “${texts.reply}” Daniel Reyes owns the thread.`,
    },
    {
      time: timeText(night.booked),
      half: 'PM',
      date,
      title: 'The slot fills',
      text: 'Thursday 10:30 closes for everyone else. Both get a confirmation, and Tomas a reminder on Wednesday.',
      label: `Daniel’s calendar, June 9 to 13: Thursday ${drive.time} is now a test drive with Tomas Whitlock. ${week.filled.after} ${week.filled.of}.`,
    },
    {
      time: timeText(night.moved),
      half: 'PM',
      date,
      title: 'The deal moves',
      text: 'The card goes from Qualified to Booked. Nobody has to remember to drag it.',
      label: `Pipeline board: the deal Ridgeback XL, Tomas Whitlock, ${car.price}, moves from Qualified, now ${counts('Qualified')}, to Booked, now ${booked.after}.`,
    },
    {
      time: '8:00',
      half: 'AM',
      date: 'Monday, June 16',
      short: 'Mon',
      title: 'Monday’s report',
      text: `${storyWeek.leads} leads, ${storyWeek.leads} answers, ${spelled(storyWeek.booked)} test drives booked. ${capital(spelled(storyWeek.lateLeads))} of the leads came in after six.`,
      label: `Monday report for June 9 to 15: ${storyWeek.leads} new leads, ${storyWeek.leads} answered, median first reply ${firstReply.after}, ${storyWeek.booked} test drives booked. Tomas Whitlock is one of the nine and has a proposal for ${car.price}.`,
    },
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
      {from: 'us', text: texts.booked, at: 4},
      {from: 'note', text: 'Wednesday 6:00 PM', at: 6},
      {from: 'us', text: texts.reminder, at: 6},
    ],
    prompt: 'Text message',
  },
  contacts: {
    title: 'Requests',
    chip: `${today.length} today`,
    note: 'Nobody signed in',
    head: ['Name', 'Asked for', 'Source', 'Came in'],
    rows: today.slice(0, 7).map(({contact, request, asked}) => ({
      person: personOf(contact),
      name: contact.name,
      request: request?.what ?? '',
      source: request?.by ?? contact.source ?? '',
      time: timeText(asked ?? night.asked, 'half'),
    })),
  },
  workflow: {
    kind: 'flow',
    title: driveWorkflow,
    chip: {text: 'Live', tone: 'done'},
    note: `${storyWeek.runsBefore} runs last week`,
    steps: [
      {icon: 'globe', title: 'Form submitted', note: 'Test-drive request', at: 1.7},
      {icon: 'message', title: 'Send a text', note: 'Offer two open times', at: 2},
      {icon: 'clock', title: 'Wait for reply', note: 'Up to 2 hours'},
    ],
    outcomes: [
      {icon: 'calendar', title: 'Book appointment', note: 'In Daniel’s calendar', tag: 'Reply'},
      {icon: 'board', title: 'Move deal', note: 'Qualified to Booked'},
      {icon: 'phone', title: 'Create call task', note: 'For Daniel, in 1 hour', tag: 'No reply'},
    ],
  },
  inbox: {
    title: 'Inbox',
    chip: `${inbox(northfield, night.replied).open} open`,
    owner: {label: 'Owner', person: daniel},
    threads: threadsOf(northfield, night.replied, 'tomas'),
    messages: [
      {from: 'note', text: `Website form, ${times.asked}. Test drive, ${car.model}`},
      {from: 'us', text: texts.offer},
      {from: 'note', text: `Text, ${times.answered}, sent by “${driveWorkflow}”`},
      {from: 'them', text: texts.reply, at: 3},
      {from: 'note', text: `Tomas, ${times.replied}`, at: 3},
    ],
  },
  calendar: {title: 'Daniel’s week', note: 'June 9 – 13, Eastern Time', ...week},
  board: {title: 'Pipeline', note: `Moved by “${driveWorkflow}”, ${times.replied}`, ...board},
  report,
};
