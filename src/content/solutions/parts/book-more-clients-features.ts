import {bookMoreClientsPictures as pictures} from '#src/content/pictures/offers/book-more-clients';
import type {OfferContent} from '#src/content/schema/families';

/** Cards on /solutions/book-more-clients. Each links to a guide. */
export const bookMoreClientsFeatures: OfferContent['features']['items'] = [
  {
    icon: 'calendar',
    title: 'Live availability',
    picture: pictures.chairs,
    description: 'Reads every calendar you connect, per person and per room.',
    to: '/docs/calendars-and-booking/connect-your-calendar',
  },
  {
    icon: 'users',
    title: 'Team schedules',
    description: 'Share bookings by skill, location or whose turn it is.',
    to: '/docs/calendars-and-booking/share-bookings-across-a-team',
  },
  {
    icon: 'card',
    title: 'Deposits',
    description: 'Take a part or the full price when the slot is chosen.',
    to: '/docs/calendars-and-booking/take-deposits',
  },
  {
    icon: 'message',
    title: 'Two-way texts',
    description: 'Clients confirm, move or ask. The thread stays with the booking.',
    to: '/docs/calendars-and-booking/send-appointment-reminders',
  },
  {
    icon: 'clock',
    title: 'Waitlist',
    description: 'The first three people are asked; the first yes gets the slot.',
    to: '/docs/calendars-and-booking/fill-openings-from-the-waitlist',
  },
  {
    icon: 'document',
    title: 'Intake forms',
    description: 'Ask once, before the visit. Answers fill the client record.',
    to: '/docs/forms-and-websites/build-a-form',
  },
  {
    icon: 'video',
    title: 'Online sessions',
    description: 'A private meeting link is created with each remote visit.',
    to: '/docs/calendars-and-booking/create-a-booking-page',
  },
  {
    icon: 'chart',
    title: 'Utilization',
    description: 'See appointments, no-shows and income side by side, for any period.',
    to: '/docs/reports-and-dashboards/build-a-dashboard',
  },
];
