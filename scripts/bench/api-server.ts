import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';

import {getDatabase} from '@netlify/database';

import {createMessageStore} from '../../functions/leads/message-store';
import {handleContact} from '../../functions/contact/handle-contact';
import {readEnvironment} from '../../functions/setup/environment';
import {createLog} from '../../functions/setup/log';
import {startLocalServer} from '../lib/serve-build';

/*
 * The contact endpoint behind plain HTTP on its own Postgres, so only our code and statements are measured, not
 * Netlify's emulator or a mail server. bench-api.ts starts it in its own process.
 */
const {sql, pool} = getDatabase({connectionString: process.env.BENCH_DATABASE});
pool.on('error', () => undefined);

const connect = () => Promise.resolve(sql);
const environment = readEnvironment({APP_SECRET: 'secret of the bench, which signs nothing else'}, 'production');

/*
 * Each request is seven seconds after the previous one and from its own IP address, so all pass the default limits,
 * which are part of the cost.
 */
const started = Date.now();
let posts = 0;
const clock = () => new Date(started + posts * 7000);
const nextAddress = () => `10.${(posts >> 16) & 255}.${(posts >> 8) & 255}.${posts & 255}`;

const store = createMessageStore(connect, {
  channels: ['mail'],
  messageLimits: {flood: 200},
  createId: randomUUID,
  site: 'https://www.scalewell.example',
});
const log = createLog(clock, () => undefined);
// Emails are not sent, so they stay in the outbox.
const outbox = {deliver: () => Promise.resolve()};
const readPage = () => Promise.resolve(undefined);
const ports = {store, outbox, clock, createId: randomUUID, log, readPage, environment};

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  posts += 1;
  const request = new Request('https://www.scalewell.example/api/contact', {
    method: incoming.method ?? 'GET',
    headers: {'Content-Type': incoming.headers['content-type'] ?? ''},
    body: await text(incoming),
  });
  const caller = {ip: nextAddress(), requestId: String(posts), defer: (work: Promise<unknown>) => void work};
  const response = await handleContact(request, caller, ports);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

const server = await startLocalServer((incoming, outgoing) => {
  respond(incoming, outgoing).catch(() => outgoing.destroy());
});
process.send?.(server.url);
