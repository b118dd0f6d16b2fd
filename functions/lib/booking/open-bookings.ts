import type {World} from '../adapter';
import {createBookingStore} from './booking-store';
import {bookingRules, hosts} from './hosts';

/** The world with its bookings: who gives demos, by which rules, and what is taken. */
export function openBookings(world: World) {
  const offer = {hosts, rules: bookingRules};
  const {connect, channels, createId} = world;
  return {...world, ...offer, store: createBookingStore(connect, {...offer, channels, createId})};
}
