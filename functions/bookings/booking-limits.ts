import type {RateLimit} from '../database/rate-limit';
import {addressSubject, daySeconds, findLimits, type Allowance} from '../security/rate-subject';

/**
 * Bookings of a sender. Many people share an IPv4 address, but not an IPv6 network: 3 for a /64, 6 for a /56 and 20 for a
 * /48 by default.
 */
export const bookingAllowances = (bookingLimit: number): Allowance[] => [
  {allowed: bookingLimit, seconds: daySeconds, wider: [0.3, 0.6, 2]},
];

/** Bookings for a mailbox: anyone can enter any address, and each booking sends it a mail. */
export function mailboxBookings(email: string, bookingLimit: number, secret: string | undefined): RateLimit[] {
  if (secret === undefined) return [];
  const subject = addressSubject('booking', email, secret);
  return [{subject, allowed: Math.ceil(bookingLimit * 0.3), seconds: daySeconds}];
}

/** Moves of a sender, across bookings. */
const changeAllowances = [
  {allowed: 10, seconds: 10 * 60},
  {allowed: 30, seconds: daySeconds},
];

/** Moves of a mailbox in 24 hours, across its bookings: each sends it a mail. */
const mailboxMoves = 6;

/** Limits on moving a booking. */
export function changeLimits(ip: string, email: string, secret: string | undefined): RateLimit[] {
  if (secret === undefined) return [];
  const ofMailbox = {subject: addressSubject('booking-change', email, secret), allowed: mailboxMoves};
  return [...findLimits('booking-change', ip, secret, changeAllowances), {...ofMailbox, seconds: daySeconds}];
}
