import {northfieldMotorsStory} from '#src/content/case-studies/automotive';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {endsOf, planFacts} from '#src/content/customers/quote-of';
import type {CustomerStory} from '#src/content/schema/case-studies';
import {northfield} from '#src/content/world/northfield';
import {shot} from '#src/world/shots';

const drives = endsOf(northfieldMotors);
const [result] = northfieldMotors.results;
const reply = {before: '3 hours', after: '1 min'};

export const northfieldMotorsPage: CustomerStory = {
  slug: 'northfield-motors',
  customer: northfieldMotors,
  meta: {
    title: `${northfieldMotors.name}: ${result.figure} as many test drives`,
    description: `How a dealership with two stores cut its first reply from ${reply.before} to ${reply.after}, and went from ${drives.before} to ${drives.after} test drives a week.`,
  },
  headline: 'Northfield Motors answers the weekend leads before Monday',
  facts: [
    {label: 'Industry', value: 'Automotive'},
    {label: 'Team', value: '22 people, two stores'},
    ...planFacts(northfieldMotors.firm),
    {label: 'Uses', value: 'Texting, workflows, calendar'},
  ],
  problem: {
    text: [
      northfieldMotorsStory.challenge,
      'Saturday’s list sat in a shared mailbox. On Monday three people answered the same lead, and no one answered the one below it.',
    ],
    picture: {
      kind: 'sheet',
      label:
        'Shared mailbox on Monday at 8:55 AM: one inquiry was answered three times, and six have waited 36 to 38 hours.',
      title: 'Shared mailbox',
      note: 'Monday 8:55 AM',
      columns: ['Subject', 'Came', 'State'],
      rows: [
        ['Trade-in, sedan', 'Sat 3:50 PM', {text: 'Answered 3 times', tone: 'plain'}],
        ['Test drive, compact', 'Sat 6:40 PM', {text: 'Waiting 38 h', tone: 'waiting'}],
        ['Hours on Sunday?', 'Sat 6:50 PM', {text: 'Waiting 38 h', tone: 'waiting'}],
        ['Used wagon, 2019', 'Sat 7:40 PM', {text: 'Waiting 37 h', tone: 'waiting'}],
        ['Price of the City EV', 'Sat 7:50 PM', {text: 'Waiting 37 h', tone: 'waiting'}],
        ['Lease, pickup', 'Sat 8:30 PM', {text: 'Waiting 36 h', tone: 'waiting'}],
        ['Is the blue one gone?', 'Sat 8:50 PM', {text: 'Waiting 36 h', tone: 'waiting'}],
      ],
    },
  },
  weeks: [
    {
      when: 'Week 1',
      title: 'Four thousand contacts out of the spreadsheet',
      text: 'Columns matched once by hand, duplicates merged by phone number.',
    },
    {
      when: 'Week 2',
      title: 'One workflow for every inquiry after closing',
      text: 'The form starts it. A text with two test-drive times leaves within a minute.',
    },
    {
      when: 'Week 3',
      title: 'The first Saturday',
      text: 'Five inquiries came in after closing. Each had an answer within a minute.',
      picture: shot(
        northfield,
        '2025-04-19T21:58:10',
        [
          {pane: 'talk', with: 'grace'},
          {pane: 'record', of: 'grace'},
        ],
        {narrow: 0, focus: 'grace'},
      ),
    },
    {
      when: 'Week 5',
      title: 'The desk sees who has confirmed',
      text: 'A sheet for each day, and a second text to anyone who hasn’t replied.',
    },
  ],
  outcome: {
    title: 'Thirteen weeks later',
    source: 'From the dealership’s own reports, March to June.',
    rows: [
      {label: 'Test drives a week', before: String(drives.before), after: String(drives.after)},
      {label: 'Median first reply', ...reply},
      {label: 'Inquiries that become a visit', before: '21%', after: '27%'},
      {label: 'Admin tasks a day, per person', before: '25', after: '11'},
    ],
  },
  solution: {label: 'Book more clients', to: '/solutions/book-more-clients'},
  next: {label: 'Harbour & Pine: twelve spreadsheets, one board', to: '/case-studies/harbour-and-pine'},
};
