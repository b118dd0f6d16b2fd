import type {Mailbox} from '../mail/mail';

/** A time of day on a 24-hour clock: `09:00`. `24:00` is the end of the day. */
export type ClockTime = `${number}:${number}`;

/** A stretch of one day; `to` is its end. */
export type Period = {from: ClockTime; to: ClockTime};

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Someone who gives demos. */
export type Host = {
  /** Lower case letters and hyphens. It names the host in the database, so keep it when the name changes. */
  id: string;
  name: string;
  /** Where the host's mails go; without it, to the support team (`SUPPORT_EMAIL`). */
  email?: string;
  /** Raise it to revoke the calendar address of this host's feed, which then gets a new one. 1 unless given. */
  feedVersion?: number;
  /** IANA zone in which the hours are meant. */
  zone: string;
  /** Where the host meets visitors; sent with the invitation. */
  meetingUrl: string;
  /** Hours of each weekday; a day that is not named is free of demos. */
  weekly: Partial<Record<Weekday, readonly Period[]>>;
  /** Other hours on single days, by date (`2027-03-29`). An empty list closes the day, holidays can be opened. */
  exceptions: Readonly<Record<string, readonly Period[]>>;
};

export type BookingRules = {
  /** Length of a demo. */
  sessionMinutes: number;
  /** Distance of two starts. */
  stepMinutes: number;
  /** What a host has for notes after each demo. */
  bufferMinutes: number;
  /** Shortest notice. */
  leadMinutes: number;
  /** How far ahead a demo can be booked. */
  horizonDays: number;
  /** Public holidays on which nobody gives demos, as the package `date-holidays` names the place. */
  holidays: {
    country: string;
    region: string;
    /** Days that the package counts as public holidays, and on which work goes on. */
    worked: readonly string[];
  };
};

const weekdayHours: readonly Period[] = [{from: '09:00', to: '18:00'}];

/**
 * Who gives demos, and when: the one place to change it. Each of several hosts has hours, a zone and exceptions of their
 * own, and the one with the fewest demos ahead gets the next. Minutes are multiples of `cellMinutes`.
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
  // Ontario's Employment Standards Act does not name Easter Monday.
  holidays: {country: 'CA', region: 'ON', worked: ['Easter Monday']},
};

/** A host's time is claimed in cells of this many minutes, so that demos and the buffer between them cannot overlap. */
export const cellMinutes = 15;

/** A host by id. One who has left the list keeps the demos that were booked, under the id. */
export function findHost(id: string): Host {
  return (
    hosts.find((host) => host.id === id) ?? {id, name: id, zone: 'UTC', meetingUrl: '', weekly: {}, exceptions: {}}
  );
}

/** Where a host's mails go. */
export function mailboxOf({name, email}: Host, support: Mailbox): Mailbox {
  return {name, address: email ?? support.address};
}
