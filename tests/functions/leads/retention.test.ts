import {endClosedChannels} from '../../../functions/lib/retention/daily';
import {purge} from '../../../functions/lib/retention/purge';
import {runRetention} from '../../../functions/retention/run-retention';
import {createLog} from '../../../functions/lib/log';
import {useDatabase} from '../../support/database/use-database';
import {addRow} from '../support/rows';

import {claims} from '#src/content/company/claims';

import {randomUUID} from 'node:crypto';

const {postgres, database} = useDatabase('http');
const now = new Date('2026-03-02T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

afterEach(() => postgres.pool.query('truncate outbox, contact_messages, rate_limits, subscribers, subscriber_events'));

/** A message with one delivery. */
async function addMessage(days: number, state: string, delivery: string): Promise<void> {
  await addDelivery(days, delivery, await addRow(postgres, 'contact_messages', {received_at: daysAgo(days), state}));
}

function addDelivery(days: number, state: string, reference: string = randomUUID()): Promise<string> {
  const at = daysAgo(days);
  const done_at = ['sent', 'dead', 'cancelled'].includes(state) ? at : null;
  return addRow(postgres, 'outbox', {reference, state, created_at: at, due_at: at, done_at});
}

/** The daily mail that lists held messages. */
async function report(days: number): Promise<void> {
  await addDelivery(days, 'sent');
  await postgres.pool.query("update outbox set kind = 'held-messages' where state = 'sent'");
}

const count = async (table: string) =>
  Number((await postgres.pool.query<{count: string}>(`select count(*) from ${table}`)).rows[0]?.count);

type Case = [kept: boolean, what: string, days: number, state: string, delivery: string];

test.each<Case>([
  [true, 'a message within its time', 364, 'received', 'sent'],
  [false, 'a message past its time', 366, 'received', 'sent'],
  [false, 'one that was released', 366, 'released', 'sent'],
  [false, 'one whose delivery was given up', 366, 'received', 'dead'],
  [true, 'one that still waits for a mail server', 366, 'received', 'waiting'],
  [true, 'one that is being sent', 366, 'received', 'claimed'],
  [true, 'spam of a month', 29, 'held', 'held'],
  [false, 'spam past a month', 31, 'held', 'held'],
])('kept: %s, %s', async (kept, _what, days, state, delivery) => {
  await addMessage(days, state, delivery);
  if (state === 'held') await report(days - 1);
  await purge(database.sql, {at: now, leadDays: 365});
  const deliveries = await count("outbox where kind <> 'held-messages'");
  expect({messages: await count('contact_messages'), deliveries}).toEqual(
    kept ? {messages: 1, deliveries: delivery === 'sent' ? 0 + Number(days < 90) : 1} : {messages: 0, deliveries: 0},
  );
});

test('a past demo is deleted like messages of its age, with its deliveries and cells', async () => {
  for (const days of [364, 366]) {
    const id = await addRow(postgres, 'bookings', {starts_at: daysAgo(days), ends_at: daysAgo(days)});
    await postgres.pool.query("insert into booking_cells values ('elise-varga', $2, $1)", [id, daysAgo(days)]);
    await addDelivery(days, 'dead', id);
  }
  await purge(database.sql, {at: now, leadDays: 365});
  expect([await count('bookings'), await count('booking_cells'), await count('outbox')]).toEqual([1, 1, 1]);
  await postgres.pool.query('truncate bookings, booking_cells');
});

test('expired sign-ups, finished deliveries and counters are deleted, everything in use stays', async () => {
  for (const [days, state] of [
    [31, 'pending'],
    [29, 'pending'],
    [900, 'confirmed'],
    [900, 'unsubscribed'],
  ] as const) {
    await addRow(postgres, 'subscribers', {address_key: `${state}-${days}`, state, requested_at: daysAgo(days)});
  }
  for (const state of ['sent', 'cancelled', 'dead', 'waiting']) await addDelivery(91, state);
  await addDelivery(89, 'sent');
  await postgres.pool.query(
    "insert into rate_limits (subject, hits, allowed, expires_at) values ('old', '{}', 1, $1), ('new', '{}', 1, $2)",
    [daysAgo(1), daysAgo(-1)],
  );
  const purged = await purge(database.sql, {at: now, leadDays: 365});
  const untouched = {spam: 0, messages: 0, bookings: 0, vitals: 0, feedback: 0};
  expect(purged).toEqual({...untouched, subscribers: 1, deliveries: 2, counters: 1});
  expect(await count('subscribers')).toBe(3);
  expect(await count('outbox')).toBe(3);
});

test('page feedback is kept as long as the privacy page says', async () => {
  const kept = Number.parseInt(claims.feedbackKept);
  for (const days of [kept - 1, kept + 1]) {
    await postgres.pool.query("insert into page_feedback values ($1, '/docs', false, 'Call me at 555-0142.', $2)", [
      `visit-${days}`,
      daysAgo(days),
    ]);
  }
  expect((await purge(database.sql, {at: now, leadDays: 730})).feedback).toBe(1);
  const {rows} = await postgres.pool.query('select visit_key from page_feedback');
  expect(rows).toEqual([{visit_key: `visit-${kept - 1}`}]);
});

test('an unconfirmed request is deleted with its deliveries, even a held one; a former subscriber stays', async () => {
  const request = {state: 'pending', requested_at: daysAgo(31)};
  const id = await addRow(postgres, 'subscribers', request);
  const proof = await addRow(postgres, 'subscribers', {...request, address_key: 'b', confirmed_at: daysAgo(31)});
  await addDelivery(31, 'held', id);
  await addDelivery(31, 'waiting', proof);
  await purge(database.sql, {at: now, leadDays: 365});
  expect((await postgres.pool.query('select id from subscribers')).rows).toEqual([{id: proof}]);
  expect((await postgres.pool.query('select reference from outbox')).rows).toEqual([{reference: proof}]);
});

test('deletes in small batches, and leaves the rest when its time is up', async () => {
  await postgres.pool.query(
    `insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, message)
     select gen_random_uuid(), number::text, $1, 'a', 'b', 'c', 'd' from generate_series(1, 1700) as number`,
    [daysAgo(800)],
  );
  let batches = 0;
  const some = await purge(database.sql, {at: now, leadDays: 365, shouldContinue: () => (batches += 1) <= 3});
  expect(some.messages).toBeLessThan(1700);
  expect(await count('contact_messages')).toBe(1700 - some.messages);
  const reported: number[] = [];
  await purge(database.sql, {at: now, leadDays: 365, onProgress: ({messages}) => reported.push(messages)});
  expect(await count('contact_messages')).toBe(0);
  expect(reported.length).toBeGreaterThan(1);
});

test('a held message stays until a mail has listed it', async () => {
  await addMessage(40, 'held', 'held');
  await purge(database.sql, {at: now, leadDays: 365});
  expect(await count('contact_messages')).toBe(1);
});

test('the daily job logs how much it deleted, records that it finished, and returns 503 when the database does not respond', async () => {
  await addMessage(31, 'held', 'held');
  await report(30);
  const lines: string[] = [];
  const clock = () => now;
  const log = createLog(clock, (line) => lines.push(line));
  const environment = {leadRetentionDays: 365};
  const ports = {clock, createId: randomUUID, log, environment, channels: ['mail'] as const};
  const done = await runRetention('job-1', {...ports, connect: () => Promise.resolve(database.sql)});
  expect(done.status).toBe(204);
  const {rows} = await postgres.pool.query("select finished_at from job_runs where job = 'retention'");
  expect(rows).toEqual([{finished_at: now}]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({event: 'retention-spam', outcome: 'purged', count: 1});
  const down = await runRetention('job-2', {...ports, connect: () => Promise.reject(new TypeError('marta'))});
  expect(down.status).toBe(503);
  expect(lines[1]).toMatch(/"level":"error".*"code":"TypeError"/);
  expect(lines[1]).not.toContain('marta');
});

test('deliveries on a removed channel are canceled after a week, or with their message', async () => {
  const wait = (days: number, channel: string) =>
    addRow(postgres, 'outbox', {channel, created_at: daysAgo(days), wanted_at: daysAgo(days), due_at: daysAgo(days)});
  await wait(8, 'crm');
  await wait(6, 'crm');
  await wait(8, 'mail');
  await endClosedChannels(database.sql, ['mail'], now);
  const {rows} = await postgres.pool.query('select channel, state, code from outbox order by channel, wanted_at');
  expect(rows).toEqual([
    {channel: 'crm', state: 'cancelled', code: 'channel-closed'},
    {channel: 'crm', state: 'waiting', code: null},
    {channel: 'mail', state: 'waiting', code: null},
  ]);

  await postgres.pool.query('truncate outbox, contact_messages');
  await addMessage(370, 'received', 'waiting');
  await addMessage(400, 'received', 'waiting');
  await purge(database.sql, {at: now, leadDays: 365});
  expect(await count('contact_messages')).toBe(1);
});
