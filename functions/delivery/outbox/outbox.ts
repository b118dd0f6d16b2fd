import {databaseTimeout} from '../../database/safe-query';
import {withTimeout} from '../../database/sql';
import {errorCode} from '../../setup/log';
import type {AttemptPorts} from './attempt-delivery';
import type {Channel, NewDelivery} from './delivery';
import {updateHint, type HintStore} from './hint';
import {defaultRunTime} from './pace';
import {attemptAll, claim, runChannel} from './run-channel';
import {queueUndelivered} from './undelivered';

/** Variables that open each channel. */
const variablesOf: Readonly<Record<Channel, string>> = {
  mail: 'SMTP_URL is not set, or MAIL_PAUSED is',
  crm: 'CRM_WEBHOOK_URL or CRM_WEBHOOK_SECRET is not set',
  notify: 'NOTIFY_WEBHOOK_URL is not set',
};

export type OutboxPorts = AttemptPorts & {
  /** Closes connections once nothing is being sent. */
  close?: () => void;
  /** Configured channels. Deliveries on others wait. */
  channels: readonly Channel[];
  createId: () => string;
  /** Where to note when something is due next. */
  hints?: HintStore | undefined;
};

export type Outbox = {
  /** Attempts these once, right after they were stored; those not yet due are left alone. It does not throw. */
  deliver: (deliveries: readonly Pick<NewDelivery, 'id' | 'channel'>[], requestId: string) => Promise<void>;
  /**
   * Attempts everything that is due, within a time limit in milliseconds. While a channel is down, it makes one attempt.
   * Returns the number of attempts. Throws if the database does not respond.
   */
  run: (requestId: string, limit?: number) => Promise<number>;
};

/** Sends the deliveries in the table `outbox`. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const {channels, log, close = () => undefined} = ports;

  /** A failure leaves an old hint, which is checked within an hour. */
  async function noteNext(): Promise<void> {
    const {hints, connect, clock} = ports;
    if (hints === undefined) return;
    const work = connect().then((sql) => updateHint(sql, channels, hints, clock()));
    await withTimeout(work, databaseTimeout).catch(() => undefined);
  }

  return {
    async deliver(deliveries, requestId) {
      if (deliveries.length === 0) return;
      const closed = new Set(deliveries.map(({channel}) => channel).filter((channel) => !channels.includes(channel)));
      for (const channel of closed) {
        const code = variablesOf[channel];
        log('warn', {event: `outbox-${channel}`, outcome: 'waiting', requestId, code});
      }
      try {
        const ids = deliveries.filter(({channel}) => !closed.has(channel)).map(({id}) => id);
        const claimed = ids.length === 0 ? [] : await claim(ports, {ids});
        await attemptAll(claimed, requestId, ports);
      } catch (error) {
        log('error', {event: 'outbox', outcome: 'not-claimed', requestId, code: errorCode(error)});
      }
      await noteNext();
      close();
    },
    async run(requestId, limit = defaultRunTime) {
      try {
        const {connect, clock} = ports;
        await withTimeout(
          connect().then((sql) => queueUndelivered(sql, clock())),
          databaseTimeout,
        );
        const counts = await Promise.all(channels.map((channel) => runChannel(channel, requestId, limit, ports)));
        await noteNext();
        return counts.reduce((sum, count) => sum + count, 0);
      } finally {
        close();
      }
    },
  };
}
