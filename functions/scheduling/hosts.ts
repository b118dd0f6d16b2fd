import type {Mailbox} from '../delivery/mail/mail';
import {holidays} from './holidays';

/** A time of day on a 24-hour clock: `09:00`. `24:00` is the end of the day. */
export type ClockTime = `${number}:${number}`;

/** A time span within a day; `to` is its end. */
export type Period = {from: ClockTime; to: ClockTime};

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Someone who gives demos. */
export type Host = {
  /** Lowercase letters and hyphens. The database refers to the host by it, so keep it when the name changes. */
  id: string;
  name: string;
  /** Where the host's mails go; `SUPPORT_EMAIL` by default. */
  email?: string;
  /** Raise it to revoke the host's calendar feed and create a new address. Default: 1. */
  feedVersion?: number;
  /** IANA time zone of the hours. */
  zone: string;
  /** Video call link, sent with the invitation. */
  meetingUrl: string;
  /** Hours by weekday; days left out have no demos. */
  weekly: Partial<Record<Weekday, readonly Period[]>>;
  /** Hours on specific dates (`2027-03-29`). An empty list closes the day; listing a holiday opens it. */
  exceptions: Readonly<Record<string, readonly Period[]>>;
};

export type BookingRules = {
  /** Length of a demo. */
  sessionMinutes: number;
  /** Interval between starts. */
  stepMinutes: number;
  /** Buffer after each demo. */
  bufferMinutes: number;
  /** Shortest notice. */
  leadMinutes: number;
  /** How far ahead demos can be booked. */
  horizonDays: number;
  /** Days without demos (`07-01`) by year. */
  holidays: Readonly<Record<string, readonly string[]>>;
};

const weekdayHours: readonly Period[] = [{from: '09:00', to: '18:00'}];

/**
 * Who gives demos, and when: the only place to change it. Each host has hours, a time zone and exceptions; the one with
 * the fewest upcoming demos gets the next one. Minutes must be multiples of `cellMinutes`.
 */
export const hosts: readonly Host[] = [
  {
    id: 'elise-varga',
    name: 'Elise Varga',
    zone: 'America/Toronto',
    meetingUrl: 'https://meet.scalewell.example/elise-varga',
    weekly: {
      monday: weekdayHours,
      tuesday: weekdayHours,
      wednesday: weekdayHours,
      thursday: weekdayHours,
      friday: weekdayHours,
    },
    exceptions: {},
  },
];

export const bookingRules: BookingRules = {
  sessionMinutes: 30,
  stepMinutes: 30,
  bufferMinutes: 15,
  leadMinutes: 120,
  horizonDays: 60,
  holidays,
};

/**
 * Where public holidays are days without demos, as the package `date-holidays` names the place, and those that are
 * working days here: Ontario's Employment Standards Act does not name Easter Monday. After a change run
 * `npm run holidays`.
 */
export const holidayPlace = {country: 'CA', region: 'ON', worked: ['Easter Monday']};

/** A host's time is claimed in cells of this many minutes, so demos and their buffers cannot overlap. */
export const cellMinutes = 15;

/** A host by ID. Someone removed from the list keeps their booked demos under that ID. */
export function findHost(id: string): Host {
  return (
    hosts.find((host) => host.id === id) ?? {id, name: id, zone: 'UTC', meetingUrl: '', weekly: {}, exceptions: {}}
  );
}

/** Mailbox of a host. */
export function mailboxOf({name, email}: Host, support: Mailbox): Mailbox {
  return {name, address: email ?? support.address};
}
