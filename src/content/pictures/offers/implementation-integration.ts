import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Redwater Supply: 26,140 records on their way from the old system. */
export const implementationIntegrationPictures = {
  check: {
    kind: 'report',
    label:
      'Migration check in week 2 of 5: 26,140 records moved and 1,312 duplicates merged. 18,420 contacts, 3,160 appointments, 1,940 deals, 2,620 notes and files.',
    title: 'Migration check',
    kpis: [
      {label: 'Records moved', value: '26,140'},
      {label: 'Duplicates merged', value: '1,312'},
    ],
    bars: [
      {name: 'Contacts', value: '18,420', share: 100, tone: 'active'},
      {name: 'Appointments', value: '3,160', share: 17, tone: 'active'},
      {name: 'Notes and files', value: '2,620', share: 14, tone: 'waiting'},
      {name: 'Deals', value: '1,940', share: 11, tone: 'active'},
    ],
  },
  merge: {
    kind: 'list',
    label: 'Week 2: the full import is done, email, calendar and phone are connected, 38 records wait for a decision.',
    title: 'Week 2',
    chip: {text: 'Imported', tone: 'done'},
    rows: [
      {icon: 'mail', title: 'Email', right: 'Connected'},
      {icon: 'calendar', title: 'Calendar', right: 'Connected'},
      {icon: 'phone', title: 'Phone', right: 'Ported', on: true},
      {icon: 'alert', title: 'Your decision', right: '38'},
    ],
  },
  connect: {
    kind: 'list',
    label:
      'Week 3: accounting and payments in sync both ways, the stock system by a nightly file, two follow-ups built.',
    title: 'Connections',
    rows: [
      {icon: 'repeat', title: 'QuickBooks', right: 'Two-way'},
      {icon: 'card', title: 'Stripe', right: 'Two-way'},
      {icon: 'document', title: 'Stock file', right: 'Nightly'},
      {icon: 'bolt', title: 'Two follow-ups', right: 'Built', on: true},
    ],
  },
  tests: {
    kind: 'list',
    label: 'Week 4: acceptance tests, 21 of 24 checked off by Redwater’s team.',
    title: 'Acceptance, week 4',
    chip: {text: '3 open', tone: 'waiting'},
    rows: [
      {icon: 'check', title: 'Search by mobile', right: 'Wes'},
      {icon: 'check', title: 'Quote to order', right: 'Ana'},
      {icon: 'check', title: 'Refund in Stripe', right: 'Ana'},
      {icon: 'clock', title: 'Yard tablet', right: 'Open', on: 'alert'},
    ],
  },
  live: {
    kind: 'phone',
    label:
      'Go-live Monday on the team’s phone: the switch at 6:00 AM, the first order at 7:42, and a question answered in two minutes.',
    firm: 'Redwater Supply',
    clock: '7:44',
    items: [
      {at: 'Monday, go-live'},
      {them: 'Switched at 6:00. I’m on the line until 6 PM. Farah'},
      {me: 'First order came in at 7:42. Where do I print it?'},
      {them: 'Top right, or it prints itself: Settings, Yard printer.'},
      {me: 'It prints itself.'},
    ],
  },
  mapping: {
    kind: 'table',
    label:
      'Import of contacts.csv with 18,420 rows: five of six columns matched; “Old stage” waits for a choice. 1,312 duplicates merged by cell phone number.',
    title: 'contacts.csv',
    chip: {text: '18,420 rows', tone: 'plain'},
    head: ['Column in your file', 'Field in your account', 'Check'],
    rows: [
      ['Full name', 'First and last name', 'Split'],
      ['cell', 'Mobile', 'Cleaned'],
      ['Email 2', 'Email', 'Matched'],
      ['src', 'Source', 'Matched'],
      ['Old stage', '*Choose a field', '*Your turn'],
    ],
  },
  access: {
    kind: 'list',
    label:
      'Who can see what at Redwater Supply: the yard sees orders of its own branch, the counter all contacts, the office everything.',
    title: 'Who can see what',
    chip: {text: 'Custom roles, Enterprise', tone: 'plain'},
    rows: [
      {icon: 'box', title: 'Yard', note: 'Orders of its own branch'},
      {icon: 'users', title: 'Counter', note: 'All contacts and orders, own quotes'},
      {icon: 'brief', title: 'Office', note: 'Everything', on: true},
      {icon: 'lock', title: 'Export', note: 'Asks the owner first'},
    ],
  },
} satisfies Record<string, Picture>;

export const implementationIntegrationHero = {
  kind: 'pair',
  before: {
    tag: 'Before: contacts_final_v7.xls',
    picture: {
      kind: 'table',
      look: 'sheet',
      label:
        'The old sheet of Redwater Supply: Hugh Iverson three times with two numbers, and a note where the stage should be.',
      title: 'contacts_final_v7.xls',
      head: ['Name', 'Phone', 'Stage'],
      rows: [
        ['IVERSON, H.', '416-555-0171', '*hot / call??'],
        ['Hugh Iverson', '*4165550171', 'Quote'],
        ['H Iverson (new)', '*555-0198', ''],
        ['Dahl Plumbing', '', '*see notes'],
        ['DAHL', '416 555 0133', 'Won?'],
        ['Pellow & Co', '905-555-0120', 'Lead'],
      ],
    },
  },
  after: {
    tag: 'After: week 5',
    picture: {
      kind: 'record',
      label:
        'The record of Hugh Iverson after the move: three rows merged into one, with two quotes, an open order of $6,420 and the next step on June 16.',
      person: {name: 'Hugh Iverson', initials: 'HI', tone: 'ink'},
      chip: {text: 'Merged from 3', tone: 'done'},
      timeline: [
        {icon: 'document', title: 'Quote 884', note: '$6,420, opened twice', right: 'Jun 11', on: true},
        {icon: 'phone', title: 'Call', note: '4 min, about delivery', right: 'Jun 10'},
        {icon: 'message', title: 'Text', note: '“Can it come Monday?”', right: 'Jun 9'},
        {icon: 'repeat', title: 'Merged', note: 'Two older rows, notes kept', right: 'Jun 2'},
        {icon: 'bag', title: 'Order 1207', note: 'Delivered, $1,940', right: 'May 6'},
        {icon: 'document', title: 'Quote 402', note: 'Won, $2,240', right: '2022'},
        {icon: 'card', title: 'First order', note: 'From the old system', right: '2021'},
      ],
      facts: [
        {label: 'Orders', value: '7'},
        {label: 'Open', value: '$6,420'},
        {label: 'Owner', value: 'Wes Redwater', owner: {initials: 'WR', tone: 'apricot'}},
        {label: 'Next step', value: 'Delivery, Jun 16', chip: true},
      ],
    },
  },
} as const satisfies HeroArt;

export const implementationIntegrationClosing: ClosingChart = {
  kind: 'bars',
  caption: 'Redwater Supply, 26,140 records moved in week 2',
  label: '26,140 records: 1,940 deals, 2,620 notes and files, 3,160 appointments, 18,420 contacts.',
  rows: [
    {name: 'Deals', value: 1940, shown: '1,940'},
    {name: 'Notes and files', value: 2620, shown: '2,620'},
    {name: 'Appointments', value: 3160, shown: '3,160'},
    {name: 'Contacts', value: 18420, shown: '18,420'},
  ],
};
