import {stages, workflow} from '#src/content/product/words';
import {addDays} from '#src/world/moment';
import type {Contact, Day, Entry, Firm, Moment, Tally} from '#src/world/types';
import {acted, asks, bills, books, called, confirms, contact, done, mail, moves, opened, opensReminder} from './write';
import {pays, them, us, visited, weekdayHours} from './write';

/** The workflow that answers requests for a test drive. */
export const driveWorkflow = 'Test-drive request';

/** The workflow that the first guide about automation builds. */
export const tutorialWorkflow = 'Tagged test-drive';

/** The night of the story that home, /demo, /features and /industries/automotive tell. */
export const night = {
  asked: '2025-06-09T23:40',
  answered: '2025-06-09T23:41',
  replied: '2025-06-09T23:43',
  booked: '2025-06-09T23:43:10',
  moved: '2025-06-09T23:43:20',
  confirmed: '2025-06-09T23:43:30',
} as const satisfies Readonly<Record<string, Moment>>;

const tomas: Contact = contact(
  'Tomas Whitlock',
  {
    tone: 'ink',
    source: 'Website',
    phone: '(416) 555-0177',
    email: 'tomas@whitlock.example',
    deal: {title: 'Ridgeback XL', value: 46_900, owner: 'daniel'},
  },
  [
    visited('2025-06-07T12:05', 'Looked at four cars, saved one'),
    called('2025-06-07T13:20', 'Daniel, 6 min. Asked about trade-in value'),
    moves('2025-06-07T13:27', 'Qualified'),
    opened('2025-06-09T09:15', 'Opened “Four cars you looked at” three times'),
    asks(night.asked, 'Test drive, Ridgeback XL', undefined, 'Website form'),
    us(
      night.answered,
      'Hi Tomas, the Ridgeback you asked about is on the lot. Thursday 10:30 or Friday 2:00?',
      driveWorkflow,
    ),
    them(night.replied, 'Yes, Thursday 10:30 works.'),
    books(night.booked, 'Test drive, Ridgeback XL', '2025-06-12T10:30', 45, 'daniel'),
    moves(night.moved, 'Booked', driveWorkflow),
    us(night.confirmed, 'Booked: Thursday, June 12 at 10:30 AM with Daniel.', driveWorkflow),
    us('2025-06-11T18:00', 'See you tomorrow at 10:30, Tomas. The Ridgeback is out front.', driveWorkflow),
    confirms('2025-06-11T18:04'),
    done('2025-06-12T09:50', 'Trade-in', 'Photos, and 61,200 miles'),
    done('2025-06-13T11:20', 'Proposal', 'Sent for the Ridgeback XL'),
  ],
);

/** A deal in its stage, with one request. */
const prospect = (
  name: string,
  source: string,
  asked: Moment,
  [title, value, owner]: readonly [string, number, string],
  stage: string,
  ...more: Entry[]
): Contact =>
  contact(name, {source, deal: {title, value, owner}}, [
    asks(asked, title),
    ...(stage === 'New lead' ? [] : [us(`${asked}:20` as Moment, 'Thanks for asking. We’ll call you.')]),
    moves(`${asked}:30` as Moment, stage),
    ...more,
  ]);

/** Someone who asked and has an appointment. */
const visitor = (name: string, source: string, at: Moment, what: string, start: Moment, ...more: Entry[]): Contact =>
  contact(name, {source}, [asks(at, what), books(`${at}:30` as Moment, what, start, 45, 'daniel'), ...more]);

const invoices = {
  overdue: [bills('2025-06-09T10:00', '1042', 1240, 'Service plan')],
  paid: [bills('2025-06-20T09:00', '1045', 480, 'Roof rack'), pays('2025-06-20T15:00', 480, 'Invoice', '1045')],
  sent: [bills('2025-06-25T09:00', '1046', 2100, 'Tow package')],
} as const;

const showroom: Readonly<Record<string, Contact>> = {
  ivy: contact(
    'Ivy Lindqvist',
    {tone: 'lime', source: 'Website', deal: {title: 'Trade-in inquiry', value: 18_400, owner: 'mona'}},
    [
      asks('2025-06-09T18:12', 'Trade-in inquiry', 'What would you give me for it?'),
      moves('2025-06-09T18:12:30', 'New lead'),
      us('2025-06-10T09:14', 'We need to see it, Ivy. Thursday at 11:15?', 'Mona'),
      books('2025-06-10T09:20', 'Trade-in check', '2025-06-12T11:15', 30, 'mona'),
      confirms('2025-06-11T18:09'),
      them('2025-06-12T07:44', 'Can I bring the winter tires, too?'),
      us('2025-06-12T08:31', 'Yes, bring them, Ivy.', 'Mona'),
    ],
  ),
  halden: contact(
    'Halden Courier',
    {tone: 'apricot', source: 'Referral', deal: {title: 'Fleet renewal', value: 84_200, owner: 'mona'}},
    [
      asks('2025-06-04T10:10', 'Fleet renewal, 14 vans'),
      moves('2025-06-04T10:30', 'Qualified'),
      books('2025-06-05T09:00', 'Call', '2025-06-09T15:30', 30, 'daniel'),
      books('2025-06-06T11:00', 'Quote', '2025-06-13T15:30', 30, 'daniel'),
      moves('2025-06-06T11:00', 'Booked'),
      books('2025-06-09T16:10', 'Fleet, 14 vans', '2025-06-12T14:30', 60, 'mona'),
      mail('2025-06-09T17:31', 'them', 'Re: Fleet renewal, 14 vans'),
      confirms('2025-06-10T08:40'),
      pays('2025-06-12T08:15', 500, 'Deposit'),
    ],
  ),
  elena: contact(
    'Elena Petrova',
    {tone: 'lime', source: 'Referral', deal: {title: 'Service plan', value: 5480, owner: 'daniel'}},
    [
      asks('2025-05-28T11:02', 'Service plan, 3 years'),
      moves('2025-06-03T16:00', 'Won'),
      books('2025-06-05T10:00', 'Plan check', '2025-06-12T09:00', 45, 'daniel'),
      bills('2025-06-06T09:00', '1039', 585, 'First year'),
      mail('2025-06-09T14:18', 'them', 'Could you resend the invoice?'),
      mail('2025-06-09T14:26', 'us', 'Here it is again, with the service plan attached.'),
      confirms('2025-06-11T18:31'),
      pays('2025-06-12T08:50', 585, 'Invoice', '1039'),
    ],
  ),
  jonas: contact('Jonas Berg', {source: 'Website', deal: {title: 'Used wagon', value: 14_750, owner: 'petra'}}, [
    asks('2025-06-09T09:48', 'Used wagon', 'Is the wagon still available?'),
    moves('2025-06-09T09:48:30', 'New lead'),
    us('2025-06-09T09:49', 'It is, Jonas. Bring your car, and we’ll value it: Thursday 11:45?', driveWorkflow),
    books('2025-06-09T10:15', 'Trade-in check', '2025-06-12T11:45', 30, 'daniel'),
    confirms('2025-06-11T18:02'),
  ]),
  marta: contact(
    'Marta Silva',
    {tone: 'apricot', source: 'Website', deal: {title: 'Service plan', value: 3900, owner: 'petra'}},
    [
      asks('2025-06-05T15:05', 'Service plan'),
      moves('2025-06-06T09:30', 'Qualified'),
      books('2025-06-08T16:35', 'Quote', '2025-06-13T10:30', 30, 'daniel'),
      them('2025-06-08T16:40', 'Thanks, see you on Friday'),
      us('2025-06-09T08:44', 'See you then, Marta.', 'Petra'),
      done('2025-06-12T16:30', 'Repair order 5518', 'Recall check, bay 4'),
      done('2025-06-12T16:40', 'Lease ends Aug 30', 'Appraisal in the lounge, Mona'),
    ],
  ),
  noor: contact('Noor Haddad', {source: 'Google', deal: {title: 'Compact, cash', value: 22_150, owner: 'sana'}}, [
    asks('2025-06-02T13:20', 'Compact, cash'),
    moves('2025-06-06T12:00', 'Won'),
    them('2025-06-09T08:12', 'Signed. Where do I pick it up?'),
    us('2025-06-09T08:20', 'At the main lot, Noor. Does Tuesday at 2:00 suit you?', 'Sana'),
    books('2025-06-09T08:25', 'Delivery', '2025-06-10T14:00', 45, 'daniel'),
  ]),
  oakline: contact(
    'Oakline Studio',
    {source: 'Website', phone: '(416) 555-0157', deal: {title: 'City EV, 2 units', value: 61_000, owner: 'daniel'}},
    [
      asks('2025-06-09T16:40', 'City EV, 2 units'),
      moves('2025-06-09T16:40:30', 'New lead'),
      books('2025-06-09T17:05', 'Quote', '2025-06-10T10:30', 30, 'daniel'),
      them('2025-06-10T11:20', 'Thanks for both offers. Which is cheaper over 36 months?'),
      us('2025-06-12T08:40', 'The 36-month lease, by $41 a month.', 'Daniel'),
    ],
  ),
  brandt: contact(
    'Brandt Roofing',
    {source: 'Referral', deal: {title: 'Pickup, leased', value: 52_300, owner: 'daniel'}},
    [
      asks('2025-06-03T09:00', 'Pickup, leased'),
      moves('2025-06-05T10:00', 'Qualified'),
      books('2025-06-09T11:10', 'Quote', '2025-06-11T15:30', 30, 'daniel'),
      moves('2025-06-11T16:05', 'Won'),
      acted('2025-06-12T17:30', 'Keys handed over', 'Pickup, leased'),
      us('2025-06-12T18:00', 'Thank you, and enjoy the pickup.', 'After delivery'),
      us('2025-06-14T10:00', 'How was it? A review helps the next buyer.', 'After delivery'),
    ],
  ),
  greta: contact('Greta Falk', {source: 'Google', deal: {title: 'Used wagon, 2022', value: 19_900, owner: 'mona'}}, [
    asks('2025-06-06T12:10', 'Used wagon, 2022'),
    books('2025-06-08T11:00', 'Test drive, wagon', '2025-06-12T13:15', 45, 'mona'),
    moves('2025-06-08T11:00:30', 'Booked'),
    opensReminder('2025-06-11T18:40'),
  ]),
  paula: contact(
    'Paula Brandt',
    {
      phone: '(416) 555-0193',
      tone: 'lime',
      source: 'Website',
      deal: {title: 'City EV', value: 31_200, owner: 'daniel'},
    },
    [
      asks('2025-06-09T08:02', 'Test drive, City EV'),
      us('2025-06-09T08:03', 'Hi Paula, the City EV is charged. Thursday 3:30 or Friday 2:00?', driveWorkflow),
      them('2025-06-09T08:30', 'Thursday, please'),
      books('2025-06-09T08:30:10', 'Test drive, City EV', '2025-06-12T15:30', 45, 'daniel'),
      moves('2025-06-09T08:30:20', 'Booked', driveWorkflow),
      confirms('2025-06-11T18:05'),
    ],
  ),
  viktor: contact('Viktor Lund', {source: 'Google', deal: {title: 'Wagon, 2021', value: 16_800, owner: 'daniel'}}, [
    asks('2025-06-05T17:30', 'Wagon, 2021'),
    moves('2025-06-06T10:00', 'Qualified'),
    mail('2025-06-10T13:00', 'us', 'Your quote for the wagon is attached. Questions?'),
    mail('2025-06-10T13:12', 'them', 'Looks fine, talking to my wife.'),
    mail('2025-06-10T13:15', 'us', 'Of course. We’ll hold it until Friday.'),
    done('2025-06-12T13:15', 'Call task', 'Quiet for 2 days · call task for Daniel, by 3:00'),
  ]),
  celia: prospect('Celia Park', 'Google', '2025-06-09T15:05', ['Compact hybrid', 24_300, 'sana'], 'New lead'),
  moses: prospect('Moses Adeyemi', 'Referral', '2025-06-09T13:20', ['Lease return', 12_600, 'mona'], 'New lead'),
  ruth: prospect('Ruth Engel', 'Phone', '2025-06-09T11:02', ['Service plan, 1 year', 1450, 'petra'], 'New lead'),
  kit: prospect('Kit Barlow', 'Google', '2025-06-06T10:20', ['Compact', 21_600, 'sana'], 'Qualified'),
  lars: prospect('Lars Hansen', 'Website', '2025-06-05T19:40', ['Hybrid, lease', 33_200, 'sana'], 'Qualified'),
  cole: prospect(
    'Cole Mercer',
    'Website',
    '2025-06-04T18:15',
    ['Roadster', 48_700, 'daniel'],
    'Qualified',
    them('2025-06-10T09:40', 'Can my father drive it, too?'),
    us('2025-06-12T09:35', 'Of course he can.', 'Daniel'),
  ),
  wes: prospect(
    'Wes Carver',
    'Website',
    '2025-06-03T12:30',
    ['Lease return, 2023', 14_200, 'sana'],
    'Booked',
    them('2025-06-11T16:20', 'Is the inspection report ready?'),
    us('2025-06-12T09:30', 'It is. I’ll send it now.', 'Sana'),
  ),
  otto: prospect('Otto Reed', 'Phone', '2025-06-02T09:15', ['Service plan, 2 years', 2900, 'petra'], 'Booked'),
  miller: prospect('Miller Bakery', 'Referral', '2025-05-20T11:00', ['Van, 2 units', 58_400, 'mona'], 'Won'),
  iris: prospect('Iris Lowe', 'Website', '2025-05-16T20:05', ['Ridgeback', 46_900, 'petra'], 'Won'),
  june: prospect('June Park', 'Google', '2025-05-13T13:30', ['Compact, 2025', 31_850, 'daniel'], 'Won'),
  kemp: visitor('Kemp & Sons', 'Referral', '2025-06-02T10:20', 'Delivery', '2025-06-09T09:00', ...invoices.overdue),
  gus: visitor('Gus Ferreira', 'Phone', '2025-06-05T09:40', 'Trade-in', '2025-06-09T11:45', ...invoices.paid),
  abby: visitor('Abby Nolan', 'Google', '2025-06-06T18:49', 'Test drive, compact', '2025-06-10T09:00'),
  ray: visitor('Ray Osei', 'Website', '2025-06-07T20:20', 'Test drive, pickup', '2025-06-10T15:30'),
  ida: visitor('Ida Wolfe', 'Website', '2025-06-05T19:12', 'Test drive, City EV', '2025-06-09T14:00'),
  pavel: visitor('Pavel Hron', 'Google', '2025-06-07T11:40', 'Test drive, wagon', '2025-06-11T10:30'),
  joy: visitor('Joy Mbeki', 'Website', '2025-06-08T21:22', 'Test drive, pickup', '2025-06-13T09:00'),
  linus: visitor('Linus Bach', 'Phone', '2025-06-06T14:05', 'Delivery', '2025-06-11T09:00', ...invoices.sent),
  hale: visitor('Hale Bakery', 'Referral', '2025-06-07T09:30', 'Call', '2025-06-11T11:45'),
};

/** The leads of the night to Thursday, and of that Thursday. */
const thursday: Readonly<Record<string, Contact>> = {
  hannah: contact('Hannah Brooks', {source: 'Website'}, [
    asks('2025-06-11T22:52', 'Roadster'),
    us('2025-06-11T22:53', 'Hi Hannah, the roadster is in. Friday 5:00 or Saturday 9:00?', driveWorkflow),
    them('2025-06-11T22:58', 'Saturday 9:00'),
    books('2025-06-11T22:58:10', 'Test drive, roadster', '2025-06-14T09:00', 45, 'daniel'),
  ]),
  anna: contact('Anna Obi', {source: 'Google'}, [
    asks('2025-06-12T00:06', 'City EV'),
    us('2025-06-12T00:07', 'Hi Anna, the City EV is here. Friday 9:45 or Saturday 11:00?', driveWorkflow),
  ]),
  wren: contact('Wren Hale', {source: 'Google'}, [
    asks('2025-06-12T01:52', 'Used wagon'),
    us('2025-06-12T01:53', 'Hi Wren, the wagon is on the lot. Friday 2:00 or Saturday 1:15?', driveWorkflow),
  ]),
  rita: contact('Rita Soto', {source: 'Website'}, [
    asks('2025-06-12T06:15', 'Pickup, leased'),
    us('2025-06-12T06:16', 'Hi Rita, the pickup is ready. Saturday 1:15 or Monday 9:00?', driveWorkflow),
    them('2025-06-12T06:31', 'Saturday works'),
    books('2025-06-12T06:31:10', 'Test drive, pickup', '2025-06-14T13:15', 45, 'daniel'),
  ]),
  tessa: contact('Tessa Moreau', {source: 'Referral'}, [asks('2025-06-12T09:20', 'Compact, lease')]),
  otis: contact('Otis Grant', {source: 'Phone'}, [asks('2025-06-12T10:05', 'Asked for Daniel')]),
};

/** A Saturday evening in the third week. */
const grace: Contact = contact('Grace Obi', {source: 'Website'}, [
  asks('2025-04-19T21:51', 'Test drive, City EV'),
  us('2025-04-19T21:52', 'Hi Grace, the City EV is on the lot. Tuesday 5:00 or Wednesday 9:00?', driveWorkflow),
  them('2025-04-19T21:58', 'Tuesday 5:00 works.'),
  books('2025-04-19T21:58:10', 'Test drive, City EV', '2025-04-22T17:00', 45, 'daniel'),
]);

/** A closed week: leads by Website, Google, Referral and Phone, test drives booked, and those that took place. */
const week = (
  from: Day,
  sources: readonly [number, number, number, number],
  drives: number,
  shown: number,
  late?: number,
): Tally => {
  const [Website, Google, Referral, Phone] = sources;
  const counts = {
    leads: Website + Google + Referral + Phone,
    'Test drives': drives,
    shown,
    ...(late !== undefined && {'Leads after six': late}),
  };
  return {from, days: 7, counts, parts: {leads: {Website, Google, Referral, Phone}}};
};

/** Thirteen weeks. The eleventh is the week of the story, also by day. */
const tallies: readonly Tally[] = [
  ...[5, 5, 5, 5, 6, 6, 6, 7, 7].map((drives, index) => ({
    from: addDays('2025-03-31', index * 7),
    days: 7,
    counts: {'Test drives': drives},
  })),
  week('2025-06-02', [13, 10, 6, 4], 7, 6),
  week('2025-06-09', [13, 8, 5, 5], 9, 7, 12),
  week('2025-06-16', [14, 10, 6, 4], 12, 10),
  week('2025-06-23', [14, 10, 7, 5], 16, 13),
  ...[2, 1, 2, 1, 1, 2, 0].map((drives, index) => ({
    from: addDays('2025-06-09', index),
    days: 1,
    counts: {'Test drives': drives},
  })),
];

/** The dealership of the story. */
export const northfield: Firm = {
  name: 'Northfield Motors',
  plan: 'Enterprise',
  hours: {...weekdayHours([9, 18]), Sat: [9, 14]},
  story: {start: '2025-03-31', live: '2025-04-18', measured: '2025-06-30', published: '2025-07-08'},
  staff: {
    daniel: {name: 'Daniel Reyes', role: 'Sales', tone: 'apricot'},
    mona: {name: 'Mona Castell', role: 'Sales'},
    petra: {name: 'Petra Marsh', role: 'Sales', tone: 'lime'},
    sana: {name: 'Sana Iyer', role: 'Sales', tone: 'ink'},
    dana: {name: 'Dana Rourke', role: 'Sales director'},
  },
  pipeline: 'Vehicle sales',
  stages: [
    {name: stages.newLead, tone: 'early', others: {count: 36, value: 758_400}},
    {name: stages.qualified, tone: 'active', others: {count: 10, value: 183_400}},
    {name: stages.booked, tone: 'waiting', others: {count: 3, value: 32_200}},
    {name: stages.won, tone: 'done', others: {count: 1, value: 31_960}},
  ],
  contacts: {tomas, ...showroom, ...thursday, grace},
  workflows: {
    [driveWorkflow]: {
      steps: [
        {icon: 'globe', title: 'Form submitted', note: 'Test-drive request'},
        {icon: 'message', title: 'Send a text', note: 'Offer two open times'},
        {icon: 'clock', title: 'Wait for reply', note: 'Up to 2 hours', tone: 'waiting'},
      ],
      outcomes: [
        {icon: 'calendar', title: 'Book appointment', note: 'In Daniel’s calendar', tag: 'Reply'},
        {icon: 'board', title: 'Move deal', note: 'Qualified to Booked'},
        {icon: 'phone', title: 'Create call task', note: 'For Daniel, in 1 hour', tag: 'No reply'},
      ],
      starts: 'asks',
      writes: [1],
    },
    [tutorialWorkflow]: {
      steps: [
        {icon: 'check', title: workflow.tagAdded, note: 'test-drive'},
        {icon: 'message', title: workflow.sendText, note: 'Thanks for your request'},
        {icon: 'clock', title: workflow.waitForReply, note: '2 hours', tone: 'waiting'},
      ],
      outcomes: [
        {icon: 'board', title: workflow.moveDeal, note: stages.qualified, tag: 'Reply'},
        {icon: 'phone', title: workflow.createTask, note: 'Contact’s owner', tag: 'No reply'},
      ],
      starts: 'Tag',
      writes: [0],
    },
  },
  tallies,
};
