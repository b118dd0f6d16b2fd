import {errorCode, type Log} from '../../setup/log';
import {
  nextAfterDown,
  nextAttempt,
  nextUnconfirmedAttempt,
  firstLateWait,
  maxAttempts,
  maxLateAttempts,
  maxTries,
  maxUnconfirmed,
} from './backoff';
import {isChannelDown, type ClaimedDelivery, type SendResult} from './delivery';
import {checkKind} from './kinds';
import type {Settlement} from './settle-delivery';

/**
 * How an attempt changes its row. A permanent refusal, or the last failed attempt, makes it dead. While the channel is
 * down, attempts don't count. A check mail is retried until it is accepted.
 */
export function decideSettlement(
  {kind, attempt, excused, unconfirmed}: Pick<ClaimedDelivery, 'kind' | 'attempt' | 'excused' | 'unconfirmed'>,
  result: SendResult,
  at: Date,
  random: number,
): Settlement {
  if (result.state === 'sent' || result.state === 'cancelled') return {state: result.state};
  const {code} = result;
  const {permanent, isUnconfirmed, isRefusedLate} = result.state === 'failed' ? result : {permanent: false};
  const isCheck = kind === checkKind;
  if ((isChannelDown(result) && attempt < maxTries) || (isCheck && !isUnconfirmed)) {
    return {state: 'waiting', code, due: nextAfterDown(at), count: 'excused', refused: isCheck && permanent};
  }
  if (permanent) return {state: 'dead', code, refused: true};
  const counted = attempt - excused;
  if (counted >= (isRefusedLate ? maxLateAttempts : maxAttempts) || attempt >= maxTries) return {state: 'dead', code};
  const wait = isRefusedLate ? counted + firstLateWait - 1 : counted;
  if (!isUnconfirmed) return {state: 'waiting', code, due: nextAttempt(wait, at, random)};
  if (unconfirmed + 1 >= maxUnconfirmed) return {state: 'dead', code};
  return {state: 'waiting', code, due: nextUnconfirmedAttempt(at), count: 'unconfirmed'};
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
export function gaveUp({attempt, excused}: ClaimedDelivery): SendResult | undefined {
  return attempt - excused > maxAttempts ? {state: 'failed', code: 'gave-up', permanent: true} : undefined;
}

/** Code of an unexpected error. */
export function failureOf(error: unknown): SendResult {
  return {state: 'failed', code: errorCode(error), permanent: false, isSpecific: true};
}
