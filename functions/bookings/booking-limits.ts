import type {RateLimit} from '../database/rate-limit';
import {addressSubject, daySeconds, findLimits, type Allowance} from '../security/rate-subject';

/** Bookings and requests that a sender may post; the gate (`booking/gate.ts`) says how many of them take a time. */
export const bookingAllowances = (bookingLimit: number): Allowance[] => [
  {allowed: 3 * bookingLimit, seconds: daySeconds},
];

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
