import {createContactStore} from '../../../functions/contact/contact-store';
import {handleContact} from '../../../functions/contact/handle-contact';
import type {ContactPorts} from '../../../functions/contact/ports';
import {createLog} from '../../../functions/lib/log';
import type {Mail} from '../../../functions/lib/mail/mail';
import type {TestPostgres} from '../../support/postgres';

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
  /** Mails given to the default mailer. */
  mails: Mail[];
  logLines: string[];
};

/** The endpoint over a real database, each request from an address of its own unless one is given. */
export function createEndpoint(postgres: Pick<TestPostgres, 'url'>, ports: Partial<ContactPorts> = {}): Endpoint {
  const database = getDatabase({connectionString: postgres.url});
  database.pool.on('error', () => undefined);
  const deferred: Promise<void>[] = [];
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const clock = ports.clock ?? (() => new Date());
  const all: ContactPorts = {
    store: createContactStore(() => Promise.resolve(database.sql)),
    mailer: {
      deliver: (mail) => {
        mails.push(mail);
        return Promise.resolve({state: 'sent'});
      },
    },
    clock,
    createId: randomUUID,
    log: createLog(clock, (line) => logLines.push(line)),
    environment: {
      appSecret: 'secret of the tests',
      contactLimit: 5,
      mailFrom: {name: 'Scalewell website', address: 'website@scalewell.example'},
      supportMailbox: {name: 'Scalewell support', address: 'support@scalewell.example'},
    },
    ...ports,
  };
  return {
    send: (request, ip = newAddress()) =>
      handleContact(request, {ip, requestId: 'request-1', defer: (work) => deferred.push(work)}, all),
    async settle() {
      await Promise.all(deferred);
      await database.pool.end();
    },
    mails,
    logLines,
  };
}
