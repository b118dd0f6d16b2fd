import {counts, deals, elena, halden, ivy, jonas, marta, noor, oakline, tomas} from '#src/content/lead/people';
import {story} from '#src/content/story/northfield';
import type {CalendarContent, CalendarSlot, ReportContent} from '#src/content/schema/pictures/story';

const drive = (who: string): CalendarSlot => ({title: 'Test drive', who});
const delivery = (who: string): CalendarSlot => ({title: 'Delivery', who});
const quote = (who: string): CalendarSlot => ({title: 'Quote', who});
const call = (who: string): CalendarSlot => ({title: 'Call', who});
const tradeIn = (who: string): CalendarSlot => ({title: 'Trade-in', who});

/** Daniel's week: 4 + 4 + 4 + 4 + 3 of 25 slots are taken, including Tomas's. */
export const calendar: CalendarContent = {
  title: 'Daniel’s week',
  filled: {before: '18', after: '19', of: 'of 25 filled'},
  note: 'June 9 – 13, Eastern Time',
  days: ['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12', 'Fri 13'],
  rows: [
    {
      time: '9:00',
      slots: [delivery('Brandt Roofing'), drive('Compact'), {title: 'Team'}, delivery(elena.name), drive('Pickup')],
    },
    {
      time: '10:30',
      slots: [
        'free',
        quote(oakline.name),
        drive('Used wagon'),
        {title: 'Test drive', who: tomas.name, fills: true},
        call(ivy.name),
      ],
    },
    {time: '11:45', slots: [tradeIn(ivy.name), 'free', call(marta.name), tradeIn(jonas.name), 'free']},
    {time: '2:00', slots: [drive('City EV'), delivery(noor.name), 'free', 'free', 'free']},
    {
      time: '3:30',
      slots: [call(halden.name), drive('Pickup'), quote('Brandt Roofing'), drive('City EV'), quote(halden.name)],
    },
  ],
};

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** June 9 to 15. The chart is cumulative: two test drives on Monday, nine by Sunday. */
export const report: ReportContent = {
  title: 'Monday’s report',
  range: story.week.range,
  note: 'Sent to the team at 8:00 AM',
  kpis: [
    {label: 'New leads', value: String(story.week.leads), change: `${story.week.afterSix} after 6 PM`},
    {label: 'Answered', value: String(story.week.leads), change: '100%'},
    {label: 'First reply, median', value: story.week.firstReply, change: `was ${story.week.before}`},
    {label: 'Test drives booked', value: counts.booked.after, change: '+2'},
  ],
  chart: {
    title: 'Test drives booked, week to date',
    values: [...story.week.booked],
    max: 10,
    yLabels: [0, 5, 10].map((at) => ({at, text: String(at)})),
    xLabels: days.map((text, index) => ({at: Math.round((index + 0.5) * 1428.6) / 100, text})),
    tip: {strong: `${counts.booked.after} booked`, text: 'by Sunday'},
  },
  lead: {
    title: 'One of the nine',
    name: tomas.name,
    value: deals.ridgeback.value,
    lines: [
      `Asked ${story.night.day} ${story.night.asked}`,
      `Drove ${story.drive.day} ${story.drive.time} AM`,
      'Proposal sent Friday',
    ],
  },
};
