import type {CompareContent} from '#src/content/schema/compare';

/** The pictures of /compare: the same Monday in a spreadsheet, in five tools and in one system. */
export const monday: CompareContent['monday'] = {
  sheet: {
    label:
      'Monday, 9:05, in a spreadsheet: Dana and Aisha are typing in the same cell of Marcus Hale’s row, which says that someone called him.',
    title: 'customers-new-2',
    chip: '2 editing',
    head: ['Name', 'Wants', 'Status'],
    rows: [
      ['Hazel Quinn', 'Trade-in', 'Sent offer'],
      ['Marcus Hale', 'City EV', 'Called him'],
      ['Perrin & Co', 'Two vans', 'Ask Cole'],
      ['Aaron Dahl', 'Test drive', 'Won?'],
    ],
    busyRow: 1,
    editors: ['Dana', 'Aisha'],
  },
  tools: {
    label:
      'The same minute in five tools: Marcus Hale’s phone number is copied from the form tool and pasted into the texting tool.',
    tabs: [
      {icon: 'edit', name: 'Forms', on: true},
      {icon: 'mail', name: 'Mail'},
      {icon: 'message', name: 'Texts', on: true},
      {icon: 'calendar', name: 'Times'},
      {icon: 'card', name: 'Pay'},
    ],
    from: {tool: 'Forms', time: '8:52', text: 'Marcus Hale, City EV', number: '(416) 555-0193', chip: 'Copied'},
    to: {tool: 'Texts', time: '9:05', text: 'To:', number: '(416) 555-0193', draft: 'Hi, is this about the…'},
  },
  record: {
    label:
      'The same Monday in one system: Marcus Hale’s message at 8:52, the reply at 8:53 and his test drive, booked at 8:58, are on one record.',
    name: 'Marcus Hale',
    initials: 'MH',
    chip: 'Booked',
    lit: 2,
    rows: [
      {time: '8:52', icon: 'message', title: 'Asked about the City EV'},
      {time: '8:53', icon: 'bolt', title: 'Replied, two times offered'},
      {time: '8:58', icon: 'calendar', title: 'Test drive, Wed, June 11, 10:00'},
      {time: '9:05', icon: 'user', title: 'Dana opens the record'},
      {time: 'Next', icon: 'flag', title: 'Have the car out front'},
    ],
  },
};
