import {errorCode, type Log} from '../../setup/log';
import {longestOutage, maxAttempts, nextAfterDown, nextAttempt, nextUnconfirmedAttempt} from './backoff';
import {isChannelDown, type ClaimedDelivery, type SendResult} from './delivery';
import type {Settlement} from './settle-delivery';

/**
 * How an attempt changes its row: accepted, later, or given up after eight attempts. While the channel is down, attempts
 * don't count. A mail that the server may have accepted gets one more: each may deliver a copy.
 */
export function decideSettlement(
  {attempt, wantedAt}: Pick<ClaimedDelivery, 'attempt' | 'wantedAt'>,
  result: SendResult,
  at: Date,
  random: number,
): Settlement {
  if (result.state !== 'failed') return {state: result.state};
  const {code} = result;
  const isDown = isChannelDown(result);
  const isOver = isDown ? at.getTime() - wantedAt.getTime() > longestOutage * 1000 : attempt >= maxAttempts;
  if (isOver) return {state: 'dead', code};
  if (isDown) return {state: 'waiting', code, due: nextAfterDown(at), attempts: attempt - 1};
  return result.isUnconfirmed
    ? {state: 'waiting', code, due: nextUnconfirmedAttempt(at), attempts: maxAttempts - 1}
    : {state: 'waiting', code, due: nextAttempt(attempt, at, random), attempts: attempt};
}

/** Event name of a delivery's log lines. */
export const eventOf = ({kind, channel}: Pick<ClaimedDelivery, 'kind' | 'channel'>): string => `${kind}-${channel}`;

/** Logs the result of an attempt. Giving up is an error. */
export function logAttempt(
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
export function gaveUp({attempt}: ClaimedDelivery): SendResult | undefined {
  return attempt > maxAttempts ? {state: 'failed', code: 'gave-up', isSpecific: true} : undefined;
}

/** Code of an unexpected error. */
export function failureOf(error: unknown): SendResult {
  return {state: 'failed', code: errorCode(error), isSpecific: true};
}
