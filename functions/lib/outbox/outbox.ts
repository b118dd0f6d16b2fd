import {databaseTimeout} from '../database/safe-query';
import type {Sql} from '../database/database';
import {retry, withTimeout} from '../database/database';
import {errorCode, type Log} from '../log';
import {eventOf, failedBy, gaveUp, judgeResult, logAttempt} from './attempt';
import type {Channel, ClaimedDelivery, NewDelivery, SendResult} from './delivery';
import type {Claimable} from './outbox-store';
import {claimDeliveries, settleDelivery} from './outbox-store';

/** Longest wait for one delivery in milliseconds. */
const deliveryTimeout = 15_000;

/** Deliveries of one channel at the same time, and milliseconds after which a run begins no more of them. */
const together = 10;
const patience = 10_000;

/** The variables that set up each channel. */
const variablesOf: Readonly<Record<Channel, string>> = {
  mail: 'SMTP_URL is not set',
  crm: 'CRM_WEBHOOK_URL or CRM_WEBHOOK_SECRET is not set',
};

/** What the outbox depends on. */
export type OutboxPorts = {
  connect: () => Promise<Sql>;
  /** Writes a delivery's words and hands it over. What it throws is a failed try. */
  send: (delivery: ClaimedDelivery, sql: Sql) => Promise<SendResult>;
  /** Channels that are set up. What goes by another waits. */
  channels: readonly Channel[];
  clock: () => Date;
  createId: () => string;
  /** From 0 to 1. */
  chance: () => number;
  log: Log;
};

export type Outbox = {
  /** Tries these once, right after they were stored; those that are not due stay. It does not throw. */
  deliver: (deliveries: readonly Pick<NewDelivery, 'id' | 'channel'>[], requestId: string) => Promise<void>;
  /** Tries whatever is due, for some seconds. Throws when the database does not answer. Resolves to the number of tries. */
  run: (requestId: string) => Promise<number>;
};

/** Sends what the table `outbox` holds. */
export function createOutbox({connect, send, channels, clock, createId, chance, log}: OutboxPorts): Outbox {
  const ask = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => withTimeout(connect().then(work), databaseTimeout);
  const claim = (which: Claimable) => ask((sql) => claimDeliveries(sql, which, createId(), clock()));

  async function attempt(delivery: ClaimedDelivery, requestId: string): Promise<void> {
    const started = clock().getTime();
    const trying = () => retry(connect).then((sql) => send(delivery, sql));
    const result = gaveUp(delivery) ?? (await withTimeout(trying(), deliveryTimeout).catch(failedBy));
    const end = judgeResult(delivery, result, clock(), chance());
    logAttempt(log, delivery, {result, end}, {requestId, ms: clock().getTime() - started});
    try {
      await retry(() => ask((sql) => settleDelivery(sql, delivery, end, clock())));
    } catch (error) {
      // Its claim ends by itself: it will be tried again, under the name that it has had all along.
      const entry = {event: eventOf(delivery), outcome: 'not-recorded', requestId, delivery: delivery.id};
      log('error', {...entry, code: errorCode(error)});
    }
  }

  async function runChannel(channel: Channel, requestId: string): Promise<number> {
    const started = Date.now();
    let count = 0;
    while (Date.now() - started < patience) {
      const claimed = await claim({channel, most: together});
      await Promise.all(claimed.map((delivery) => attempt(delivery, requestId)));
      count += claimed.length;
      if (claimed.length < together) break;
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
        await Promise.all(claimed.map((delivery) => attempt(delivery, requestId)));
      } catch (error) {
        log('error', {event: 'outbox', outcome: 'not-claimed', requestId, code: errorCode(error)});
      }
    },
    run: async (requestId) => {
      const counts = await Promise.all(channels.map((channel) => runChannel(channel, requestId)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
