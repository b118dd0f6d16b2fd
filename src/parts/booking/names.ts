/** An element with opening hours and a list for free times. Its value is the URL that returns the times. */
export const freeTimesAttribute = 'data-free-times';

/** Beside it: what a link to a free time says before the time. */
export const chooseAttribute = 'data-choose';

/** IDs of the booking calendar. */
export const bookingIds = {
  title: 'booking-title',
  month: 'booking-month',
  day: 'booking-day',
  zoneHint: 'booking-zone-hint',
} as const;

/** Attributes of the booking calendar: see booking/calendar.ts. */
export const booking = {
  /** Its form. The value is `loading`, `ready` or `failed`. */
  calendar: 'data-booking',
  /** A step: `choose`, `details`, `booked` or `requested`. Its title and its note are shown above it. */
  step: 'data-step',
  title: 'data-title',
  note: 'data-note',
  /** The note while times are in a zone that isn't the visitor's. */
  otherNote: 'data-other-note',
  /** An element with a text that changes, by the text's name, and what it says without one. */
  text: 'data-text',
  empty: 'data-empty',
  /** Shown while there are `times`, or while they are `lost`. */
  while: 'data-while',
  /** A button that goes to a step, one that fetches times again, and one that closes the dialog around the frame. */
  go: 'data-go',
  retry: 'data-retry',
  leave: 'data-leave',
  /** A button that turns the pages of weeks, by -1 or 1. */
  turn: 'data-turn',
  /** On the first group of zones: its label if it is the company's. */
  ours: 'data-ours',
  /** A link of a booked demo, by its name in the answer. */
  link: 'data-link',
  /** In it, a day as `YYYY-MM-DD`, and the weekday or month that it shows. */
  day: 'data-day',
  dayNote: 'data-day-note',
  /** On the grid: the day in its tab order. */
  current: 'data-current',
  /** The section with the times of a day. */
  slots: 'data-slots',
  /** Shown while times load. */
  skeleton: 'data-skeleton',
  /** What happens next if the demo is `soon` or `later`. */
  until: 'data-until',
} as const;
