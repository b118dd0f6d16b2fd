import type {FreeTimesLabels} from '#src/content/schema/booking';
import {booking} from '#src/content/booking';
import {calendarUrl, ownsCalendar} from '#src/content/calendar';
import {company} from '#src/content/company/company';

const [length, place] = booking.facts;

/** Shown next to the headline of a closing band: the next open demo times, or the hours if another calendar has them. */
export const freeTimes: FreeTimesLabels = {
  isLive: ownsCalendar,
  title: 'Next open times',
  hoursTitle: 'Demo hours',
  hours: [
    {name: 'Hours', text: company.supportHours},
    {name: 'Length', text: length.text},
    {name: 'Place', text: place.text},
  ],
  choose: 'Book a demo at',
  action: {label: 'See all times', ...(ownsCalendar ? {to: calendarUrl} : {href: calendarUrl})},
};
