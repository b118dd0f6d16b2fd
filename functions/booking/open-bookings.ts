import type {Dependencies} from '../setup/dependencies';
import type {Channel} from '../delivery/outbox/delivery';
import {createBookingStore} from './booking-store';
import {bookingRules, hosts} from './hosts';

/** Adds the booking store, hosts and rules to the dependencies. */
export function openBookings<Given extends Dependencies & {channels: readonly Channel[]}>(dependencies: Given) {
  const offer = {hosts, rules: bookingRules};
  const {connect, channels, createId, environment} = dependencies;
  return {
    ...dependencies,
    ...offer,
    store: createBookingStore(connect, {...offer, channels, createId, burst: environment.bookingBurst}),
  };
}
