import {emailAddress, emailField} from './email';
import type {FieldSpec} from './field-spec';
import {parseFields, type FieldErrors, type FieldsResult} from './fields';
import {isTimeZone} from './local-time';
import {hasVisible, line, maxLength, singleLine, text} from './text';

import * as v from 'valibot';

/** What a visitor types to book a demo. */
export type BookingField = (typeof bookingFields)[number];

/** A request to book a demo, normalized. An omitted optional field is empty. */
export type BookingRequest = Record<BookingField, string> & {
  /** Start of the demo. */
  start: Date;
  /** The visitor's time zone. */
  zone: string;
};

export type BookingErrors = FieldErrors<BookingField | 'start' | 'zone'>;

/** Fields in the order forms show them; also the names of the form fields. */
export const bookingFields = ['name', 'email', 'company', 'topic'] as const;

export const bookingFieldSpecs: Readonly<Record<BookingField, FieldSpec>> = {
  name: {label: 'Name', required: true, maxLength: 200, autoComplete: 'name'},
  email: emailField,
  company: {label: 'Company', required: false, maxLength: 200, autoComplete: 'organization'},
  topic: {label: 'What would you like to see?', required: false, maxLength: 2000, rows: 3},
};

const {name, company, topic} = bookingFieldSpecs;

export const availabilityPath = '/api/availability';
export const bookingsPath = '/api/bookings';
/** A page with days, times and a form, for browsers without JavaScript. */
export const bookingFormPath = `${bookingsPath}/form`;
/** Page behind the links in booking mails: reschedule or cancel. */
export const managePath = `${bookingsPath}/manage`;
/** Page behind the link that confirms a booking. */
export const confirmBookingPath = `${bookingsPath}/confirm`;
/** A booking as a calendar file, with the same token. */
export const eventPath = `${bookingsPath}/demo.ics`;
/** A host's demos as a calendar to subscribe to. */
export const feedPath = `${bookingsPath}/host.ics`;

/** Response of `GET /api/availability`. */
export type Availability = {
  /** Length of a demo in minutes. */
  minutes: number;
  /** The hosts' time zone, for visitors whose zone is unknown. */
  zone: string;
  /** Bookable starts as UTC instants, in order. */
  times: string[];
};

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

/** `microsoft365` is for work and school accounts, `outlook` for personal ones. */
/** 202 response of `POST /api/bookings`: the time is held until the visitor confirms the booking by mail. */
export type HeldTime = {state: 'unconfirmed'; start: string; end: string; heldUntil: string};

export type CalendarLinks = Record<'google' | 'microsoft365' | 'outlook' | 'apple', string>;

/** Problem details. If a time was just taken, they include the remaining ones. */
export type BookingProblem = {
  title: string;
  status: number;
  detail: string;
  errors?: BookingErrors;
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

const chooseTime = 'Choose one of the times.';

const schema = v.object({
  name: v.pipe(
    line,
    hasVisible('Enter your name.'),
    singleLine('your name'),
    maxLength(name.maxLength, 'Shorten your name'),
  ),
  email: emailAddress,
  company: v.pipe(line, singleLine('your company name'), maxLength(company.maxLength, 'Shorten your company name')),
  topic: v.pipe(text('this text'), maxLength(topic.maxLength, 'Shorten this text')),
  start: v.pipe(
    v.unknown(),
    v.transform(parseInstant),
    v.check((date) => date !== undefined, chooseTime),
    v.transform((date) => date ?? new Date(NaN)),
  ),
  zone: v.pipe(
    v.string('Choose your time zone.'),
    v.check((zone) => isTimeZone(zone), 'Choose your time zone.'),
  ),
});

/** Parses a booking from form values or parsed JSON. Whether the time is open is checked elsewhere. */
export function parseBooking(input: unknown): FieldsResult<BookingRequest, BookingField | 'start' | 'zone'> {
  return parseFields(schema, input);
}
