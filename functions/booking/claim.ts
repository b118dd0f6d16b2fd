import {violatesConstraint} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import type {NewDelivery} from '../delivery/outbox/delivery';
import type {StoredSource} from '../leads/read-source';

import type {BookingRequest} from '#src/contracts/booking-form';

export type NewBooking = {id: string; key: string; at: Date; request: BookingRequest; source: StoredSource};

/** Upcoming bookings of a mailbox that need no confirmation. */
export const maxOpenPerEmail = 2;

/** Whether a statement failed because of a concurrent booking for the same address. */
export const isConcurrentBooking = (error: unknown): boolean => violatesConstraint(error, 'bookings_email_slot');

export type ClaimParts = {deliveries: readonly NewDelivery[]; limits: readonly RateLimit[]};

/** What a new booking sends: `confirm` asks its visitor to press a button first. */
export type BookParts = {booked: readonly NewDelivery[]; confirm: readonly NewDelivery[]; limits: readonly RateLimit[]};

/** Whether a statement failed because part of the time was already claimed. */
export const isTimeTaken = (error: unknown): boolean => violatesConstraint(error, 'booking_cells_pkey');

/** Minutes an unconfirmed booking holds its time. */
export const holdMinutes = 30;

/**
 * Number of times that can be held at once, in multiples of `burst`, so that senders with many addresses can't hold the
 * whole calendar. Beyond it, a time goes to the first visitor who confirms.
 */
export const holdsPerBurst = 2;
