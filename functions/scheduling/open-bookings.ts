import type {Channel} from '../delivery/outbox/delivery';
import type {Dependencies} from '../setup/dependencies';
import {createBookingStore} from './booking-store';
import {readFeeds} from './calendars/feeds';
import {createHostCalendars} from './calendars/host-calendars';
import {capacityOf} from './gate';
import {bookingRules, hosts} from './hosts';

/** Adds the booking store, hosts and rules to the dependencies. */
export function openBookings<Given extends Dependencies & {channels: readonly Channel[]}>(dependencies: Given) {
  const offer = {hosts, rules: bookingRules};
  const {connect, channels, createId, environment} = dependencies;
  const {feeds} = readFeeds(environment.hostCalendars, hosts);
  const calendars = createHostCalendars({...dependencies, feeds, horizonDays: bookingRules.horizonDays});
  // Developers and browser tests book more in a day than any visitor.
  const capacity = environment.local ? {places: 10_000, perDomain: 10_000, room: []} : capacityOf(hosts, bookingRules);
  return {
    ...dependencies,
    ...offer,
    capacity,
    store: createBookingStore(connect, {...offer, calendars, channels, createId, capacity}),
  };
}
