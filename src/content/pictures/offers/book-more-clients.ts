import type {Picture} from '#src/mocks/types';

/** Clearwater Dental: Priya Nair books, confirms and comes back. */
export const bookMoreClientsPictures = {
  hero: {
    kind: 'booking',
    label:
      'Booking page for a 30-minute new patient consultation: June 2025 with 11 days open, Thursday, June 12 selected, five times offered and 10:30 AM chosen.',
    title: 'New patient consultation',
    duration: '30 min',
    zone: 'Eastern Time',
    month: 'June 2025',
    note: '11 days open',
    startsOn: 0,
    days: 30,
    open: [3, 5, 6, 10, 11, 12, 17, 19, 20, 24, 26],
    selected: 12,
    dayLabel: 'Thursday, June 12',
    slots: ['9:00 AM', '9:45 AM', '10:30 AM', '1:15 PM', '2:00 PM'],
    selectedSlot: '10:30 AM',
  },
  link: {
    kind: 'list',
    label:
      'A booking page address with two visit types: a free 30-minute consultation and a 45-minute cleaning at $140.',
    title: 'Your booking page',
    rows: [
      {icon: 'link', title: 'book.clearwater.example', right: 'Copy'},
      {title: 'Consultation', note: '30 min', right: 'Free'},
      {title: 'Cleaning', note: '45 min', right: '$140'},
    ],
  },
  reminder: {
    kind: 'thread',
    label: 'A text reminder sent on Wednesday at 6:00 PM, confirmed by the client with one digit.',
    note: 'Wed, 6:00 PM',
    messages: [
      {from: 'us', text: 'See you tomorrow at 10:30, Priya. Reply 1 to confirm or 2 to move it.'},
      {from: 'them', text: '1'},
      {from: 'note', text: 'Confirmed in the calendar'},
    ],
  },
  rebooking: {
    kind: 'list',
    label:
      'After the visit: a review request after 2 days, a rebooking message after 4 weeks, and the next visit on July 10 at 10:30.',
    rows: [
      {icon: 'star', title: 'Review request', right: '2 days after'},
      {icon: 'repeat', title: '“Same time next month?”', right: '4 weeks after'},
      {icon: 'calendar', title: 'Next visit booked', chip: {text: 'Jul 10, 10:30', tone: 'done'}, on: true},
    ],
  },
} satisfies Record<string, Picture>;
