import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {clearwater} from '#src/content/world/clearwater';
import {listed} from '#src/world/describe';
import {timeText} from '#src/world/moment';
import {phonePicture} from '#src/world/pictures';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import {freeTimes} from '#src/world/views';

/** The doctor's free half hours on June 12, before Ines takes one. */
const slots = freeTimes(clearwater, 'chair1', '2025-06-09T21:38', 30, [
  '2025-06-12T08:00',
  '2025-06-12T09:00',
  '2025-06-12T10:30',
  '2025-06-12T11:00',
  '2025-06-12T13:30',
  '2025-06-12T14:00',
]).map((start) => timeText(start, 'half'));

/** Days of June that can be booked on the evening of June 9. */
const openDays = [10, 11, 12, 13, 17, 18, 19, 20, 24, 26, 27];

/** Clearwater Dental: Ines Duarte books, confirms and returns. */
export const bookMoreClientsPictures = {
  chairs: shot(clearwater, '2025-06-12T09:00', [{pane: 'day', date: '2025-06-12', hours: [8, 18]}], {focus: 'ines'}),
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
  reminder: shot(
    clearwater,
    '2025-06-11T18:38:10',
    [
      {pane: 'threads', open: 'ines', rows: 8},
      {pane: 'talk', with: 'ines', from: '2025-06-11T18:00'},
    ],
    {focus: 'ines', also: 'Another patient cancels, and the waitlist fills her time.'},
  ),
  rebooking: shot(clearwater, '2025-07-10T18:04:10', [{pane: 'talk', with: 'ines', from: '2025-06-12T17:30'}], {
    focus: 'ines',
  }),
  availability: shot(clearwater, '2025-06-12T09:00', [{pane: 'day', date: '2025-06-12', hours: [8, 15]}], {
    focus: 'ines',
  }),
} satisfies Record<string, Picture>;

export const bookMoreClientsHero: HeroArt = {
  kind: 'duo',
  ground: 'mint',
  phone: phonePicture(clearwater, 'ines', '2025-06-09T21:39', '2025-06-09T21:42'),
  desk: {
    kind: 'booking',
    label: `Booking page for a 30-minute new patient consultation: June 2025 with ${openDays.length} days open, June 12 selected, five times offered and 10:30 AM chosen.`,
    title: 'New patient consultation',
    duration: '30 min',
    zone: 'Eastern Time',
    month: 'June 2025',
    note: `${openDays.length} days open`,
    startsOn: 0,
    days: 30,
    open: openDays,
    selected: 12,
    dayLabel: 'June 12',
    slots,
    selectedSlot: '10:30 AM',
  },
};

export const bookMoreClientsClosing: ClosingChart = {
  kind: 'squares',
  caption: `Clearwater Dental, June: ${openDays.length} open days left to book`,
  label: `Calendar of June with ${openDays.length} open days: ${listed(openDays.map(String))}.`,
  total: 30,
  on: openDays,
};
