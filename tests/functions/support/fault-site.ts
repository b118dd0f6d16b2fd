import type {Sql} from '../../../functions/database/sql';
import {createCrm} from '../../../functions/delivery/crm/create-crm';
import {createSmtpMailer} from '../../../functions/delivery/mail/smtp-mailer';
import {readEnvironment} from '../../../functions/setup/environment';
import {createEndpoints, localTargets} from './endpoints';

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

const variables = {APP_SECRET: 'secret of the tests that is long enough', CONTACT_LIMIT: '100000'};
const {outbox, handle} = createEndpoints({
  clock: () => new Date(settings.epoch + (Date.now() - settings.epoch) * settings.speed),
  connect: (): Promise<Sql> => {
    if (Math.random() * 100 >= settings.refused) return Promise.resolve(database.sql);
    return Promise.reject(Object.assign(new Error('refused by the test'), {code: 'ECONNREFUSED'}));
  },
  environment: readEnvironment(variables, 'production'),
  transports: {
    // Without `close`, because another request may be sending.
    mail: {deliver: createSmtpMailer(settings.smtp, {beforeData: 1000, afterData: 400}).deliver},
    notify: undefined,
    crm: createCrm({url: settings.crm, secret: 'secret of the tests', timeout: 1000, targets: localTargets}),
  },
  random: Math.random,
  readPage: () => Promise.resolve(undefined),
  spamLimits: {flood: 100_000},
});

createServer((incoming, outgoing) => {
  void (async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': String(incoming.headers['idempotency-key']),
    };
    const body = await text(incoming);
    const request = new Request('http://site.example/api/contact', {method: 'POST', body, headers});
    const caller = {ip: '192.0.2.1', requestId: 'request', defer: (work: Promise<void>) => void work};
    const response = await handle(request, caller);
    outgoing.writeHead(response.status).end(await response.text());
  })();
}).listen(settings.port, '127.0.0.1');

// The outbox job, which runs faster here, like everything else.
for (;;) {
  await outbox.run('job').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
