import {violatesConstraint} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import type {NewDelivery} from '../delivery/outbox/delivery';
import type {StoredSource} from '../leads/read-source';

import type {BookingRequest} from '#src/contracts/booking-form';

/** `by`: a visitor, up to the gate's limits, or the team, which books requests. */
export type NewBooking = {
  id: string;
  key: string;
  at: Date;
  request: BookingRequest;
  source: StoredSource | null;
  by: 'visitor' | 'team';
};

/** Upcoming bookings that a mailbox takes by itself. */
export const maxOpenPerEmail = 2;

/** Whether a statement failed because of a concurrent booking for the same mailbox. */
export const isConcurrentBooking = (error: unknown): boolean => violatesConstraint(error, 'bookings_email_slot');

export type ClaimParts = {deliveries: readonly NewDelivery[]; limits: readonly RateLimit[]};

/** Whether a statement failed because part of the time was already claimed. */
export const isTimeTaken = (error: unknown): boolean => violatesConstraint(error, 'booking_cells_pkey');
