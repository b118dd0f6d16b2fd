import {calendarUrl} from './calendar';
import {people} from './company/people';

/**
 * Where demos are booked. Both URLs default to this site; to use another calendar, set its page and its embed script at
 * build time.
 */
export const booking = {
  calendarUrl,
  embedScriptUrl: process.env.BOOKING_EMBED_SCRIPT_URL || '/embed/booking.js',
  /** Timeout for the calendar in milliseconds. */
  timeoutMs: 8000,
  title: 'Book Your Demo',
  facts: [
    {icon: 'clock', text: '30 minutes, one-on-one'},
    {icon: 'video', text: 'Video call, link by email'},
    {icon: 'card', text: 'Free, no credit card'},
  ],
  text: 'We’ll map how you win customers today and build one step of it in Scalewell while you watch.',
  host: people[0],
} as const;

/** Environment variables that `booking` and the calendar read at build time. */
export const bookingVariables = ['BOOKING_CALENDAR_URL', 'BOOKING_EMBED_SCRIPT_URL'] as const;
