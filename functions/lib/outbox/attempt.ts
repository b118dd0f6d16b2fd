import {errorCode, type Log} from '../log';
import {nextAfterBusy, nextTry, nextUnconfirmedTry, tries, unconfirmedTries} from './backoff';
import type {ClaimedDelivery, SendResult} from './delivery';
import type {Settlement} from './outbox-store';

/** What a try leaves on its row. A permanent refusal, and the last of all tries, make it dead. */
export function judgeResult(
  {attempt, unconfirmed}: Pick<ClaimedDelivery, 'attempt' | 'unconfirmed'>,
  result: SendResult,
  at: Date,
  chance: number,
): Settlement {
  if (result.state === 'busy') return {state: 'waiting', code: result.code, due: nextAfterBusy(at), count: 'none'};
  if (result.state !== 'failed') return {state: result.state};
  const {code, permanent, isUnconfirmed = false} = result;
  if (permanent || attempt >= tries) return {state: 'dead', code};
  if (!isUnconfirmed) return {state: 'waiting', code, due: nextTry(attempt, at, chance)};
  if (unconfirmed + 1 >= unconfirmedTries) return {state: 'dead', code};
  return {state: 'waiting', code, due: nextUnconfirmedTry(at), count: 'unconfirmed'};
}

/** Name of a delivery's lines in the log. */
export const eventOf = ({kind, channel}: Pick<ClaimedDelivery, 'kind' | 'channel'>): string => `${kind}-${channel}`;

/** Writes down how a try ended; a delivery that is given up is an error, which nobody should overlook. */
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

/** A try that was never made: the process was killed in each one before, so this delivery may be what kills it. */
export function gaveUp({attempt}: ClaimedDelivery): SendResult | undefined {
  return attempt > tries ? {state: 'failed', code: 'gave-up', permanent: true} : undefined;
}

/** The code under which an unexpected error of a try is kept. */
export function failedBy(error: unknown): SendResult {
  return {state: 'failed', code: errorCode(error), permanent: false};
}
