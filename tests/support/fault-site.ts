import {createContactStore} from '../../functions/contact/contact-store';
import {handleContact} from '../../functions/contact/handle-contact';
import {createCrm} from '../../functions/lib/crm/create-crm';
import type {Sql} from '../../functions/lib/database/database';
import {createSend} from '../../functions/lib/deliveries/send';
import {createLog} from '../../functions/lib/log';
import {createSmtpMailer} from '../../functions/lib/mail/smtp-mailer';
import {createOutbox} from '../../functions/lib/outbox/outbox';

import {randomUUID} from 'node:crypto';
import {createServer} from 'node:http';

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

const mailbox = (name: string) => ({name, address: `${name}@scalewell.example`});
const environment = {
  appSecret: 'secret of the tests',
  mailFrom: mailbox('website'),
  supportMailbox: mailbox('support'),
  companyAddress: '1 Sample Street, Toronto',
  companyPhone: '+1 (416) 555-0142',
};
const transports = {
  mail: createSmtpMailer(settings.smtp, {beforeData: 1000, afterData: 400}),
  crm: createCrm({
    url: settings.crm,
    secret: 'secret of the tests',
    timeout: 1000,
    targets: {protocols: ['http:'], lookup: undefined, allows: () => true},
  }),
};
const outbox = createOutbox({
  connect,
  send: createSend(transports, environment, clock),
  channels: ['mail', 'crm'],
  clock,
  createId: randomUUID,
  random: Math.random,
  log,
});
const ports = {
  store: createContactStore(connect, {
    channels: ['mail', 'crm'],
    spamLimits: {sameText: 100_000, flood: 100_000},
    createId: randomUUID,
  }),
  outbox,
  clock,
  createId: randomUUID,
  log,
  environment: {...environment, contactLimit: 100_000, oldSecrets: []},
};

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

createServer((incoming, outgoing) => {
  void (async () => {
    const headers = new Headers({'Content-Type': 'application/json'});
    headers.set('Idempotency-Key', String(incoming.headers['idempotency-key']));
    const request = new Request('http://site.example/api/contact', {
      method: 'POST',
      body: await readAll(incoming),
      headers,
    });
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
