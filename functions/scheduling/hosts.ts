import settings from '#src/content/settings/hosts.json' with {type: 'json'};
import type {HostSettings} from '#src/content/settings/schema';
import type {Mailbox} from '../delivery/mail/mail';
import {holidays} from './holidays';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A time of day on a 24-hour clock: `09:00`. `24:00` is the end of the day. */
export type ClockTime = string;

/** A time span within a day; `to` is its end. */
export type Period = {from: ClockTime; to: ClockTime};

/** Someone who gives demos: see `src/content/settings/schema.ts`. */
export type Host = Omit<HostSettings[number], 'weekly' | 'exceptions'> & {
  weekly: Partial<Record<(typeof weekdays)[number], readonly Period[]>>;
  /** By date (`2027-03-29`). */
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

/** Who gives demos, and when. Minutes must be multiples of `cellMinutes`. */
export const hosts: readonly Host[] = (settings as HostSettings).map(({exceptions, ...host}) => ({
  ...host,
  exceptions: Object.fromEntries(exceptions.map(({date, hours}) => [date, hours])),
}));

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
