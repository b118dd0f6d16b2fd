import type {IntegrationContent} from '#src/content/schema/integrations';

export const googleCalendar: IntegrationContent = {
  slug: 'google-calendar',
  name: 'Google Calendar',
  meta: {
    title: 'Google Calendar integration for your CRM',
    description:
      'Connect Google Calendar to Scalewell: busy times block your booking page, and each booking appears in your own calendar within minutes.',
  },
  lead: 'Your busy times block the booking page. Each booking lands in your own calendar.',
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
    'Choose your initials at the bottom left, then My profile > Calendar.',
    'Choose Connect, pick Google and sign in.',
    'Under Blocks my time, select every calendar that makes you busy.',
    'Under New bookings go to, choose one calendar, then choose Save.',
  ],
  limits: [
    'Each person connects their own calendar; an Admin connects rooms and equipment.',
    'Changes usually arrive within a few minutes.',
    'Events marked as free don’t block time.',
    'Up to 10 calendars per person.',
  ],
  access: 'Busy times of the calendars you select, and writing to the one that bookings go to',
  guide: {label: 'Connect your calendar', to: '/docs/calendars-and-booking/connect-your-calendar'},
};
