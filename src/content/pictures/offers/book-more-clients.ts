import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Clearwater Dental: Ines Duarte books, confirms and returns. */
export const bookMoreClientsPictures = {
  page: {
    kind: 'site',
    label:
      'The booking page of Clearwater Dental: choose a visit, a free 30-minute consultation or a 45-minute cleaning at $140, and see only open times.',
    address: 'book.clearwater.example',
    firm: 'Clearwater Dental',
    links: [],
    action: 'See open times',
    title: 'Pick a time. We’ll be ready.',
    text: 'Day or night, in about a minute. No account, no call.',
    art: 'clinic',
    services: [
      ['Consultation', '30 min, free'],
      ['Cleaning', '45 min, $140'],
      ['New patients', 'This week'],
    ],
  },
  reminder: {
    kind: 'thread',
    label:
      'A text reminder sent on Wednesday at 6:00 PM, confirmed by the client with one digit; another client cancels, and the waitlist fills her slot in 7 minutes.',
    note: 'Wed, 6:00 PM',
    messages: [
      {from: 'us', text: 'See you tomorrow at 10:30, Ines. Reply 1 to confirm or 2 to move it.'},
      {from: 'them', text: '1'},
      {from: 'note', text: 'Confirmed in the calendar'},
      {from: 'us', text: 'Lena, tomorrow at 2:00 is open. Reply 1 to take it.'},
      {from: 'them', text: '1'},
      {from: 'note', text: 'Slot filled from the waitlist in 7 minutes'},
    ],
  },
  rebooking: {
    kind: 'list',
    label:
      'After the visit: a review request after 2 days, a rebooking message after 4 weeks, and the next visit on July 10 at 10:30.',
    rows: [
      {icon: 'heart', title: 'Thank-you text', right: 'Same evening'},
      {icon: 'star', title: 'Review request', right: '2 days after'},
      {icon: 'message', title: 'Five stars, posted', right: '3 days after'},
      {icon: 'repeat', title: '“Same time next month?”', right: '4 weeks after'},
      {icon: 'message', title: '“Yes, same time again”', right: '4 minutes later'},
      {icon: 'calendar', title: 'Next visit booked', chip: {text: 'Jul 10, 10:30', tone: 'done'}, on: true},
    ],
  },
  availability: {
    kind: 'day',
    label: 'June 12 at Clearwater Dental with six visits in four chairs: five confirmed, one filled from the waitlist.',
    title: 'June 12',
    chip: {text: '4 chairs', tone: 'plain'},
    rows: [
      {time: '9:00', title: 'Amal Idris', note: 'Cleaning, chair 1', status: 'Confirmed', tone: 'active'},
      {time: '9:45', title: 'Jo Whelan', note: 'Filling, chair 2', status: 'Confirmed', tone: 'active'},
      {time: '10:30', title: 'Ines Duarte', note: 'Consultation, chair 3', status: 'Confirmed', tone: 'done'},
      {time: '1:15', title: 'Sam Ode', note: 'Crown, chair 4', status: 'Confirmed', tone: 'active'},
      {time: '2:00', title: 'Lena Fischer', note: 'Cleaning, chair 1', status: 'From waitlist', tone: 'waiting'},
      {time: '3:30', title: 'Nina Roth', note: 'Cleaning, chair 3', status: 'Confirmed', tone: 'active'},
    ],
  },
  intake: {
    kind: 'panel',
    label: 'The intake form of Clearwater Dental with three fields; answers fill the client record.',
    title: 'Before your visit',
    rows: [
      {control: 'field', label: 'Date of birth', value: 'May 2, 1984'},
      {control: 'field', label: 'Insurance card', value: 'card-front.jpg'},
      {control: 'choice', label: 'Allergies', options: ['None', 'Yes'], chosen: 'None'},
    ],
    buttons: [{label: 'Send'}],
  },
} satisfies Record<string, Picture>;

export const bookMoreClientsHero: HeroArt = {
  kind: 'duo',
  ground: 'mint',
  phone: {
    kind: 'phone',
    label: 'Ines’s phone: she books June 12 at 10:30 AM, and a text confirms it with the address.',
    firm: 'Clearwater Dental',
    clock: '9:41',
    items: [
      {at: 'Monday, 9:40 PM'},
      {them: 'You’re booked, Ines. Same entrance as the pharmacy, second floor.'},
      {day: 'Thu', date: 12, title: 'Consultation, 10:30 AM', text: '30 min, Dr. Amin'},
      {me: 'Can my son come along?'},
      {them: 'Of course. There’s a corner with books.'},
    ],
  },
  desk: {
    kind: 'booking',
    label:
      'Booking page for a 30-minute new patient consultation: June 2025 with 11 days open, June 12 selected, five times offered and 10:30 AM chosen.',
    title: 'New patient consultation',
    duration: '30 min',
    zone: 'Eastern Time',
    month: 'June 2025',
    note: '11 days open',
    startsOn: 0,
    days: 30,
    open: [3, 5, 6, 10, 11, 12, 17, 19, 20, 24, 26],
    selected: 12,
    dayLabel: 'June 12',
    slots: ['9:00 AM', '9:45 AM', '10:30 AM', '1:15 PM', '2:00 PM'],
    selectedSlot: '10:30 AM',
  },
};

export const bookMoreClientsClosing: ClosingChart = {
  kind: 'squares',
  caption: 'Clearwater Dental, June: 11 open days left to book',
  label: 'Calendar of June with 11 open days: 3, 5, 6, 10, 11, 12, 17, 19, 20, 24 and 26.',
  total: 30,
  on: [3, 5, 6, 10, 11, 12, 17, 19, 20, 24, 26],
};
