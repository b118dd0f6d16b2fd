import type {FieldErrors} from './fields';

export const availabilityPath = '/api/availability';
export const bookingsPath = '/api/bookings';
/** A page with days, times and a form, for browsers without JavaScript. */
export const bookingFormPath = `${bookingsPath}/form`;
/** Page behind the links in booking emails: reschedule or cancel. */
export const managePath = `${bookingsPath}/manage`;
/** A booking as a calendar file, with the same token. */
export const eventPath = `${bookingsPath}/demo.ics`;
/** A host's demos as a calendar to subscribe to. */
export const feedPath = `${bookingsPath}/host.ics`;

/** Whether the calendar at an address is ours: an absolute address is on another host. */
export function isOwnCalendar(address = ''): boolean {
  return !/^(?:https?:)?\/\//i.test(address.trim());
}

/** Response of `GET /api/availability`. */
export type Availability = {
  /** Length of a demo in minutes. */
  minutes: number;
  /** Shortest notice. The response may be an hour old, so its reader leaves out times that are too soon by now. */
  leadMinutes?: number;
  /** The hosts' time zone, for visitors whose zone is unknown. */
  zone: string;
  /** Bookable starts as UTC instants, in order. */
  times: string[];
};

/** Times that can still be booked. */
export function bookableTimes(
  {times, leadMinutes = 0}: Pick<Availability, 'times' | 'leadMinutes'>,
  now: number,
): string[] {
  return times.filter((time) => Date.parse(time) >= now + leadMinutes * 60_000);
}

/** 201 response of `POST /api/bookings`. */
export type Booked = {
  id: string;
  start: string;
  end: string;
  /** Who gives the demo. */
  host: string;
  /** Link to reschedule or cancel. */
  manageUrl: string;
  /** Links that add the demo to a calendar. */
  calendars: CalendarLinks;
};

/** 202 response of `POST /api/bookings`: the team books the time, and confirms by email. */
export type Requested = {state: 'requested'; start: string; end: string};

/** `microsoft365` is for work and school accounts, `outlook` for personal ones. */
export type CalendarLinks = Record<'google' | 'microsoft365' | 'outlook' | 'apple', string>;

/** Problem details. If a time was just taken, they include the remaining ones. */
export type BookingProblem = {
  title: string;
  status: number;
  detail: string;
  errors?: FieldErrors<string>;
  availability?: Availability;
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

/** Parses a UTC instant in ISO 8601, to the minute or finer: `2027-03-15T14:00Z`. */
export function parseInstant(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !instant.test(value)) return undefined;
  const date = new Date(value);
  // February 30 would become a day in March.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value.slice(0, 10) ? undefined : date;
}
