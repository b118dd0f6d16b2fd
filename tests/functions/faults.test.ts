import {startCrm, type TestCrm} from '../support/crm';
import {startPostgres, type TestPostgres} from '../support/database/postgres';
import type {FaultSettings} from '../support/fault-site';
import {startSmtp, type SmtpBehavior, type TestSmtp} from '../support/smtp';

import {spawn, type ChildProcess} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import path from 'node:path';

import getPort from 'get-port';

/** Enough to hit each fault at each step. CI sends more: `FAULT_MESSAGES=1000`. */
const submissions = Number(process.env['FAULT_MESSAGES'] ?? 100);
const senders = 25;
/** Enough to hit every step. On a busy machine, a process takes longer to start than it ran. */
const maxKills = submissions < 1000 ? 3 : 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let postgres: TestPostgres;
let smtp: TestSmtp;
let crm: TestCrm;
const processes = new Set<ChildProcess>();

beforeAll(async () => {
  [postgres, smtp, crm] = await Promise.all([startPostgres(), startSmtp(), startCrm()]);
});

afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await Promise.all([smtp.stop(), crm.stop()]);
  await postgres.stop();
});

function startSite(settings: FaultSettings): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', path.resolve('tests/support/fault-worker.mjs')], {
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
    const body = JSON.stringify({firstName: 'Marta', lastName: 'Silva', email: 'marta@oakline.example', message: key});
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
  restart: (index: number) => void,
  state: {done: boolean; kills: number},
) {
  const refuses = {refuseWith: 451};
  const behaviors: SmtpBehavior[] = [refuses, {}, {slowReply: Infinity}, {drops: true}, {slowReply: 150}, refuses, {}];
  for (let turn = 0; !state.done; turn += 1) {
    smtp.behave(behaviors[turn % behaviors.length] ?? {});
    crm.respondWith(turn % 3 === 0 ? 503 : 204);
    await pause(200 + Math.random() * 200);
    await postgres.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and random() < 0.2`);
    if (turn % 3 !== 2 || state.kills === maxKills) continue;
    const index = turn % 2;
    if (!(await isUp(ports[index] ?? 0))) continue;
    children[index]?.kill('SIGKILL');
    state.kills += 1;
    restart(index);
  }
  smtp.behave({});
  crm.respondWith(204);
}

test('no message is lost while mail server, CRM and database fail and processes are killed', async () => {
  // At this speed, a claim lasts 1.5 seconds: longer than a delivery, as in production.
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
  const trouble = makeTrouble(
    ports,
    children,
    (index) => {
      children[index] = start(index);
    },
    state,
  );
  await Promise.all(sending);
  state.done = true;
  await trouble;

  // Everything works again: waiting deliveries are sent when due.
  const open = "select count(*) as left from outbox where state not in ('sent', 'dead')";
  for (let waited = 0; waited < 1200; waited += 1) {
    const {rows} = await postgres.pool.query<{left: string}>(open);
    if (rows[0]?.left === '0') break;
    // Move the clock by hours, when repeatedly failed deliveries are due.
    await postgres.pool.query("update outbox set due_at = created_at where state = 'waiting'");
    await pause(100);
  }
  for (const child of children) child.kill('SIGKILL');

  const {rows: stored} = await postgres.pool.query<{id: string; message: string}>(
    'select id, message from contact_messages',
  );
  expect(answered.size).toBeGreaterThanOrEqual(submissions);
  expect(new Map(stored.map(({id, message}) => [message, id]))).toEqual(answered);
  expect(stored).toHaveLength(answered.size);
  // Only unconfirmed mails are given up, for a person to check.
  const {rows: left} = await postgres.pool.query(
    "select state, code, attempts from outbox where state <> 'sent' and code is distinct from 'mail-unconfirmed'",
  );
  expect(left).toEqual([]);

  const mails = new Map<string, Set<string | undefined>>();
  const copies = new Map<string, number>();
  for (const {raw, mail} of smtp.received) {
    const id = /^Record: (\S+)/m.exec(raw)?.[1] ?? '';
    mails.set(id, (mails.get(id) ?? new Set()).add(mail.messageId));
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  // Two, unless a process was killed between sending a mail and recording it.
  expect(Math.max(...copies.values())).toBeLessThanOrEqual(3);
  expect(new Set(mails.keys())).toEqual(new Set(answered.values()));
  expect([...mails.values()].filter((names) => names.size !== 1)).toEqual([]);

  const posts = new Map<string, Set<unknown>>();
  for (const {headers, body} of crm.received) {
    const {data} = JSON.parse(body) as {data: {id: string}};
    posts.set(data.id, (posts.get(data.id) ?? new Set()).add(headers['webhook-id']));
  }
  expect(new Set(posts.keys())).toEqual(new Set(answered.values()));
  expect([...posts.values()].filter((names) => names.size !== 1)).toEqual([]);
}, 600_000);
