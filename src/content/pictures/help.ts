import {story} from '#src/content/story/northfield';
import type {Picture} from '#src/content/schema/pictures/picture';

/** A small screen for each topic card of the help center. Numbers agree with the guides. */
export const helpPictures = {
  start: {
    kind: 'list',
    label: 'Setup list: company and hours, contacts and calendar are done, inviting the team is next.',
    title: 'Set up your account',
    chip: {text: '1 to go', tone: 'active'},
    rows: [
      {icon: 'check', title: 'Company and hours', right: 'Done'},
      {icon: 'check', title: 'Import contacts', right: 'Done'},
      {icon: 'check', title: 'Connect your calendar', right: 'Done'},
      {icon: 'users', title: 'Invite your team', right: 'Next'},
    ],
  },
  board: {
    kind: 'board',
    label:
      'Pipeline board with two stages: New lead has City EV, 2 units, for $61,000, and Qualified has Ridgeback XL for $46,900.',
    columns: [
      {
        name: 'New lead',
        tone: 'early',
        count: '42',
        cards: [{title: 'City EV, 2 units', note: 'Oakline Studio', value: '$61,000', owner: {initials: 'OS'}}],
      },
      {
        name: 'Qualified',
        tone: 'active',
        count: '17',
        cards: [
          {
            title: 'Ridgeback XL',
            note: 'Tomas Whitlock',
            value: story.car.price,
            owner: {initials: story.shopper.initials},
          },
        ],
      },
    ],
  },
  thread: {
    kind: 'thread',
    label:
      'Text thread: we offer Thursday 10:30 or Friday 2:00, the customer takes Thursday 10:30, and the time is booked.',
    messages: [
      {from: 'us', text: 'Thursday 10:30 or Friday 2:00?'},
      {from: 'them', text: 'Yes, Thursday 10:30 works.'},
      {from: 'note', text: 'Booked in Daniel’s calendar'},
    ],
  },
  flow: {
    kind: 'flow',
    label:
      'Workflow: a submitted form sends a text, and after a reply the time is booked; after 2 hours of silence a call task starts.',
    title: 'Test-drive request',
    steps: [
      {icon: 'document', title: 'Form submitted', note: 'Test-drive request'},
      {icon: 'message', title: 'Send text', note: 'Offer two times', tone: 'active'},
    ],
    outcomes: [
      {icon: 'calendar', title: 'Book', note: 'Owner’s calendar', tag: 'Reply'},
      {icon: 'phone', title: 'Call task', note: 'After 2 hours', tag: 'No reply'},
    ],
  },
  booking: {
    kind: 'list',
    label: 'Test drive, 45 minutes: 12:30 and 2:00 are open on Thursday, June 12, and 10:30 is chosen.',
    title: 'Test drive',
    note: `${story.drive.minutes} min`,
    rows: [
      {icon: 'clock', title: '10:30 AM', note: 'June 12', right: 'Chosen', on: true},
      {icon: 'clock', title: '12:30 PM', note: 'June 12', right: 'Open'},
      {icon: 'clock', title: '2:00 PM', note: 'June 12', right: 'Open'},
    ],
  },
  payments: {
    kind: 'list',
    label: 'Invoices: 1042 for $1,240 is overdue, 1043 for $480 is paid, and 1044 for $2,100 is sent.',
    title: 'Invoices',
    rows: [
      {icon: 'document', title: 'Invoice 1042', note: '$1,240', right: 'Overdue', on: 'alert'},
      {icon: 'document', title: 'Invoice 1043', note: '$480', right: 'Paid'},
      {icon: 'document', title: 'Invoice 1044', note: '$2,100', right: 'Sent'},
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>;
