import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {redwater} from '#src/content/world/redwater';
import type {Picture} from '#src/world/schema/picture';
import {settingPanes, shot} from '#src/world/shots';

/** Redwater Supply: 26,140 records read from the old system, 24,828 of them kept from the old system. */
export const implementationIntegrationPictures = {
  check: {
    kind: 'sheet',
    label:
      'Migration check in week 2 of 5: 26,140 records read, 1,312 duplicates merged, and 24,828 moved. 17,108 contacts, 3,160 appointments, 1,940 deals, 2,620 notes and files.',
    title: 'Migration check',
    note: '1,312 duplicates merged',
    columns: ['Records', 'Moved', 'Check'],
    rows: [
      ['Contacts', '17,108', {text: 'Complete', tone: 'active'}],
      ['Appointments', '3,160', {text: 'Complete', tone: 'active'}],
      ['Notes and files', '2,620', {text: 'Complete', tone: 'active'}],
      ['Deals', '1,940', {text: 'Complete', tone: 'active'}],
      ['All', '24,828', {text: 'Complete', tone: 'active'}],
    ],
    on: 4,
  },
  merge: {
    kind: 'sheet',
    label: 'Week 2: the full import is done, email, calendar and phone are connected, 38 records wait for a decision.',
    title: 'Week 2',
    note: 'Imported',
    columns: ['What', 'State'],
    rows: [
      ['Full import', {text: 'Done', tone: 'active'}],
      ['Email', {text: 'Connected', tone: 'active'}],
      ['Calendar', {text: 'Connected', tone: 'active'}],
      ['Phone', {text: 'Ported', tone: 'active'}],
      ['Your decision', {text: '38 records', tone: 'waiting'}],
    ],
    on: 4,
  },
  connect: {
    kind: 'sheet',
    label:
      'Week 3: accounting and payments sync both ways, stock arrives in a nightly file, and two follow-ups are built.',
    title: 'Week 3',
    note: 'Connections',
    columns: ['System', 'Sync', 'State'],
    rows: [
      ['QuickBooks', 'Both ways', {text: 'Live', tone: 'active'}],
      ['Stripe', 'Both ways', {text: 'Live', tone: 'active'}],
      ['Stock file', 'Nightly', {text: 'Live', tone: 'active'}],
      ['Two follow-ups', 'On a quote', {text: 'Built', tone: 'active'}],
    ],
  },
  tests: {
    kind: 'sheet',
    label: 'Week 4: acceptance tests, 21 of 24 checked off by Redwater’s team.',
    title: 'Acceptance, week 4',
    note: '21 of 24',
    columns: ['Test', 'By', 'Result'],
    rows: [
      ['Search by mobile', 'Wes', {text: 'Passed', tone: 'active'}],
      ['Quote to order', 'Ana', {text: 'Passed', tone: 'active'}],
      ['Refund in Stripe', 'Ana', {text: 'Passed', tone: 'active'}],
      ['Yard tablet', 'Wes', {text: 'Open', tone: 'waiting'}],
    ],
    on: 3,
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
  mapping: shot(
    redwater,
    '2025-05-14T16:00',
    settingPanes('Imports', {
      note: 'contacts.csv, 18,420 rows',
      head: ['Your column', 'Our field', 'Check'],
      rows: [
        ['Full name', 'First, last', {text: 'Split', tone: 'active'}],
        ['cell', 'Mobile', {text: 'Cleaned', tone: 'active'}],
        ['Email 2', 'Email', {text: 'Matched', tone: 'active'}],
        ['src', 'Source', {text: 'Matched', tone: 'active'}],
        ['Branch', 'Location', {text: 'Matched', tone: 'active'}],
        ['Street, no.', 'Address', {text: 'Cleaned', tone: 'active'}],
        ['Since', 'Customer since', {text: 'Matched', tone: 'active'}],
        ['Remarks', 'Notes', {text: 'Matched', tone: 'active'}],
        ['Old stage', 'Choose a field', {text: 'Your turn', tone: 'waiting'}],
      ],
      on: 8,
    }),
  ),
  access: shot(
    redwater,
    '2025-06-11T16:00',
    settingPanes('Roles', {
      note: 'Custom roles, Enterprise',
      head: ['Area', 'Yard', 'Counter', 'Office'],
      rows: [
        ['Orders', 'Own branch', 'All', 'All'],
        ['Deliveries', 'Own branch', 'All', 'All'],
        ['Stock', 'Own branch', 'All', 'All'],
        ['Contacts', 'No', 'All', 'All'],
        ['Quotes', 'No', 'Own', 'All'],
        ['Prices', 'No', 'List', 'All'],
        ['Invoices', 'No', 'No', 'All'],
        ['Reports', 'No', 'No', 'All'],
        ['Export', 'No', 'No', 'Asks'],
      ],
    }),
  ),
} satisfies Record<string, Picture>;

export const implementationIntegrationHero = {
  kind: 'pair',
  before: {
    tag: 'Before: contacts_final_v7.xls',
    picture: {
      kind: 'sheet',
      isFile: true,
      label:
        'The old sheet of Redwater Supply: Hugh Iverson three times with two numbers, and a note where the stage should be.',
      title: 'contacts_final_v7.xls',
      columns: ['Name', 'Phone', 'Stage'],
      rows: [
        ['IVERSON, H.', '416-555-0171', 'hot / call??'],
        ['Hugh Iverson', '4165550171', 'Quote'],
        ['H Iverson (new)', '555-0198', ''],
        ['Dahl Plumbing', '', 'see notes'],
        ['DAHL', '416 555 0133', 'Won?'],
        ['Pellow & Co', '905-555-0120', 'Lead'],
      ],
    },
  },
  after: {
    tag: 'After: week 5',
    picture: shot(
      redwater,
      '2025-06-11T16:00',
      [
        {pane: 'activity', of: 'hugh'},
        {pane: 'record', of: 'hugh'},
      ],
      {narrow: 0, focus: 'hugh', also: 'Three rows of the old sheet became one record.'},
    ),
  },
} as const satisfies HeroArt;

export const implementationIntegrationClosing: ClosingChart = {
  kind: 'bars',
  caption: 'Redwater Supply, 24,828 records moved in week 2',
  label: '24,828 records: 1,940 deals, 2,620 notes and files, 3,160 appointments, 17,108 contacts.',
  rows: [
    {name: 'Deals', value: 1940, shown: '1,940'},
    {name: 'Notes and files', value: 2620, shown: '2,620'},
    {name: 'Appointments', value: 3160, shown: '3,160'},
    {name: 'Contacts', value: 17108, shown: '17,108'},
  ],
};
