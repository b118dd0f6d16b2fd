import type {Sql} from '../database/database';
import type {Channel, NewDelivery} from '../outbox/delivery';
import {isTaken} from './claim';
import {listFreeHosts} from './free-times';
import type {BookingRules, Host} from './hosts';
import {readTaken} from './read-taken';

/** Deliveries written with a booking. */
export type Queued = {deliveries: readonly NewDelivery[]};

export type StoreOptions = {
  hosts: readonly Host[];
  rules: BookingRules;
  /** Channels besides the mails to visitor and host. */
  channels: readonly Channel[];
  createId: () => string;
};

/** A requested time, when it was requested, and the site's origin for links. */
export type TimeRequest = {start: Date; at: Date; site: string};

/** Tries each host in turn until one whose time was not just taken. */
export async function firstFree<T>(
  hosts: readonly Host[],
  claim: (host: Host) => PromiseLike<T>,
): Promise<T | undefined> {
  for (const host of hosts) {
    try {
      return await claim(host);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return undefined;
}

/** Hosts who are free at a time, in the order to try them. */
export async function freeHosts(
  sql: Sql,
  {hosts, rules}: StoreOptions,
  {start, at}: TimeRequest,
  except?: string,
): Promise<Host[]> {
  return listFreeHosts(hosts, rules, await readTaken(sql, {from: start, to: start}, at, except), start);
}
