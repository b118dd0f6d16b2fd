import type {ClaimedDelivery, NewDelivery, SendResult} from '../../../functions/delivery/outbox/delivery';
import {outboxRows} from '../../../functions/delivery/outbox/delivery';
import {maxAttempts, nextAfterDown, nextAttempt} from '../../../functions/delivery/outbox/outbox';
import {createOutbox} from '../../../functions/delivery/outbox/outbox';
import {createPace, shortRunTime} from '../../../functions/delivery/outbox/pace';
import {runOutbox} from '../../../functions/delivery/outbox/run-outbox';
import {createLog} from '../../../functions/setup/log';
import {useDatabase} from '../../support/database/use-database';
import {addSentDeliveries} from '../support/rows';

import {randomUUID} from 'node:crypto';
import fc from 'fast-check';

const {postgres, database, query} = useDatabase('http');
const minute = 60_000;
const start = new Date('2026-03-02T09:00:00Z');

const add = async (parts: Partial<NewDelivery> = {}, changes: Record<string, unknown> = {}) => {
  const delivery: NewDelivery = {
    id: randomUUID(),
    channel: 'mail',
    kind: 'newsletter-test',
    reference: randomUUID(),
    ...parts,
  };
  await query('insert into outbox select rows.* from outbox_rows($1::jsonb, $2::jsonb) as rows', [
    outboxRows([delivery], start),
    JSON.stringify(changes),
  ]);
  return delivery;
};

const addMany = (many: number) => Promise.all(Array.from({length: many}, () => add()));

type Row = {state: string; attempts: number; due_at: Date; code: string | null};

const rowOf = async ({id}: {id: string}) =>
  (await query<Row>('select state, attempts, due_at, code from outbox where id = $1', [id]))[0];

/** An outbox with the test's send function and clock. */
const open = (
  send: (delivery: ClaimedDelivery) => Promise<SendResult>,
  channels: ('mail' | 'crm')[] = ['mail', 'crm'],
) => {
  const logLines: string[] = [];
  const time = {now: start.getTime()};
  const sent: string[] = [];
  const clock = () => new Date(time.now);
  const log = createLog(clock, (line) => logLines.push(line));
  const outbox = createOutbox({
    connect: () => Promise.resolve(database.sql),
    send: (delivery) => {
      sent.push(delivery.id);
      return send(delivery);
    },
    channels,
    clock,
    createId: randomUUID,
    random: () => 0.5,
    log,
  });
  return {outbox, time, sent, logLines, clock, log};
};

/** A delivery that a process has claimed and finishes when told. */
const claim = async () => {
  const delivery = await add();
  let finish: (result: SendResult) => void = () => undefined;
  const running = open(() => new Promise((resolve) => (finish = resolve))).outbox.run('run-1');
  while ((await rowOf(delivery))?.state !== 'claimed') await pause();
  const end = (result: SendResult) => {
    finish(result);
    return running;
  };
  return {delivery, end};
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
const succeed = () => Promise.resolve<SendResult>({state: 'sent'});
const unconfirmed: SendResult = {state: 'failed', code: 'mail-unconfirmed', isUnconfirmed: true};
const refused: SendResult = {state: 'failed', code: 'ETEST', isSpecific: true};
const fail = () => Promise.resolve<SendResult>(refused);

test('due deliveries are sent once, others wait', async () => {
  const now = await add();
  const later = await add({due: new Date(start.getTime() + minute)});
  const {outbox, time, sent} = open(succeed);
  expect(await outbox.run('run-1')).toBe(1);
  expect(sent).toEqual([now.id]);
  expect(await rowOf(now)).toMatchObject({state: 'sent', attempts: 1});
  expect(await rowOf(later)).toMatchObject({state: 'waiting', attempts: 0});
  time.now += minute;
  expect(await outbox.run('run-2')).toBe(1);
  expect(await outbox.run('run-3')).toBe(0);
  expect(sent).toEqual([now.id, later.id]);
});

test('first attempt: deliveries that are not due, or on an unconfigured channel, wait', async () => {
  const now = await add();
  const later = await add({due: new Date(start.getTime() + minute)});
  const crm = await add({channel: 'crm'});
  const {outbox, sent, logLines} = open(succeed, ['mail']);
  await outbox.deliver([now, later, crm], 'request-1');
  expect(sent).toEqual([now.id]);
  expect(await outbox.run('run-1')).toBe(0);
  expect(await rowOf(crm)).toMatchObject({state: 'waiting', attempts: 0});
  expect(logLines.join('\n')).toContain(
    '"outcome":"waiting","requestId":"request-1","code":"CRM_WEBHOOK_URL or CRM_WEBHOOK_SECRET is not set"',
  );
});

test('a failure is retried after 1, 5 and 30 minutes, 2 and 12 hours, and is dead and logged after eight attempts', async () => {
  const delivery = await add();
  const {outbox, time, sent, logLines} = open(fail);
  const waits: number[] = [];
  while ((await outbox.run('run')) > 0) {
    const row = await rowOf(delivery);
    if (row?.state === 'dead') break;
    waits.push(((row?.due_at.getTime() ?? 0) - time.now) / minute);
    time.now = (row?.due_at.getTime() ?? 0) - 1;
    expect(await outbox.run('too-soon')).toBe(0);
    time.now += 1;
  }
  expect(waits).toEqual([1, 5, 30, 120, 720, 720, 720]);
  expect(sent).toHaveLength(maxAttempts);
  expect(await rowOf(delivery)).toMatchObject({state: 'dead', attempts: 8, code: 'ETEST'});
  time.now += 100 * 24 * 60 * minute;
  expect(await outbox.run('run')).toBe(0);
  const [error = '', ...more] = logLines.filter((line) => line.includes('"level":"error"'));
  expect(JSON.parse(error)).toMatchObject({
    event: 'newsletter-test-mail',
    outcome: 'dead',
    delivery: delivery.id,
    code: 'ETEST',
  });
  expect(more).toEqual([]);
});

test('jitter moves an attempt by up to a fifth, and a channel that is down has five minutes', () => {
  expect(nextAttempt(1, start, 0).getTime() - start.getTime()).toBe(48_000);
  expect(nextAttempt(1, start, 1).getTime() - start.getTime()).toBe(72_000);
  expect(nextAfterDown(start).getTime() - start.getTime()).toBe(5 * minute);
});

test('a thrown error is retried', async () => {
  const other = await add();
  await open(() => Promise.reject(new TypeError('with marta@oakline.example in it'))).outbox.run('run');
  expect(await rowOf(other)).toMatchObject({state: 'waiting', attempts: 1, code: 'TypeError'});
});

test('an unconfirmed mail is sent again after half an hour, and given up if that isn’t confirmed either', async () => {
  const delivery = await add();
  const {outbox, time} = open(() => Promise.resolve(unconfirmed));
  await outbox.run('run-1');
  expect(await rowOf(delivery)).toMatchObject({state: 'waiting', due_at: new Date(time.now + 30 * minute)});
  time.now += 30 * minute;
  await outbox.run('run-2');
  expect(await rowOf(delivery)).toMatchObject({state: 'dead', attempts: 2, code: 'mail-unconfirmed'});
});

test('a failure between two unconfirmed attempts does not allow a third copy', async () => {
  const delivery = await add();
  const results: SendResult[] = [unconfirmed, refused, unconfirmed];
  const {outbox, time, sent} = open(() => Promise.resolve(results.shift() ?? {state: 'sent'}));
  for (let day = 0; day < 5; day += 1) {
    await outbox.run('run');
    time.now += 24 * 60 * minute;
  }
  expect(sent).toHaveLength(3);
  expect(await rowOf(delivery)).toMatchObject({state: 'dead', code: 'mail-unconfirmed'});
});

test('whatever happens after an email was unconfirmed, it is sent, or dead with that code after two copies or eight attempts', async () => {
  const answers = {
    sent: {state: 'sent'},
    unconfirmed,
    refused,
    down: {state: 'failed', code: 'ESOCKET'},
  } as const satisfies Record<string, SendResult>;
  const plan = fc.array(fc.constantFrom('sent', 'unconfirmed', 'refused', 'down'), {minLength: 1, maxLength: 16});
  await fc.assert(
    fc.asyncProperty(plan, async (later) => {
      const delivery = await add();
      const waiting = ['unconfirmed', ...later] as (keyof typeof answers)[];
      const done: string[] = [];
      const {outbox, time} = open(() => {
        const next = waiting.shift() ?? 'refused';
        done.push(next);
        return Promise.resolve(answers[next]);
      });
      while ((await outbox.run('run')) > 0) time.now += 12 * 60 * minute;
      const copies = done.filter((answer) => answer === 'unconfirmed').length;
      const counted = done.filter((answer) => answer !== 'down').length;
      expect(await rowOf(delivery)).toMatchObject(
        done.at(-1) === 'sent' ? {state: 'sent'} : {state: 'dead', code: 'mail-unconfirmed'},
      );
      if (done.at(-1) !== 'sent') expect(copies === 2 || counted === maxAttempts).toBe(true);
      await query('delete from outbox');
    }),
    {numRuns: 25, seed: 70},
  );
});

test('while the channel is down, each run tries one delivery, a different one, and counts no attempt', async () => {
  const down: SendResult = {state: 'failed', code: 'ESOCKET'};
  await addMany(10);
  const {outbox, time, sent} = open(() => Promise.resolve(down));
  for (let run = 0; run < 20; run += 1) {
    await outbox.run('run');
    time.now += 10 * minute;
  }
  expect(sent).toHaveLength(20);
  expect(new Set(sent).size).toBe(10);
  expect(await query("select distinct state, attempts from outbox where kind <> 'undelivered'")).toEqual([
    {state: 'waiting', attempts: 0},
  ]);
});

test('a delivery that always breaks the connection does not keep the others waiting, and is given up', async () => {
  const [poison, ...others] = await addMany(9);
  const down: SendResult = {state: 'failed', code: 'ESOCKET'};
  const {outbox, time, sent} = open(({id}) => Promise.resolve(id === poison?.id ? down : {state: 'sent'}));
  await outbox.run('run-1');
  time.now += 10 * minute;
  await outbox.run('run-2');
  expect(sent).toEqual(expect.arrayContaining(others.map(({id}) => id)));
  time.now += 15 * 24 * 60 * minute;
  await outbox.run('run-3');
  expect(await rowOf(poison ?? {id: ''})).toMatchObject({state: 'dead', code: 'ESOCKET'});
});

test('the first success after an outage makes due what failed in it, but not what failed by itself', async () => {
  const stuck = await add();
  const {outbox, time} = open(fail);
  await outbox.run('run-1');
  time.now += minute;
  const before = await add();
  await open(succeed).outbox.deliver([before], 'request-1');
  const failing = open(fail);
  failing.time.now = time.now + minute;
  const [first, second] = await addMany(2);
  await query('update outbox set wanted_at = $1 where id = any($2)', [failing.clock(), [first?.id, second?.id]]);
  for (let run = 0; run < 4; run += 1) {
    await failing.outbox.run('run');
    failing.time.now += 40 * minute;
  }
  const working = open(({id}) => Promise.resolve(id === stuck.id ? refused : {state: 'sent'}));
  working.time.now = failing.time.now - 39 * minute;
  await add({due: working.clock()});
  await working.outbox.run('run');
  expect(working.sent).toEqual(expect.arrayContaining([first?.id, second?.id]));
  expect(working.sent).not.toContain(stuck.id);
});

test('mails are sent two at a time', async () => {
  await addMany(9);
  const now = {open: 0, most: 0};
  const {outbox} = open(async () => {
    now.open += 1;
    now.most = Math.max(now.most, now.open);
    await pause();
    now.open -= 1;
    return {state: 'sent'};
  });
  expect(await outbox.run('run')).toBe(9);
  expect(now.most).toBe(2);
});

test('a run starts no delivery that could outlast the function: three times the slowest one so far must fit', () => {
  const at = {ms: 0};
  const pace = createPace(() => at.ms, shortRunTime);
  at.ms = 4001;
  expect(pace.hasTime()).toBe(false);
  pace.record(300);
  at.ms = 27_000;
  expect(pace.hasTime()).toBe(true);
  pace.record(2500);
  expect(pace.hasTime()).toBe(false);
  at.ms = 20_000;
  expect(pace.hasTime()).toBe(true);
  pace.record(20_000);
  expect(pace.hasTime()).toBe(false);
});

test('the company is first, the newest lead before others; visitors have every third turn', async () => {
  const at = (seconds: number) => ({created_at: new Date(start.getTime() - seconds * 1000).toISOString()});
  const kinds = ['booking-reminder-day', 'booking-visitor', 'contact', 'undelivered', 'held-messages', 'booking-host'];
  const ids = new Map<string, string>();
  for (const [index, kind] of kinds.entries()) ids.set((await add({kind}, at(index))).id, kind);
  ids.set((await add({kind: 'contact'}, at(100))).id, 'old contact');
  const {outbox, sent} = open(async () => {
    await pause();
    return {state: 'sent'};
  });
  await outbox.run('run');
  const kindsSent = sent.map((id) => ids.get(id));
  // One to try the channel, then two at a time; the third time, visitors are first.
  const groups = [kindsSent.slice(0, 1), kindsSent.slice(1, 3), kindsSent.slice(3, 5)].map((group) => group.sort());
  expect(groups).toEqual([['contact'], ['booking-host', 'old contact'], ['booking-reminder-day', 'booking-visitor']]);
});

test('ten concurrent runs send each of a hundred deliveries once', async () => {
  await addMany(100);
  const runs = Array.from({length: 10}, () => open(() => pause().then(succeed)));
  const counts = await Promise.all(runs.map(({outbox}) => outbox.run('run')));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(new Set(runs.flatMap(({sent}) => sent)).size).toBe(100);
});

test('an expired claim lets another process send, and the first can’t overwrite its result', async () => {
  const {delivery, end} = await claim();
  const next = open(succeed);
  expect(await next.outbox.run('run-2')).toBe(0);
  await query("update outbox set leased_until = now() - interval '1 second' where id = $1", [delivery.id]);
  expect(await next.outbox.run('run-3')).toBe(1);
  // Its own process can't overwrite the other's result.
  await end({state: 'failed', code: 'ETIMEDOUT'});
  expect(await rowOf(delivery)).toMatchObject({state: 'sent', attempts: 2});
});

test.each([
  [null, 'gave-up'],
  ['mail-unconfirmed', 'mail-unconfirmed'],
])('a delivery that kills each process is given up too, after the code %s', async (last, code) => {
  const delivery = await add({}, {state: 'claimed', attempts: 8, leased_until: start, code: last});
  const {outbox, sent} = open(succeed);
  await outbox.run('run');
  expect(sent).toEqual([]);
  expect(await rowOf(delivery)).toMatchObject({state: 'dead', code});
});

test.each(['held', 'cancelled', 'dead', 'sent'])('a %s delivery is not sent', async (state) => {
  const delivery = await add({}, {state});
  const {outbox, sent} = open(succeed);
  await outbox.deliver([delivery], 'request-1');
  await outbox.run('run');
  expect(sent).toEqual([]);
});

test('a delivery canceled while being sent is not retried', async () => {
  const delivery = await add();
  const {outbox} = open(async () => {
    await query("update outbox set state = 'cancelled' where id = $1", [delivery.id]);
    return {state: 'failed', code: 'ETEST'};
  });
  await outbox.run('run');
  expect(await rowOf(delivery)).toMatchObject({state: 'cancelled'});
});

test('the outbox job logs its number of attempts, and returns 503 when the database does not respond', async () => {
  await add();
  const {outbox, clock, log, logLines} = open(succeed);
  const ports = {outbox, connect: () => Promise.resolve(database.sql), clock, log};
  expect((await runOutbox('job-1', ports)).status).toBe(204);
  expect((await runOutbox('job-2', ports)).status).toBe(204);
  expect(logLines.filter((line) => line.includes('"event":"outbox"'))).toHaveLength(1);
  expect(logLines.at(-1)).toContain('"count":1');
  expect(await query("select finished_at from job_runs where job = 'outbox'")).toHaveLength(1);
  const down = {run: () => Promise.reject(Object.assign(new Error(), {code: 'ECONNREFUSED'}))};
  expect((await runOutbox('job-3', {...ports, outbox: down})).status).toBe(503);
  expect(logLines.at(-1)).toMatch(/"level":"error".*"code":"ECONNREFUSED"/);
});

test('a due row is found by its index, however many were sent', async () => {
  await addSentDeliveries(postgres);
  const rows = await query(`explain select id from outbox
    where channel = 'mail' and state in ('waiting', 'claimed') and due_at <= now() order by due_at limit 10 for update skip locked`);
  expect(JSON.stringify(rows)).toContain('outbox_due');
  expect(JSON.stringify(rows)).not.toContain('Seq Scan');
});
