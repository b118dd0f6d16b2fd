import {databaseTimeout} from '../../database/safe-query';
import type {Sql} from '../../database/sql';
import {retry, withTimeout} from '../../database/sql';
import {errorCode, type Log} from '../../setup/log';
import {eventOf, failureOf, gaveUp, decideSettlement, logAttempt} from './attempt';
import type {ClaimedDelivery, SendResult} from './delivery';
import {settleDelivery} from './settle-delivery';

/** Timeout for one delivery in milliseconds. A last resort: each channel has a shorter one. */
const deliveryTimeout = 45_000;

class DeliveryTimeoutError extends Error {
  override name = 'DeliveryTimeoutError';
}

export type AttemptPorts = {
  connect: () => Promise<Sql>;
  /** Renders a delivery and sends it. Throwing counts as a failed attempt. */
  send: (delivery: ClaimedDelivery, sql: Sql) => Promise<SendResult>;
  clock: () => Date;
  /** From 0 to 1. */
  random: () => number;
  log: Log;
};

/** Attempts a claimed delivery once, and records and returns the result. It does not throw. */
export async function attemptDelivery(
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
