import type {Transports} from '../../../functions/lib/deliveries/types';
import {findNewsletterTarget} from '../../../functions/short-links/newsletter-target';
import type {Mail} from '../../../functions/lib/mail/mail';
import type {Outbox} from '../../../functions/lib/outbox/outbox';
import {handleSubscribe} from '../../../functions/subscribe/handle-subscribe';
import type {SubscribePorts} from '../../../functions/subscribe/ports';
import {createSubscriberStore} from '../../../functions/subscribe/subscriber-store';
import type {TestPostgres} from '../../support/database/postgres';
import {createParts, supportMailbox, testSecret} from './outbox';
import {sendForm, sendJson, site} from './requests';

import {randomUUID} from 'node:crypto';

export const subscribeAddress = `${site}/api/subscribe`;

export const jsonPost = (body: unknown, headers: Record<string, string> = {}, address = subscribeAddress) =>
  sendJson(address, body, headers);

/** A form post as a browser sends it from our pages. */
export const formPost = (fields: Record<string, string>, address = subscribeAddress, headers = {}) =>
  sendForm(address, fields, {Origin: site, 'Sec-Fetch-Site': 'same-origin', ...headers});

/** A one-click unsubscribe as a mail provider sends it (RFC 8058). */
export const oneClickPost = (address: string, multipart = false) => {
  const body = multipart ? new FormData() : new URLSearchParams();
  body.set('List-Unsubscribe', 'One-Click');
  return new Request(address, {method: 'POST', body});
};

export const visit = (address: string, method = 'GET') =>
  new Request(address, {method, headers: {Accept: 'text/html'}});

let addresses = 0;

/** A new email address. */
export function newEmail(): string {
  addresses += 1;
  return `reader-${addresses}-${randomUUID().slice(0, 8)}@oakline.example`;
}

export type Newsletter = {
  send: (request: Request, ip?: string) => Promise<Response>;
  /** Waits for deferred mails. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
  outbox: Outbox;
  mails: Mail[];
  logLines: string[];
  /** Advances the clock. */
  wait: (hours: number) => void;
};

/** A store with the test's database connection. */
export const createStore = (connect: Parameters<typeof createSubscriberStore>[0], timeout?: number) =>
  createSubscriberStore(connect, {notifyCrm: false, createId: randomUUID, ...(timeout !== undefined && {timeout})});

export type NewsletterParts = Partial<Omit<SubscribePorts, 'environment'>> &
  Partial<Transports> & {environment?: Partial<SubscribePorts['environment']>};

export const newsletterEnvironment = {
  local: false,
  appSecret: testSecret,
  contactLimit: 5,
  oldSecrets: [],
  siteUrl: site,
  smtpUrl: 'smtp://127.0.0.1',
  supportMailbox,
};

/** The endpoint with a real database. Each request has a new IP address by default. */
export function createNewsletter(postgres: Pick<TestPostgres, 'url'>, given: NewsletterParts = {}): Newsletter {
  let passed = 0;
  const parts = createParts(postgres, given.clock ?? (() => new Date(Date.now() + passed)), given);
  const {connect, transports, ports, mails, logLines, caller, settle} = parts;
  const all: SubscribePorts = {
    store: createSubscriberStore(connect, {notifyCrm: transports.crm !== undefined, createId: randomUUID}),
    ...ports,
    ...given,
    environment: {...newsletterEnvironment, ...given.environment},
  };
  return {
    send: (request, ip) => handleSubscribe(request, caller(ip), all),
    settle,
    stop: settle,
    outbox: ports.outbox,
    mails,
    logLines,
    wait: (hours) => {
      passed += hours * 60 * 60 * 1000;
    },
  };
}

/** Redirect target of a link in a mail. */
export function linkIn(mail: Pick<Mail, 'text'> | undefined, act: 'confirm' | 'unsubscribe'): string {
  const pattern = act === 'confirm' ? /(https?:\/\/\S+)\/n\/([\w-]+)$/m : /(https?:\/\/\S+)\/n\/([\w-]+)\/off$/m;
  const [, origin, code] = pattern.exec(mail?.text ?? '') ?? [];
  if (origin === undefined || code === undefined) throw new Error(`The mail has no link to ${act}.`);
  return `${origin}${findNewsletterTarget(code, act === 'unsubscribe', {appSecret: testSecret, oldSecrets: []})}`;
}

export const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';
