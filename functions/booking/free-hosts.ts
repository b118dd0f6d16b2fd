import type {Sql} from '../database/sql';
import type {Channel, NewDelivery} from '../delivery/outbox/delivery';
import {isTimeTaken} from './claim';
import {listFreeHosts} from './free-times';
import type {HostCalendars} from './calendars/host-calendars';
import type {BookingRules, Host} from './hosts';
import {readBusyTimes} from './read-busy-times';

/** Deliveries written with a booking. */
export type Queued = {deliveries: readonly NewDelivery[]};

export type StoreOptions = {
  hosts: readonly Host[];
  rules: BookingRules;
  /** The hosts' own calendars. */
  calendars: HostCalendars;
  /** Bookings in an hour after which a new one has to be confirmed by mail. */
  burst: number;
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

/** Hosts who are free at a time, in the order to try them. */
export async function findFreeHosts(
  sql: Sql,
  {hosts, rules, calendars}: StoreOptions,
  {start, at}: TimeRequest,
  except?: string,
): Promise<Host[]> {
  await calendars.refresh('booking', at);
  const busy = await readBusyTimes(sql, {from: start, to: start}, {now: at, calendars: calendars.keys, except});
  return listFreeHosts(hosts, rules, busy, start);
}
