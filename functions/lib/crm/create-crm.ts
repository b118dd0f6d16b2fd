import {errorCode} from '../log';
import type {CrmChannel, CrmEvent} from './crm';
import {post, publicReach, type Reach} from './post';

import {Webhook} from 'standardwebhooks';

/** Longest wait for the CRM's answer, in milliseconds. */
const defaultTimeout = 8000;

/** Answers that no repeat can change: the CRM does not take this event, or wants no more. */
const refusals = [400, 410, 413, 422];

export type CrmSettings = {url: string; secret: string; reach?: Reach; timeout?: number; clock?: () => Date};

/** The secret is base64 after `whsec_`, as Standard Webhooks writes it, or any text. */
function createSigner(secret: string): Webhook {
  return secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, {format: 'raw'});
}

/** What is posted, and the header fields that prove where it comes from. */
export function signEvent({type, timestamp, data}: CrmEvent, id: string, secret: string, at: Date) {
  const body = JSON.stringify({type, timestamp: timestamp.toISOString(), data});
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'scalewell-website',
    // The same for every try of one delivery, under both names that receivers look at.
    'Idempotency-Key': id,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': createSigner(secret).sign(id, at, body),
  };
  return {body, headers};
}

/** Tells the CRM by a signed webhook (standardwebhooks.com). */
export function createCrm({
  url,
  secret,
  reach = publicReach,
  timeout = defaultTimeout,
  clock = () => new Date(),
}: CrmSettings): CrmChannel {
  return {
    async deliver(event, id) {
      try {
        const status = await post({url, timeout, ...signEvent(event, id, secret, clock())}, reach);
        if (status >= 200 && status < 300) return {state: 'sent'};
        return {state: 'failed', code: `http_${status}`, permanent: refusals.includes(status)};
      } catch (error) {
        return {state: 'failed', code: errorCode(error), permanent: false};
      }
    },
  };
}
