import {company, phoneHref} from './company/company';

/** The calendar that demos are booked in: ours, or another one (GoHighLevel, Calendly, Cal.com) by its page. */
export const calendarUrl = process.env.BOOKING_CALENDAR_URL || '/book';

/** Whether it is ours: `isOwnCalendar` of `src/contracts/booking.ts`. If not, the site offers no times of its own. */
export const ownsCalendar = !/^(?:https?:)?\/\//i.test(calendarUrl.trim());

/** How to book without JavaScript. */
export const plainBooking = ownsCalendar
  ? {label: 'Choose a time from a list', href: '/api/bookings/form'}
  : {label: 'Open the calendar on its own page', href: calendarUrl};

/** Ways to book without the calendar in the dialog. */
export const otherWays = {calendarUrl, email: company.supportEmail, phone: company.phone, phoneHref};
