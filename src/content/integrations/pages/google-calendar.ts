import {drive, times, tomas} from '#src/content/lead/moments';
import {buttons, calendarPath, fields} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';

export const googleCalendar: IntegrationContent = {
  slug: 'google-calendar',
  name: 'Google Calendar',
  mark: 'calendar',
  meta: {
    title: 'Google Calendar integration for your CRM',
    description:
      'Connect Google Calendar to Scalewell: busy times block your booking page, and each booking appears in your own calendar within minutes.',
  },
  lead: 'Your busy times block the booking page. Each booking lands in your own calendar.',
  hero: {
    label: `${tomas.name} books a test drive for ${drive.time}. It appears in Google Calendar with his phone number, and the busy hour at 9:00 was never offered to him.`,
    theirs: {
      figure: drive.time,
      caption: 'Thursday, June 12',
      chip: 'Added',
      rows: [
        ['Event', `Test drive, ${tomas.name}`],
        ['Phone', tomas.phone],
        ['9:00', 'Busy, title hidden'],
      ],
    },
    ours: {
      name: tomas.name,
      day: 'Mon, June 9',
      initials: tomas.initials,
      lit: 1,
      rows: [
        {
          time: times.answered,
          icon: 'clock',
          title: 'Two free times offered',
          note: '9:00 is busy, so it wasn’t offered',
        },
        {time: times.replied, icon: 'calendar', title: `Booked ${drive.time}`, note: 'Saved in Google Calendar'},
        {time: times.replied, icon: 'message', title: 'Confirmation sent', note: 'Text, with a link to reschedule'},
      ],
    },
    over: 'Booking',
    under: 'Busy event, no title',
  },
  moves: {
    direction: 'both',
    ours: [
      'Booking, with the customer’s phone number',
      'Rescheduled or canceled time',
      'Round-robin and team bookings',
    ],
    theirs: ['Busy event, without its title', 'Moved or deleted booking', 'Holidays marked as busy'],
    note: 'Customers never see why you’re busy. Before a slot is confirmed, Scalewell checks your calendar once more.',
  },
  uses: [
    'Offer only the times that are free in every calendar you select',
    'Remind the customer by text, and free the slot if they cancel',
    'Book a demo with the first teammate who’s free',
  ],
  steps: [
    `Choose your initials at the bottom left, then ${calendarPath}.`,
    `Choose ${buttons.connect}, pick Google and sign in.`,
    `Under ${fields.blocks}, select every calendar that makes you busy.`,
    `Under ${fields.newBookings}, choose one calendar, then choose ${buttons.save}.`,
  ],
  limits: [
    'Each person connects their own calendar; an Admin connects rooms and equipment.',
    'Changes usually arrive within a few minutes.',
    'Events marked as free don’t block time.',
    'Up to 10 calendars per person.',
  ],
  setup: 'Each person; an Admin for rooms and equipment',
  access: 'Busy times of the calendars you select, and writing to the one that bookings go to',
  guide: {label: 'Connect your calendar', to: '/docs/calendars-and-booking/connect-your-calendar'},
};
