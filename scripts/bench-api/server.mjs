import {randomUUID} from 'node:crypto';
import {createServer} from 'node:http';
import process from 'node:process';

import {getDatabase} from '@netlify/database';

import '../lib/typescript.mts';

/*
 * The contact endpoint as it is, behind plain HTTP and over a Postgres of its own: what is measured is our code and our
 * statements, and neither Netlify's emulator nor a mail server. Started by scripts/bench-api.mjs in a process of its own.
 */
const {createContactStore} = await import('../../functions/contact/contact-store.ts');
const {handleContact} = await import('../../functions/contact/handle-contact.ts');
const {createSend} = await import('../../functions/lib/deliveries/send.ts');
const {createLog} = await import('../../functions/lib/log.ts');
const {createOutbox} = await import('../../functions/lib/outbox/outbox.ts');

const {sql, pool} = getDatabase({connectionString: process.env.BENCH_DATABASE});
pool.on('error', () => undefined);

const delivers = process.env.BENCH_DELIVERS === 'true';
const connect = () => Promise.resolve(sql);
const mailbox = {name: 'Bench', address: 'bench@scalewell.example'};
const environment = {
  appSecret: 'secret of the bench, which signs nothing else',
  oldSecrets: [],
  contactLimit: 5,
  mailFrom: mailbox,
  supportMailbox: mailbox,
  companyAddress: '1 Sample Street, Toronto',
  companyPhone: '+1 (416) 555-0142',
};

/*
 * Each post comes seven seconds after the one before, from an address of its own, so that all are accepted under the
 * limits as they are set by default: they are part of what a post costs.
 */
const started = Date.now();
let posts = 0;
const clock = () => new Date(started + posts * 7000);
const nextAddress = () => `10.${(posts >> 16) & 255}.${(posts >> 8) & 255}.${posts & 255}`;

// A mail server that takes everything at once.
const transports = {mail: {deliver: () => Promise.resolve({state: 'sent'})}, crm: undefined};
const log = createLog(clock, () => undefined);
const outbox = createOutbox({
  connect,
  send: createSend(transports, environment, clock),
  channels: delivers ? ['mail'] : [],
  clock,
  createId: randomUUID,
  chance: Math.random,
  log,
});
const spamLimits = {sameWords: 3, flood: 100};
const store = createContactStore(connect, {channels: ['mail'], spamLimits, createId: randomUUID});
const ports = {store, outbox, clock, createId: randomUUID, log, environment};

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function answer(incoming, outgoing) {
  const body = await readBody(incoming);
  posts += 1;
  const request = new Request('https://www.scalewell.example/api/contact', {
    method: incoming.method,
    headers: {'Content-Type': incoming.headers['content-type']},
    body,
  });
  const caller = {ip: nextAddress(), requestId: String(posts), defer: (work) => void work};
  const response = await handleContact(request, caller, ports);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch(() => outgoing.destroy());
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
