import type {Transport} from '../outbox/delivery';
import {attemptPost, publicTargets, type TargetPolicy, webhookTimeout} from './post';

import {Webhook} from 'standardwebhooks';

/** A CRM event in the shape of Standard Webhooks. */
export type CrmEvent = {
  /** For example `contact.received`. */
  type: string;
  timestamp: Date;
  data: Readonly<Record<string, string | number | boolean | null>>;
};

export type CrmSettings = {url: string; secret: string; targets?: TargetPolicy; timeout?: number; clock?: () => Date};

/** @param secret `whsec_` and base64, as in Standard Webhooks, or any text. */
function createSigner(secret: string): Webhook {
  return secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, {format: 'raw'});
}

/** The body, and the headers that prove its origin. */
function signEvent({type, timestamp, data}: CrmEvent, id: string, secret: string, at: Date) {
  const body = JSON.stringify({type, timestamp: timestamp.toISOString(), data});
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'website-webhook',
    // The same for every attempt of a delivery, under both names receivers use.
    'Idempotency-Key': id,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': createSigner(secret).sign(id, at, body),
  };
  return {body, headers};
}

/** Sends events to the CRM as signed webhooks (standardwebhooks.com). */
export function createCrm({
  url,
  secret,
  targets = publicTargets,
  timeout = webhookTimeout,
  clock = () => new Date(),
}: CrmSettings): Transport<CrmEvent> {
  return {
    deliver: (event, id) => attemptPost(() => ({url, timeout, ...signEvent(event, id, secret, clock())}), targets),
  };
}
