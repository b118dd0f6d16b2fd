import {databaseTimeout} from '../../database/safe-query';
import type {Sql} from '../../database/sql';
import {withTimeout} from '../../database/sql';
import {errorCode} from '../../setup/log';
import type {Channel, ClaimedDelivery, NewDelivery} from './delivery';
import type {Claimable} from './outbox-store';
import {claimDeliveries} from './outbox-store';
import {createPace, concurrency} from './pace';
import {attemptDelivery, type AttemptPorts} from './attempt-delivery';

/** Variables that configure each channel. */
const variablesOf: Readonly<Record<Channel, string>> = {
  mail: 'SMTP_URL is not set',
  crm: 'CRM_WEBHOOK_URL or CRM_WEBHOOK_SECRET is not set',
};

export type OutboxPorts = AttemptPorts & {
  /** Closes connections once nothing is being sent. */
  close?: () => void;
  /** Configured channels. Deliveries on others wait. */
  channels: readonly Channel[];
  createId: () => string;
};

export type Outbox = {
  /** Attempts these once, right after they were stored; those not yet due are left alone. It does not throw. */
  deliver: (deliveries: readonly Pick<NewDelivery, 'id' | 'channel'>[], requestId: string) => Promise<void>;
  /**
   * Attempts everything that is due, within a time limit. Returns the number of attempts. Throws if the database does
   * not respond.
   */
  run: (requestId: string) => Promise<number>;
};

/** Sends the deliveries in the table `outbox`. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const {connect, channels, clock, createId, log, close = () => undefined} = ports;
  const ask = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => withTimeout(connect().then(work), databaseTimeout);
  const claim = (which: Claimable) => ask((sql) => claimDeliveries(sql, which, createId(), clock()));

  /** Attempts these concurrently. Returns whether the channel accepts more for now. */
  async function attemptAll(deliveries: readonly ClaimedDelivery[], requestId: string): Promise<boolean> {
    const results = await Promise.all(deliveries.map((delivery) => attemptDelivery(delivery, requestId, ports)));
    return results.every(({state}) => state !== 'busy');
  }

  async function runChannel(channel: Channel, requestId: string): Promise<number> {
    const pace = createPace(Date.now);
    const limit = concurrency[channel];
    let count = 0;
    for (let hasMore = true; hasMore && pace.hasTime();) {
      const started = Date.now();
      const claimed = await claim({channel, limit});
      hasMore = (await attemptAll(claimed, requestId)) && claimed.length === limit;
      pace.record(Date.now() - started);
      count += claimed.length;
    }
    return count;
  }

  return {
    async deliver(deliveries, requestId) {
      const closed = new Set(deliveries.map(({channel}) => channel).filter((channel) => !channels.includes(channel)));
      for (const channel of closed) {
        const code = variablesOf[channel];
        log('warn', {event: `outbox-${channel}`, outcome: 'waiting', requestId, code});
      }
      try {
        const ids = deliveries.filter(({channel}) => !closed.has(channel)).map(({id}) => id);
        const claimed = ids.length === 0 ? [] : await claim({ids});
        await attemptAll(claimed, requestId);
      } catch (error) {
        log('error', {event: 'outbox', outcome: 'not-claimed', requestId, code: errorCode(error)});
      }
      close();
    },
    async run(requestId) {
      try {
        const counts = await Promise.all(channels.map((channel) => runChannel(channel, requestId)));
        return counts.reduce((sum, count) => sum + count, 0);
      } finally {
        close();
      }
    },
  };
}
