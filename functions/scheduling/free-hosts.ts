import type {Channel, NewDelivery} from '../delivery/outbox/delivery';
import type {HostCalendars} from './calendars/host-calendars';
import {isTimeTaken} from './claim';
import type {Capacity} from './gate';
import type {BookingRules, Host} from './hosts';

/** Deliveries written with a booking. */
export type Queued = {deliveries: readonly NewDelivery[]};

export type StoreOptions = {
  hosts: readonly Host[];
  rules: BookingRules;
  /** The hosts' own calendars. */
  calendars: HostCalendars;
  /** How many demos visitors may book directly. */
  capacity: Capacity;
  /** Channels besides the mails to visitor and host. */
  channels: readonly Channel[];
  createId: () => string;
};

/** A requested time, when it was requested, and the site's origin for links. */
export type TimeRequest = {start: Date; at: Date; site: string};

/** Claims the time of the first host for whom it was not taken in the meantime. */
export async function tryHosts<T>(
  hosts: readonly Host[],
  claim: (host: Host) => PromiseLike<T>,
): Promise<T | undefined> {
  for (const host of hosts) {
    try {
      return await claim(host);
    } catch (error) {
      if (!isTimeTaken(error)) throw error;
    }
  }
  return undefined;
}
