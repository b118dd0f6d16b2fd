import {errorCode} from '../../setup/log';
import type {TransportResult} from '../outbox/delivery';
import {post, type Post, type TargetPolicy} from './post';

/** Milliseconds a receiver of webhooks has to respond. */
export const webhookTimeout = 8000;

/** Statuses about this event alone: the receiver doesn't accept its content. */
const refusals = [400, 413, 422];

/** Posts once. It does not throw, whatever `compose` or the receiver does. */
export async function attemptPost(compose: () => Post, targets: TargetPolicy): Promise<TransportResult> {
  try {
    const status = await post(compose(), targets);
    if (status >= 200 && status < 300) return {state: 'sent'};
    return {state: 'failed', code: `http_${status}`, isSpecific: refusals.includes(status)};
  } catch (error) {
    return {state: 'failed', code: errorCode(error)};
  }
}
