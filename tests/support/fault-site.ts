import {createContactStore} from '../../functions/contact/contact-store';
import {handleContact} from '../../functions/contact/handle-contact';
import {createCrm} from '../../functions/lib/crm/create-crm';
import type {Sql} from '../../functions/lib/database/database';
import {createSend} from '../../functions/lib/deliveries/send';
import {readEnvironment} from '../../functions/lib/environment';
import {createLog} from '../../functions/lib/log';
import {createSmtpMailer} from '../../functions/lib/mail/smtp-mailer';
import {createOutbox} from '../../functions/lib/outbox/outbox';
import {localTargets} from './crm';

import {randomUUID} from 'node:crypto';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

import {getDatabase} from '@netlify/database';

export type FaultSettings = {
  port: number;
  database: string;
  smtp: string;
  crm: string;
  /** Database failures per hundred calls. */
  refused: number;
  /** When the clock started, and its speed factor. */
  epoch: number;
  speed: number;
};

const settings = JSON.parse(process.env['FAULT_SETTINGS'] ?? '{}') as FaultSettings;
const database = getDatabase({connectionString: settings.database});
database.pool.on('error', () => undefined);

const clock = () => new Date(settings.epoch + (Date.now() - settings.epoch) * settings.speed);
const log = createLog(clock, () => undefined);
const connect = (): Promise<Sql> => {
  if (Math.random() * 100 >= settings.refused) return Promise.resolve(database.sql);
  return Promise.reject(Object.assign(new Error('refused by the test'), {code: 'ECONNREFUSED'}));
};

const environment = readEnvironment(
  {APP_SECRET: 'secret of the tests that is long enough', CONTACT_LIMIT: '100000'},
  'production',
);
const transports = {
  mail: createSmtpMailer(settings.smtp, {beforeData: 1000, afterData: 400}),
  crm: createCrm({
    url: settings.crm,
    secret: 'secret of the tests',
    timeout: 1000,
    targets: localTargets,
  }),
};
const common = {connect, clock, createId: randomUUID, log};
const channels = ['mail', 'crm'] as const;
const outbox = createOutbox({
  ...common,
  send: createSend(transports, environment, clock),
  channels,
  random: Math.random,
});
const spamLimits = {sameText: 100_000, flood: 100_000};
const ports = {
  ...common,
  store: createContactStore(connect, {channels, spamLimits, createId: randomUUID}),
  outbox,
  environment,
};

createServer((incoming, outgoing) => {
  void (async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': String(incoming.headers['idempotency-key']),
    };
    const body = await text(incoming);
    const request = new Request('http://site.example/api/contact', {method: 'POST', body, headers});
    const caller = {ip: '192.0.2.1', requestId: 'request', defer: (work: Promise<void>) => void work};
    const response = await handleContact(request, caller, ports);
    outgoing.writeHead(response.status).end(await response.text());
  })();
}).listen(settings.port, '127.0.0.1');

// The outbox job, which runs faster here, like everything else.
for (;;) {
  await outbox.run('job').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
