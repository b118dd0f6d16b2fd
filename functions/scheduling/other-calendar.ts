import type {Problem} from '../http/problems/problem';

/** With `BOOKING_CALENDAR_URL`, nothing is booked here. */
export const otherCalendar = {
  status: 404,
  outcome: 'other-calendar',
  title: 'Demos are booked in another calendar',
  detail: 'This address no longer shows or takes bookings. To move or cancel a demo that you booked here, email us.',
} as const satisfies Problem;
