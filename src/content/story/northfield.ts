/**
 * The sample story of Northfield Motors, told on home, /demo, /features, /industries/automotive, the customer page, in
 * the help center and in the pictures of guides. Each of them imports these facts; `tests/content/story.test.ts` checks
 * that they add up and that pages don't contradict them.
 */

/** An appointment of Thursday, June 12. Six of the seven are confirmed. */
export type Appointment = {
  time: string;
  name: string;
  what: string;
  with: 'Daniel' | 'Mona';
  confirmed: boolean;
  /** Paid before the visit, in dollars. */
  paid?: number;
};

export const story = {
  company: 'Northfield Motors',
  site: 'northfield.example',
  /** The night of the first inquiry. */
  night: {
    day: 'Monday',
    date: 'June 9',
    asked: '11:40 PM',
    answered: '11:41 PM',
    replied: '11:43 PM',
  },
  shopper: {name: 'Tomas Whitlock', initials: 'TW', email: 'tomas@whitlock.example', phone: '(416) 555-0177'},
  seller: {name: 'Daniel Reyes', initials: 'DR', email: 'daniel@northfield.example'},
  car: {name: 'Ridgeback XL', model: '2024 Ridgeback XL', price: '$46,900'},
  stages: ['New lead', 'Qualified', 'Booked', 'Won'],
  /** Deals per stage before and after Tomas's card moves from Qualified to Booked. */
  deals: {newLead: 42, qualified: {before: 17, after: 16}, booked: {before: 8, after: 9}, won: 6},
  texts: {
    offer: 'Hi Tomas, the Ridgeback you asked about is on the lot. Thursday 10:30 or Friday 2:00?',
    reply: 'Yes, Thursday 10:30 works.',
    booked: 'Booked: Thursday, June 12 at 10:30 AM with Daniel.',
    reminder: 'See you tomorrow at 10:30, Tomas. The Ridgeback is out front.',
  },
  /** June 9 to 15. `booked` counts test drives to date, from before Monday to Sunday. */
  week: {
    range: 'June 9 – 15',
    leads: 31,
    afterSix: 12,
    firstReply: '1 min',
    before: '3 h',
    booked: [0, 2, 3, 5, 6, 7, 9, 9],
  },
  /** Test drives booked in the thirteen weeks from March 31 to June 29. The eleventh is the week of the story. */
  testDrives: [5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 9, 12, 16],
  /** June 2 to 29, the last four of those weeks. */
  month: {
    range: 'Jun 2 – Jun 29',
    leads: {Website: 54, Google: 38, Referral: 24, Phone: 18},
    shown: 36,
  },
  quarter: {open: '$482,300', won: '$196,740'},
  drive: {day: 'Thursday', date: 'June 12', time: '10:30', minutes: 45},
} as const;

/** The showroom's appointments on the day of Tomas's test drive. */
export const thursday: readonly Appointment[] = [
  {time: '9:00', name: 'Elena Petrova', what: 'Delivery', with: 'Daniel', confirmed: true, paid: 585},
  {time: '10:30', name: 'Tomas Whitlock', what: 'Test drive, Ridgeback XL', with: 'Daniel', confirmed: true},
  {time: '11:15', name: 'Ivy Lindqvist', what: 'Trade-in check', with: 'Mona', confirmed: true},
  {time: '11:45', name: 'Jonas Berg', what: 'Trade-in check', with: 'Daniel', confirmed: true},
  {time: '1:15', name: 'Greta Falk', what: 'Test drive, wagon', with: 'Mona', confirmed: false},
  {time: '2:30', name: 'Halden Courier', what: 'Fleet, 14 vans', with: 'Mona', confirmed: true, paid: 500},
  {time: '3:30', name: 'Paula Brandt', what: 'Test drive, City EV', with: 'Daniel', confirmed: true},
];

/** Test drives booked in the week of the story. */
export const weekBooked = story.week.booked.at(-1) ?? 0;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Totals of June 2 to 29. */
export const monthTotals = {
  leads: sum(Object.values(story.month.leads)),
  booked: sum(story.testDrives.slice(-4)),
} as const;

/** Deals on the board after Tomas's card has moved. */
export const dealCount = story.deals.newLead + story.deals.qualified.after + story.deals.booked.after + story.deals.won;

/** The appointments that are confirmed, and all of them. */
export const confirmed = {yes: thursday.filter((visit) => visit.confirmed).length, all: thursday.length} as const;

/** Paid on Thursday, in dollars. */
export const paidThursday = sum(thursday.map(({paid}) => paid ?? 0));
