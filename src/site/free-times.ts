import {calendarUrl, ownsCalendar} from '#src/content/calendar';
import type {FreeTimesLabels} from '#src/content/schema/booking';

/** Shown next to the headline of a closing band: the next open demo times. Another calendar's times aren't known. */
export const freeTimes: FreeTimesLabels | undefined = ownsCalendar
  ? {title: 'Next open times', choose: 'Book a demo at', action: {label: 'See all times', to: calendarUrl}}
  : undefined;
