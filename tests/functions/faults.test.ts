import {startCrm, type TestCrm} from '../support/crm';
import {useDatabase} from '../support/database/use-database';
import {type SmtpBehavior, startSmtp, type TestSmtp} from '../support/smtp';
import {visitor} from './support/contact';
import type {FaultSettings} from './support/fault-site';

import {type ChildProcess, spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import path from 'node:path';
import getPort from 'get-port';

/** Enough to hit each fault at each step. CI sends more: `FAULT_MESSAGES=1000`. */
const submissions = Number(process.env['FAULT_MESSAGES'] ?? 100);
const senders = 25;
/** Enough to hit every step. On a busy machine, a process takes longer to start than it ran. */
const maxKills = submissions < 1000 ? 3 : 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const {postgres, query, count} = useDatabase();
let smtp: TestSmtp;
let crm: TestCrm;
const processes = new Set<ChildProcess>();

beforeAll(async () => {
  [smtp, crm] = await Promise.all([startSmtp(), startCrm()]);
});

afterAll(() => processes.forEach((child) => child.kill('SIGKILL')));

function startSite(settings: FaultSettings): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', path.resolve('tests/functions/support/fault-worker.mjs')], {
    env: {...process.env, NODE_OPTIONS: '', FAULT_SETTINGS: JSON.stringify(settings)},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  return child;
}

/** Whether a process has started. Killing processes that are still starting would leave none on a busy machine. */
const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${String(port)}/`, {method: 'POST', signal: AbortSignal.timeout(10_000)}).then(
    () => true,
    () => false,
  );

/** Sends the form again until it succeeds. */
async function submit(ports: number[], key: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const port = ports[Math.floor(Math.random() * ports.length)] ?? 0;
    const body = JSON.stringify({...visitor, message: key});
    const init = {method: 'POST', body, headers: {'Idempotency-Key': key}, signal: AbortSignal.timeout(10_000)};
    const answer = await fetch(`http://127.0.0.1:${String(port)}/`, init)
      .then(async (response) => ({status: response.status, text: await response.text()}))
      .catch(() => ({status: 0, text: ''}));
    if (answer.status === 201) return (JSON.parse(answer.text) as {id: string}).id;
    if (answer.status !== 0 && answer.status !== 503) throw new Error(`Answered with ${String(answer.status)}`);
    if (attempt > 1500) throw new Error('The site does not answer.');
    await pause(20 + Math.random() * 60);
  }
}

/** Until `state.done`: mail server and CRM change their behavior, connections break, and processes are killed. */
async function makeTrouble(
  ports: readonly number[],
  children: ChildProcess[],
  start: (index: number) => ChildProcess,
  state: {done: boolean; kills: number},
) {
  const refuses = {refuseWith: 451};
  const behaviors: SmtpBehavior[] = [refuses, {}, {slowReply: Infinity}, {drops: true}, {slowReply: 150}, refuses, {}];
  for (let turn = 0; !state.done; turn += 1) {
    smtp.behave(behaviors[turn % behaviors.length] ?? {});
    crm.respondWith(turn % 3 === 0 ? 503 : 204);
    await pause(200 + Math.random() * 200);
    await query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and random() < 0.2`);
    if (turn % 3 !== 2 || state.kills === maxKills) continue;
    const index = turn % 2;
    if (!(await isUp(ports[index] ?? 0))) continue;
    children[index]?.kill('SIGKILL');
    state.kills += 1;
    children[index] = start(index);
  }
  smtp.behave({});
  crm.respondWith(204);
}

test('no message is lost while mail server, CRM and database fail and processes are killed', async () => {
  const shared = {database: postgres.url, smtp: smtp.url, crm: crm.url, refused: 20, epoch: Date.now(), speed: 60};
  const ports = await Promise.all([getPort(), getPort()]);
  const start = (index: number) => startSite({...shared, port: ports[index] ?? 0});
  const children = ports.map((_port, index) => start(index));
  const answered = new Map<string, string>();
  const state = {done: false, kills: 0};

  let sent = 0;
  const sending = Array.from({length: senders}, async () => {
    // A fast machine sends all of them before anything is killed, so it sends more.
    for (; sent < submissions || state.kills < 2; sent += 1) {
      const key = randomUUID();
      answered.set(key, await submit(ports, key));
    }
  });
  const trouble = makeTrouble(ports, children, start, state);
  await Promise.all(sending);
  state.done = true;
  await trouble;

  // Everything works again: waiting deliveries are sent when due.
  const open = "outbox where state not in ('sent', 'dead')";
  for (let waited = 0; waited < 1200; waited += 1) {
    if ((await count(open)) === 0) break;
    // Move the clock by hours, when repeatedly failed deliveries are due.
    await query("update outbox set due_at = created_at where state = 'waiting'");
    // Leases follow the database's clock. After five seconds, only a killed process can still have one.
    if (waited % 50 === 49) await query("update outbox set leased_until = now() where state = 'claimed'");
    await pause(100);
  }
  for (const child of children) child.kill('SIGKILL');

  const stored = await query<{id: string; message: string}>('select id, message from contact_messages');
  expect(answered.size).toBeGreaterThanOrEqual(submissions);
  expect(new Map(stored.map(({id, message}) => [message, id]))).toEqual(answered);
  expect(stored).toHaveLength(answered.size);
  // Only emails that went unconfirmed twice are given up, for a person to check.
  const lost = "outbox where kind <> 'undelivered' and state <> 'sent' and code is distinct from 'mail-unconfirmed'";
  expect(await query(`select channel, kind, state, code, attempts from ${lost}`)).toEqual([]);

  // Lines about what was late have no record.
  const mails = smtp.received
    .map(({raw, mail}) => [/^Record: (\S+)/m.exec(raw)?.[1], mail.messageId] as const)
    .filter(([record]) => record !== undefined);
  const posts = crm.received.map(({headers, body}) => {
    const {data} = JSON.parse(body) as {data: {id: string}};
    return [data.id, headers['webhook-id']] as const;
  });
  for (const copies of [mails, posts]) {
    // Each message was delivered, and every copy of it with the same ID, by which a receiver recognizes it.
    const named = [...new Set(copies.map((names) => names.join(' ')))].map((names) => names.split(' ')[0]);
    expect(named.sort()).toEqual([...answered.values()].sort());
  }
  // Two, unless a process was killed between sending an email and recording it.
  const counts = Object.values(Object.groupBy(mails, ([id = '']) => id)).map((copies) => copies?.length ?? 0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
}, 600_000);
