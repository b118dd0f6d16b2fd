import {counts, deals, elena, halden, ivy, jonas, northfield, texts, tomas} from '#src/content/lead/people';
import {story} from '#src/content/story/northfield';
import type {EventContent} from '#src/content/schema/pictures/story';

/** The home page's hero: scenes two to four of the story, in three steps. */
export const leadEvent: EventContent = {
  legend: 'Monday night at Northfield Motors, in three steps',
  label:
    'Monday, June 9. At 11:41 PM a text offers Tomas Whitlock two times. At 11:43 PM he answers: “Yes, Thursday 10:30 works.” The slot in Daniel’s calendar fills, and the deal Ridgeback XL, $46,900, moves from Qualified to Booked. Pipeline analytics over the board: $482,300 open, $196,740 won this quarter, 9 test drives booked this week.',
  again: 'Play again',
  steps: [
    {time: '11:41 PM', title: 'A text goes out'},
    {time: '11:43 PM', title: 'He replies'},
    {time: '11:43 PM', title: 'Booked, and the deal moves'},
  ],
  threads: [
    {person: tomas, name: tomas.name, text: texts.reply, time: '11:43', on: true},
    {person: ivy, name: ivy.name, text: 'What would you give me for it?', time: '6:12'},
    {person: halden, name: halden.name, text: 'Re: Fleet renewal, 14 vans', time: '5:31'},
    {person: elena, name: elena.name, text: 'Could you resend the invoice?', time: '2:18'},
    {person: jonas, name: jonas.name, text: 'Is the wagon still available?', time: '9:48'},
  ],
  preview: {before: 'Asked for a test drive', after: texts.reply},
  firm: northfield,
  messages: [
    {from: 'note', text: 'Website form, 11:40 PM: test drive, Ridgeback XL', at: 0},
    {from: 'us', text: texts.offer, at: 1},
    {from: 'note', text: '11:41 PM, sent by “Test-drive request”', at: 1},
    {from: 'them', text: texts.reply, at: 2},
    {from: 'note', text: '11:43 PM', at: 2},
  ],
  booked: 'Booked with Daniel, Thursday, June 12, 10:30 AM',
  prompt: 'Write a text…',
  kpis: [
    {label: 'Open pipeline', value: story.quarter.open, change: '+12.4%'},
    {label: 'Won this quarter', value: story.quarter.won, change: '+9.3%'},
    {label: 'Test drives booked', value: counts.booked.after, before: counts.booked.before, change: 'this week'},
  ],
  board: {
    from: 0,
    card: deals.ridgeback,
    columns: [
      {name: 'Qualified', tone: 'active', count: counts.qualified, cards: ['ghost', deals.service]},
      {name: 'Booked', tone: 'waiting', count: counts.booked, cards: ['ghost', deals.fleet]},
      {name: 'Won', tone: 'done', count: counts.won, cards: [deals.serviceWon, deals.compact]},
    ],
  },
  day: {
    title: 'Thu, June 12',
    who: 'Daniel',
    slots: [
      {time: '9:00', what: 'Delivery'},
      {time: '10:30', what: 'Tomas', fills: true},
      {time: '11:45', what: 'Trade-in'},
      {time: '2:00'},
      {time: '3:30', what: 'Test drive'},
    ],
  },
};
