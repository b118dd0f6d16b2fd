import {errorCode} from '../../setup/log';
import type {TransportResult} from '../outbox/delivery';
import {post, type Post, type TargetPolicy} from './post';

/** Milliseconds a receiver of webhooks has to respond. */
export const webhookTimeout = 8000;

/** Statuses that a retry won't change: the receiver rejects this text, or has removed the webhook. */
const refusals = [400, 410, 413, 422];

/** Posts once. It does not throw, whatever `compose` or the receiver does. */
export async function attemptPost(compose: () => Post, targets: TargetPolicy): Promise<TransportResult> {
  try {
    const status = await post(compose(), targets);
    if (status >= 200 && status < 300) return {state: 'sent'};
    return {state: 'failed', code: `http_${status}`, permanent: refusals.includes(status)};
  } catch (error) {
    return {state: 'failed', code: errorCode(error), permanent: false};
  }
}
