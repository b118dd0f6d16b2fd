import {claims} from '#src/content/company/claims';
import {purge} from '../../../functions/retention/purge';
import {endClosedChannels, runRetention} from '../../../functions/retention/run-retention';
import {createLog} from '../../../functions/setup/log';
import {useDatabase} from '../../support/database/use-database';
import {addMessages, addRow} from '../support/rows';

import {randomUUID} from 'node:crypto';

const {postgres, database, query, count} = useDatabase('http');
const now = new Date('2026-03-02T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
const purgeNow = (more: Partial<Parameters<typeof purge>[1]> = {}) =>
  purge(database.sql, {at: now, leadDays: 365, ...more});

/** A message with one delivery. */
async function addMessage(days: number, state: string, delivery: string, reported?: number): Promise<void> {
  const reported_at = reported === undefined ? null : daysAgo(reported);
  const row = {received_at: daysAgo(days), state, reported_at};
  await addDelivery(days, delivery, await addRow(postgres, 'contact_messages', row));
}

function addDelivery(days: number, state: string, reference: string = randomUUID()): Promise<string> {
  const at = daysAgo(days);
  const done_at = ['sent', 'dead', 'cancelled'].includes(state) ? at : null;
  return addRow(postgres, 'outbox', {reference, state, created_at: at, due_at: at, done_at});
}

type Case = [kept: boolean, what: string, days: number, state: string, delivery: string, reported?: number];

test.each<Case>([
  [true, 'a message within its time', 364, 'received', 'sent'],
  [false, 'a message past its time', 366, 'received', 'sent'],
  [false, 'one that was released', 366, 'released', 'sent'],
  [false, 'one whose delivery was given up', 366, 'received', 'dead'],
  [true, 'one that still waits for a mail server', 366, 'received', 'waiting'],
  [true, 'one that is being sent', 366, 'received', 'claimed'],
  [true, 'spam of a month', 29, 'held', 'held', 28],
  [false, 'spam past a month', 31, 'held', 'held', 30],
  [true, 'spam that was listed a week ago', 40, 'held', 'held', 7],
  [true, 'spam that no mail has listed yet', 40, 'held', 'held'],
])('kept: %s, %s', async (...[isKept, , days, state, delivery, reported]) => {
  await addMessage(days, state, delivery, reported);
  await purgeNow();
  const deliveries = await count('outbox');
  expect({messages: await count('contact_messages'), deliveries}).toEqual(
    isKept ? {messages: 1, deliveries: delivery === 'sent' ? 0 + Number(days < 90) : 1} : {messages: 0, deliveries: 0},
  );
});

test('a past demo is deleted like messages of its age, with its deliveries and cells', async () => {
  for (const days of [364, 366]) {
    const id = await addRow(postgres, 'bookings', {starts_at: daysAgo(days), ends_at: daysAgo(days)});
    await query("insert into booking_cells values ('elise-varga', $2, $1)", [id, daysAgo(days)]);
    await addDelivery(days, 'dead', id);
  }
  await purgeNow();
  expect([await count('bookings'), await count('booking_cells'), await count('outbox')]).toEqual([1, 1, 0]);
});

test('finished deliveries, counters and removed calendars are deleted, everything in use stays', async () => {
  for (const [address_key, unsubscribed_at] of [
    ['reader', null],
    ['former', daysAgo(800)],
  ] as const) {
    await addRow(postgres, 'subscribers', {address_key, confirmed_at: daysAgo(900), unsubscribed_at});
  }
  for (const state of ['sent', 'cancelled', 'dead', 'waiting']) await addDelivery(91, state);
  await addDelivery(89, 'sent');
  await query(
    "insert into rate_limits (subject, hits, allowed, expires_at) values ('old', '{}', 1, $1), ('new', '{}', 1, $2)",
    [daysAgo(1), daysAgo(-1)],
  );
  await query(
    "insert into host_calendars (feed, host, tried_at) values ('removed', 'elise-varga', $1), ('read', 'elise-varga', $2)",
    [daysAgo(31), daysAgo(1)],
  );
  await query("insert into browser_faults values ($1, 'form', '/api/contact', ''), ($2, 'form', '/api/contact', '')", [
    daysAgo(92),
    daysAgo(89),
  ]);
  const untouched = {spam: 0, messages: 0, bookings: 0, feedback: 0};
  expect(await purgeNow()).toEqual({...untouched, deliveries: 3, counters: 1, calendars: 1, faults: 1});
  expect([await count('subscribers'), await count('outbox')]).toEqual([2, 2]);
});

test('page feedback is kept as long as the privacy page says', async () => {
  const limit = Number.parseInt(claims.feedbackKept);
  for (const days of [limit - 1, limit + 1]) {
    await query("insert into page_feedback values ($1, '/docs', false, 'Call me at 555-0142.', $2)", [
      `visit-${days}`,
      daysAgo(days),
    ]);
  }
  expect((await purgeNow()).feedback).toBe(1);
  expect(await query('select visit_key from page_feedback')).toEqual([{visit_key: `visit-${limit - 1}`}]);
});

test('deletes in small batches, and leaves the rest when its time is up', async () => {
  await addMessages(postgres, 1700, new Date(daysAgo(800)));
  let batches = 0;
  const some = await purgeNow({shouldContinue: () => (batches += 1) <= 3});
  expect(some.messages).toBeLessThan(1700);
  expect(await count('contact_messages')).toBe(1700 - some.messages);
  const reported: number[] = [];
  await purgeNow({onProgress: ({messages}) => reported.push(messages)});
  expect(await count('contact_messages')).toBe(0);
  expect(reported.length).toBeGreaterThan(1);
});

test('the daily job logs how much it deleted, records that it finished, and returns 503 when the database does not respond', async () => {
  await addMessage(31, 'held', 'held', 30);
  const lines: string[] = [];
  const clock = () => now;
  const log = createLog(clock, (line) => lines.push(line));
  const ports = {
    clock,
    log,
    environment: {leadRetentionDays: 365, weeklyMail: false},
    channels: ['mail'] as const,
    site: '',
  };
  const done = await runRetention('job-1', {...ports, connect: () => Promise.resolve(database.sql)});
  expect(done.status).toBe(204);
  expect(await query("select finished_at from job_runs where job = 'retention'")).toEqual([{finished_at: now}]);
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
  expect(await query('select channel, state, code from outbox order by channel, wanted_at')).toEqual([
    {channel: 'crm', state: 'cancelled', code: 'channel-closed'},
    {channel: 'crm', state: 'waiting', code: null},
    {channel: 'mail', state: 'waiting', code: null},
  ]);

  await query('delete from outbox');
  await addMessage(370, 'received', 'waiting');
  await addMessage(400, 'received', 'waiting');
  await purgeNow();
  expect(await count('contact_messages')).toBe(1);
});
