import {databaseTimeout} from '../../database/safe-query';
import {retry, type Sql, withTimeout} from '../../database/sql';
import {errorCode, type Log} from '../../setup/log';
import {
  type Channel,
  type ClaimedDelivery,
  isChannelDown,
  type NewDelivery,
  type SendResult,
  unconfirmedCode,
} from './delivery';
import {type HintStore, updateHint} from './hint';
import {type Claimable, claimDeliveries, endOutage} from './outbox-store';
import {concurrency, createPace, defaultRunTime} from './pace';
import {queueUndelivered} from './undelivered';

/** Changes to the row after an attempt. `attempts`: how many count so far. */
type Settlement =
  | {state: 'sent' | 'cancelled'}
  | {state: 'waiting'; code: string; due: Date; attempts: number}
  | {state: 'dead'; code: string};

/**
 * Records the result of an attempt. A process that lost its claim may only record `sent`; a row that has been canceled
 * stays canceled and records why it failed.
 */
async function settleDelivery(
  sql: Sql,
  {id, claim, attempt}: ClaimedDelivery,
  end: Settlement,
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  const due = 'due' in end ? end.due.toISOString() : now;
  const code = 'code' in end ? end.code : '';
  await sql`
    update outbox set
      state = case when state = 'cancelled' and ${end.state} <> 'sent' then state else ${end.state} end,
      due_at = ${due}::timestamptz,
      done_at = case when state = 'cancelled' then done_at when ${end.state} = 'waiting' then null else ${now}::timestamptz end,
      code = nullif(${code}, ''),
      attempts = ${'attempts' in end ? end.attempts : attempt}::int,
      claim = null,
      leased_until = null
    where id = ${id}::uuid and (
      (claim = ${claim}::uuid and state in ('claimed', 'cancelled')) or (${end.state} = 'sent' and state <> 'sent')
    )`;
}

const minute = 60;
const hour = 60 * minute;

/** Seconds between attempts; the last one repeats. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** Attempts before giving up, about two days after the first. */
export const maxAttempts = 8;

/** Seconds before giving up on what only ever finds the channel down: it may be what breaks the connection. */
const longestOutage = 14 * 24 * hour;

/**
 * When to retry.
 * @param attempt Number of the failed attempt, from 1.
 * @param random From 0 to 1: moves the time by up to a fifth, so deliveries that failed together aren't retried together.
 */
export function nextAttempt(attempt: number, failedAt: Date, random: number): Date {
  const seconds = waits[Math.min(Math.max(attempt, 1), waits.length) - 1] ?? hour;
  return new Date(failedAt.getTime() + seconds * 1000 * (0.8 + 0.4 * random));
}

const later = (seconds: number) => (at: Date) => new Date(at.getTime() + seconds * 1000);

/** When to resend an email the server may have received: late enough for a slow server to recover. */
const nextUnconfirmedAttempt = later(30 * minute);

/** When to retry on a channel that is down or accepts no more for now: by the next run. */
export const nextAfterDown = later(5 * minute);

/**
 * How an attempt changes its row: accepted, later, or given up after eight attempts. While the channel is down, attempts
 * don't count. An email that the server may have accepted is given up the second time: each time may deliver a copy. So its
 * code stays, whatever else happens to it in between.
 */
function decideSettlement(
  {attempt, wantedAt, code: lastCode}: Pick<ClaimedDelivery, 'attempt' | 'wantedAt' | 'code'>,
  result: SendResult,
  at: Date,
  random: number,
): Settlement {
  if (result.state !== 'failed') return {state: result.state};
  const wasUnconfirmed = lastCode === unconfirmedCode;
  const code = wasUnconfirmed ? unconfirmedCode : result.code;
  const isDown = isChannelDown(result);
  const isOver = isDown
    ? at.getTime() - wantedAt.getTime() > longestOutage * 1000
    : attempt >= maxAttempts || (wasUnconfirmed && result.isUnconfirmed);
  if (isOver) return {state: 'dead', code};
  if (isDown) return {state: 'waiting', code, due: nextAfterDown(at), attempts: attempt - 1};
  const due = result.isUnconfirmed ? nextUnconfirmedAttempt(at) : nextAttempt(attempt, at, random);
  return {state: 'waiting', code, due, attempts: attempt};
}

/** Event name of a delivery's log lines. */
const eventOf = ({kind, channel}: Pick<ClaimedDelivery, 'kind' | 'channel'>): string => `${kind}-${channel}`;

/** Logs the result of an attempt. Giving up is an error. */
function logAttempt(
  log: Log,
  delivery: ClaimedDelivery,
  {result, end}: {result: SendResult; end: Settlement},
  {requestId, ms}: {requestId: string; ms: number},
): void {
  const entry = {event: eventOf(delivery), requestId, delivery: delivery.id, ms};
  if (end.state === 'dead') log('error', {...entry, outcome: 'dead', code: end.code});
  else if (end.state === 'waiting') log('warn', {...entry, outcome: 'failed', code: end.code});
  else if (result.state === 'sent' && result.file !== undefined) {
    log('info', {...entry, outcome: 'written', file: result.file});
  } else log('info', {...entry, outcome: end.state});
}

/**
 * Result for a delivery that is not attempted: the process was killed in every earlier attempt, so the delivery may be
 * the cause.
 */
function gaveUp({attempt}: ClaimedDelivery): SendResult | undefined {
  return attempt > maxAttempts ? {state: 'failed', code: 'gave-up', isSpecific: true} : undefined;
}

/** Code of an unexpected error. */
function failureOf(error: unknown): SendResult {
  return {state: 'failed', code: errorCode(error), isSpecific: true};
}

/** Timeout for one delivery in milliseconds. A last resort: each channel has a shorter one. */
const deliveryTimeout = 45_000;

class DeliveryTimeoutError extends Error {
  override name = 'DeliveryTimeoutError';
}

type AttemptPorts = {
  connect: () => Promise<Sql>;
  /** Renders a delivery and sends it. Throwing counts as a failed attempt. */
  send: (delivery: ClaimedDelivery, sql: Sql) => Promise<SendResult>;
  clock: () => Date;
  /** From 0 to 1. */
  random: () => number;
  log: Log;
};

/** Attempts a claimed delivery once, and records and returns the result. It does not throw. */
async function attemptDelivery(
  delivery: ClaimedDelivery,
  requestId: string,
  {connect, send, clock, random, log}: AttemptPorts,
): Promise<SendResult> {
  const started = clock().getTime();
  const attempt = () => retry(connect).then((sql) => send(delivery, sql));
  const result =
    gaveUp(delivery) ?? (await withTimeout(attempt(), deliveryTimeout, new DeliveryTimeoutError()).catch(failureOf));
  const end = decideSettlement(delivery, result, clock(), random());
  logAttempt(log, delivery, {result, end}, {requestId, ms: clock().getTime() - started});
  const settle = () => connect().then((sql) => settleDelivery(sql, delivery, end, clock()));
  try {
    await retry(() => withTimeout(settle(), databaseTimeout));
  } catch (error) {
    // Its claim expires, and it is retried with the same Message-ID.
    const entry = {event: eventOf(delivery), outcome: 'not-recorded', requestId, delivery: delivery.id};
    log('error', {...entry, code: errorCode(error)});
  }
  return result;
}

type RunPorts = AttemptPorts & {createId: () => string};

const ask = <T>({connect}: RunPorts, work: (sql: Sql) => Promise<T>): Promise<T> =>
  withTimeout(connect().then(work), databaseTimeout);

const claim = (ports: RunPorts, which: Claimable): Promise<ClaimedDelivery[]> =>
  ask(ports, (sql) => claimDeliveries(sql, which, ports.createId(), ports.clock()));

/**
 * Attempts these concurrently.
 * @param isFirst Whether nothing has been tried before, so that what is accepted may end an outage.
 */
async function attemptAll(
  deliveries: readonly ClaimedDelivery[],
  requestId: string,
  ports: RunPorts,
  isFirst: boolean,
): Promise<SendResult[]> {
  const results = await Promise.all(deliveries.map((delivery) => attemptDelivery(delivery, requestId, ports)));
  const accepted = isFirst ? deliveries.filter((_, index) => results[index]?.state === 'sent') : [];
  for (const [channel, sent] of Map.groupBy(accepted, (delivery) => delivery.channel)) {
    await ask(ports, (sql) => endOutage(sql, channel, sent, ports.clock()));
  }
  return results;
}

/** Attempts what is due on a channel. While the channel is down, that is one delivery. */
async function runChannel(channel: Channel, requestId: string, runTime: number, ports: RunPorts): Promise<number> {
  const pace = createPace(Date.now, runTime);
  const limit = concurrency[channel];
  let count = 0;
  for (let [isOpen, turn] = [true, 0]; isOpen && pace.hasTime(); turn += 1) {
    const started = Date.now();
    const [isProbe, isVisitorsTurn] = [count === 0, turn % 3 === 2];
    const claimed = await claim(ports, {channel, limit: isProbe ? 1 : limit, isProbe, isVisitorsTurn});
    if (claimed.length === 0) break;
    // The first is alone, to learn whether the channel can be used.
    isOpen = !(await attemptAll(claimed, requestId, ports, isProbe)).every(isChannelDown);
    pace.record(Date.now() - started);
    count += claimed.length;
  }
  return count;
}

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
        await attemptAll(claimed, requestId, ports, true);
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
          connect().then(async (sql) => {
            // The calendar's libraries are loaded for runs only.
            const {queueGateReports} = await import('../../scheduling/calendar-use');
            await Promise.all([queueUndelivered(sql, clock()), queueGateReports(sql, clock())]);
          }),
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
