import type {PictureOf} from '#src/content/schema/pictures/picture';

/** The four tools on the home page, each showing a moment of Tomas Whitlock's test drive. */
export const crmPicture: PictureOf<'record'> = {
  kind: 'record',
  label:
    'Contact record of Tomas Whitlock: a timeline of six messages, calls, visits and workflow steps next to his $46,900 deal and its next step, a test drive on Thursday at 10:30.',
  person: {name: 'Tomas Whitlock', initials: 'TW', tone: 'ink'},
  chip: {text: 'Booked', tone: 'active'},
  timeline: [
    {icon: 'message', title: 'Text', note: '“Yes, Thursday 10:30 works.”', right: '2 min'},
    {
      icon: 'bolt',
      title: 'Workflow',
      note: 'Moved to Booked, reminder set for Wed 6 PM',
      right: '2 min',
      on: true,
    },
    {icon: 'phone', title: 'Call', note: 'Daniel, 6 min. Asked about trade-in value', right: 'Sat'},
    {icon: 'mail', title: 'Email', note: 'Opened “Four cars you looked at” three times', right: 'Mon'},
    {icon: 'globe', title: 'Form', note: 'Test-drive request from /inventory/ridgeback-xl', right: 'Mon'},
    {icon: 'globe', title: 'Visit', note: 'Looked at four cars, saved one', right: 'Sat'},
  ],
  facts: [
    {label: 'Deal', value: '2024 Ridgeback XL'},
    {label: 'Value', value: '$46,900'},
    {label: 'Owner', value: 'Daniel Reyes', owner: {initials: 'DR', tone: 'apricot'}},
    {label: 'Source', value: 'Website form'},
    {label: 'Next step', value: 'Test drive, Thu 10:30', chip: true},
  ],
};

export const inboxPicture: PictureOf<'inbox'> = {
  kind: 'inbox',
  label:
    'Shared inbox with six threads. In the open one, Tomas Whitlock accepts a test drive by text for Thursday at 10:30, and it is booked.',
  threads: [
    {
      person: {initials: 'TW', tone: 'ink'},
      name: 'Tomas Whitlock',
      text: 'Yes, Thursday 10:30 works.',
      time: '11:43',
      on: true,
    },
    {
      person: {initials: 'EP', tone: 'lime'},
      name: 'Elena Petrova',
      text: 'Could you resend the invoice?',
      time: '2:18',
    },
    {
      person: {initials: 'HC', tone: 'apricot'},
      name: 'Halden Courier',
      text: 'Re: Fleet renewal, 14 vans',
      time: '5:31',
    },
    {person: {initials: 'JB'}, name: 'Jonas Berg', text: 'Is the wagon still available?', time: 'Tue'},
    {
      person: {initials: 'MS', tone: 'apricot'},
      name: 'Marta Silva',
      text: 'Thanks, see you on Friday',
      time: 'Tue',
    },
    {person: {initials: 'NH'}, name: 'Noor Haddad', text: 'Signed. Where do I pick it up?', time: 'Mon'},
  ],
  messages: [
    {from: 'us', text: 'Hi Tomas, the Ridgeback you asked about is on the lot. Thursday 10:30 or Friday 2:00?'},
    {from: 'note', text: 'Text · sent by “Test-drive request”'},
    {from: 'them', text: 'Yes, Thursday 10:30 works.'},
    {from: 'note', text: 'Booked in Daniel’s calendar'},
  ],
};

export const boardPicture: PictureOf<'board'> = {
  kind: 'board',
  label:
    'Pipeline board with 42 new leads, 17 qualified deals and 9 booked. A $52,300 pickup lease is being dragged from Qualified to Booked.',
  columns: [
    {
      name: 'New lead',
      tone: 'early',
      count: '42',
      cards: [
        {title: 'Trade-in inquiry', note: 'Ivy Lindqvist', value: '$18,400', owner: {initials: 'MO'}},
        {
          title: 'City EV, 2 units',
          note: 'Oakline Studio',
          value: '$61,000',
          owner: {initials: 'DR', tone: 'apricot'},
        },
        {title: 'Used wagon', note: 'Jonas Berg', value: '$14,750', owner: {initials: 'PN', tone: 'lime'}},
      ],
    },
    {
      name: 'Qualified',
      tone: 'active',
      count: '17',
      cards: [
        {title: 'Ridgeback XL', note: 'Tomas Whitlock', value: '$46,900', owner: {initials: 'TW', tone: 'ink'}},
        'ghost',
        {title: 'Service plan', note: 'Marta Silva', value: '$3,900', owner: {initials: 'PN', tone: 'lime'}},
      ],
    },
    {
      name: 'Booked',
      tone: 'waiting',
      count: '9',
      cards: [
        {title: 'Fleet renewal', note: 'Halden Courier', value: '$84,200', owner: {initials: 'MO'}},
        {
          title: 'Pickup, leased',
          note: 'Brandt Roofing',
          value: '$52,300',
          owner: {initials: 'DR', tone: 'apricot'},
          dragged: true,
        },
      ],
    },
  ],
};

export const flowPicture: PictureOf<'flow'> = {
  kind: 'flow',
  label:
    'Workflow that answers a test-drive request: it texts two time slots and waits up to two hours. A reply books the appointment and moves the deal; no reply creates a call task. It ran 134 times in June, and 33 percent booked.',
  title: 'Test-drive request',
  chip: {text: 'Live', tone: 'done'},
  note: '134 runs in June · 33% booked',
  steps: [
    {icon: 'globe', title: 'Form submitted', note: 'Test-drive request'},
    {icon: 'message', title: 'Send text', note: 'Offer two time slots', tone: 'active'},
    {icon: 'clock', title: 'Wait for reply', note: 'Up to 2 hours', tone: 'waiting'},
  ],
  outcomes: [
    {icon: 'calendar', title: 'Book appointment', note: 'In the owner’s calendar', tone: 'active', tag: 'Reply'},
    {icon: 'board', title: 'Move deal', note: 'Qualified to Booked', tone: 'active'},
    {icon: 'phone', title: 'Create call task', note: 'For the owner, in 1 hour', tag: 'No reply'},
  ],
};
