import {createContactStore} from '../../../functions/contact/contact-store';
import {handleContact} from '../../../functions/contact/handle-contact';
import type {ContactPorts} from '../../../functions/contact/ports';
import type {SpamLimits} from '../../../functions/contact/insert-message';
import type {Transports} from '../../../functions/lib/deliveries/types';
import {leadChannels} from '../../../functions/lib/deliveries/channels';
import {createLog} from '../../../functions/lib/log';
import type {Mail} from '../../../functions/lib/mail/mail';
import type {Outbox} from '../../../functions/lib/outbox/outbox';
import type {TestPostgres} from '../../support/postgres';
import {createKeepingMailer, createTestOutbox, supportMailbox, testSecret} from './outbox';

import {randomUUID} from 'node:crypto';

import {getDatabase} from '@netlify/database';

export const address = 'https://www.scalewell.example/api/contact';

export const visitor = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'We book forty consultations a month.\nCan Scalewell take deposits?',
};

export const jsonPost = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...headers},
  });

export const formPost = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*;q=0.8', ...headers},
  });

let senders = 0;

/** An address that nobody has sent from yet. */
function newAddress(): string {
  senders += 1;
  return `10.0.${String(senders >> 8)}.${String(senders & 255)}`;
}

export type Endpoint = {
  send: (request: Request, ip?: string) => Promise<Response>;
  /** Waits for what goes on after the answers. */
  settle: () => Promise<unknown>;
  outbox: Outbox;
  /** Mails given to the default mailer. */
  mails: Mail[];
  logLines: string[];
};

export type EndpointParts = Partial<ContactPorts> & Partial<Transports> & {screening?: SpamLimits};

const options = {channels: ['mail'], spamLimits: {sameWords: 3, flood: 100}, createId: randomUUID} as const;

/** A store whose database is as the test wants it. */
export const createStore = (connect: Parameters<typeof createContactStore>[0], timeout?: number) =>
  createContactStore(connect, {...options, ...(timeout !== undefined && {timeout})});

/** Messages of the tests are alike and many; a test of the screening sets its own limits. */
const patient: SpamLimits = {sameWords: 10_000, flood: 10_000};

/** The endpoint over a real database, each request from an address of its own unless one is given. */
export function createEndpoint(postgres: Pick<TestPostgres, 'url'>, given: EndpointParts = {}): Endpoint {
  const database = getDatabase({connectionString: postgres.url});
  database.pool.on('error', () => undefined);
  const deferred: Promise<void>[] = [];
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const clock = given.clock ?? (() => new Date());
  const log = createLog(clock, (line) => logLines.push(line));
  const transports: Transports = {mail: 'mail' in given ? given.mail : createKeepingMailer(mails), crm: given.crm};
  const connect = () => Promise.resolve(database.sql);
  const outbox = createTestOutbox({connect, transports, clock, log});
  const screening = given.screening ?? patient;
  const all: ContactPorts = {
    store: createContactStore(connect, {
      channels: leadChannels({smtpUrl: transports.mail && 'set', local: false, crmUrl: transports.crm && 'set'}),
      spamLimits: screening,
      createId: randomUUID,
    }),
    outbox,
    clock,
    createId: randomUUID,
    log,
    environment: {appSecret: testSecret, contactLimit: 5, oldSecrets: [], supportMailbox},
    ...given,
  };
  return {
    send: (request, ip = newAddress()) =>
      handleContact(request, {ip, requestId: 'request-1', defer: (work) => deferred.push(work)}, all),
    async settle() {
      await Promise.all(deferred);
      await database.pool.end();
    },
    outbox,
    mails,
    logLines,
  };
}
