import {deals} from '#src/content/lead/people';
import {confirmed, dealCount, monthTotals, paidThursday, story, thursday} from '#src/content/story/northfield';
import type {Tone} from '#src/content/schema/pictures/parts';
import type {PictureOf} from '#src/content/schema/pictures/picture';

const showRate = `${Math.round((100 * story.month.shown) / monthTotals.booked)}%`;
const sources = Object.entries(story.month.leads);
const sourceTones: readonly Tone[] = ['active', 'active', 'early', 'waiting'];

const {newLead, qualified, booked, won} = story.deals;

/** Northfield Motors on the night of the story, with all of its open deals and those won in June. */
export const stagesPicture: PictureOf<'board'> = {
  kind: 'board',
  label: `Board of ${story.company} with ${dealCount} deals: ${newLead} new leads, ${qualified.after} qualified, ${booked.after} booked and ${won} won. The ${story.car.name} of ${story.shopper.name}, ${story.car.price}, is being moved to Booked.`,
  title: 'Showroom',
  chip: {text: `${dealCount} deals`, tone: 'plain'},
  columns: [
    {name: 'New lead', tone: 'early', count: String(newLead), cards: [deals.tradeIn, deals.cityPair]},
    {name: 'Qualified', tone: 'active', count: String(qualified.after), cards: ['ghost', deals.service]},
    {
      name: 'Booked',
      tone: 'waiting',
      count: String(booked.after),
      cards: [{...deals.ridgeback, dragged: true}, deals.fleet],
    },
    {name: 'Won', tone: 'done', count: String(won), cards: [deals.serviceWon, deals.compact]},
  ],
};

const statuses: Readonly<Record<string, string>> = {'Elena Petrova': 'Invoice paid', 'Halden Courier': 'Deposit paid'};

/** The Thursday of the story in the calendar. Its deposits and payments add up to the amount in the bar. */
export const bookingsPicture: PictureOf<'day'> = {
  kind: 'day',
  label: `Bookings of ${story.company} for Thursday, June 12: seven appointments, six of them confirmed, and $${paidThursday.toLocaleString('en-US')} paid in deposits and invoices. Bookings made online rose from 31 in December to 118 in May.`,
  title: 'Thursday, June 12',
  note: `$${paidThursday.toLocaleString('en-US')} paid`,
  chip: {text: `${confirmed.yes} of ${confirmed.all} confirmed`, tone: 'active'},
  rows: thursday.map(({time, name, what, confirmed: yes, paid}) => ({
    time,
    title: name,
    note: paid ? `${what}, $${paid}` : what,
    status: statuses[name] ?? (yes ? 'Confirmed' : 'Reminder opened'),
    tone: yes ? 'active' : 'waiting',
  })),
  side: {
    label: 'Booked online',
    value: '118',
    note: '31 in December',
    bars: [31, 44, 63, 79, 96, 118],
    from: 'Dec',
    to: 'May',
  },
};

/** June at Northfield Motors: leads by source, and the test drives of the last four weeks in its record. */
export const sourcesPicture: PictureOf<'analytics'> = {
  kind: 'analytics',
  label: `Report on leads for June 2 to 29: ${monthTotals.leads} leads, a first reply in 1 minute, ${monthTotals.booked} test drives booked against a plan of 40, and a show rate of ${showRate}. The leads by source: ${sources.map(([name, count]) => `${name.toLowerCase()} ${count}`).join(', ')}.`,
  title: 'Leads and test drives',
  range: story.month.range,
  kpis: [
    {label: 'Leads', value: String(monthTotals.leads), change: '+12'},
    {label: 'First reply, median', value: story.week.firstReply},
    {label: 'Test drives', value: String(monthTotals.booked), change: '+18'},
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
    tip: {strong: String(monthTotals.booked), text: 'Jun 29'},
  },
  stages: {
    title: 'Leads by source',
    total: `${monthTotals.leads} leads`,
    items: sources.map(([name, count], index) => ({name, count, tone: sourceTones[index] ?? 'early'})),
  },
};
