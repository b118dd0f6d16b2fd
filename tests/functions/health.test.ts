import {handleHealth, type HealthPorts} from '../../functions/health/handle-health';
import {config} from '../../functions/health/health.mts';
import type {Sql} from '../../functions/lib/database/database';
import {createLog} from '../../functions/lib/log';
import {readQueueState} from '../../functions/lib/outbox/queue-state';
import {useDatabase} from '../support/database/use-database';
import {jsonPost, visitor} from './support/contact';
import {createSite} from './support/site';

const {postgres, database} = useDatabase('http');
const now = new Date('2026-03-02T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

afterEach(() => postgres.pool.query('truncate outbox, contact_messages, rate_limits'));

const healthToken = 'token of the tests';

const ask = async (
  given: Partial<HealthPorts> = {},
  method = 'GET',
  query = `?token=${encodeURIComponent(healthToken)}`,
) => {
  const lines: string[] = [];
  const request = new Request(`https://www.scalewell.example/api/health${query}`, {method});
  const response = await handleHealth(request, 'request-1', {
    connect: () => Promise.resolve(database.sql),
    channels: ['mail'],
    environment: {secretFault: undefined, healthToken},
    clock: () => now,
    log: createLog(
      () => now,
      (line) => lines.push(line),
    ),
    ...given,
  });
  const text = await response.text();
  return {response, lines, text, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)};
};

type Row = {state: string; wanted: string; kind?: string; channel?: string; attempts?: number; code?: string};

/** A row of the queue after an attempt, with its next attempt in the future. */
const queue = ({state, wanted, kind = 'contact', channel = 'mail', attempts = 8, code}: Row) =>
  postgres.pool.query(
    `insert into outbox (id, channel, kind, reference, payload, state, created_at, wanted_at, due_at, attempts, done_at, code)
     values (gen_random_uuid(), $4, $3, gen_random_uuid(), '{}', $1, $5, $2, $6, $7,
       case when $1 in ('sent', 'dead', 'dismissed') then $2::timestamptz end, $8)`,
    [state, wanted, kind, channel, minutesAgo(5000), minutesAgo(-30), attempts, code ?? null],
  );

type Case = [status: number, troubles: string[], what: string, rows: Row[], given?: Partial<HealthPorts>];

const table: Case[] = [
  [200, [], 'an empty queue', []],
  [200, [], 'a delivery from a minute ago', [{state: 'waiting', wanted: minutesAgo(1)}]],
  [200, [], 'a reminder for tomorrow', [{state: 'waiting', wanted: minutesAgo(-1440), kind: 'booking-reminder'}]],
  [200, [], 'a held lead, however old', [{state: 'held', wanted: minutesAgo(9000)}]],
  [200, [], 'a delivery sent long ago', [{state: 'sent', wanted: minutesAgo(9000)}]],
  [200, [], 'an address that does not exist', [{state: 'dead', wanted: minutesAgo(9000), kind: 'newsletter-confirm'}]],
  [200, [], 'a delivery that has waited 45 minutes', [{state: 'waiting', wanted: minutesAgo(45)}]],
  [503, ['waiting-too-long'], 'a delivery that has waited 46 minutes', [{state: 'waiting', wanted: minutesAgo(46)}]],
  [503, ['waiting-too-long'], 'a claim that never finished', [{state: 'claimed', wanted: minutesAgo(46)}]],
  [503, ['dead-deliveries'], 'a message that was never delivered', [{state: 'dead', wanted: minutesAgo(9000)}]],
  [
    503,
    ['dead-deliveries'],
    'an event that the CRM refused',
    [{state: 'dead', wanted: minutesAgo(1), kind: 'newsletter-welcome', channel: 'crm'}],
  ],
  [
    503,
    ['dead-deliveries'],
    'an undelivered mail to a host',
    [{state: 'dead', wanted: minutesAgo(1), kind: 'booking-host'}],
  ],
  [
    503,
    ['dead-deliveries'],
    'a mail that went unconfirmed twice',
    [{state: 'dead', wanted: minutesAgo(1), attempts: 2, code: 'mail-unconfirmed'}],
  ],
  [200, [], 'one message that the mail server refused', [{state: 'dead', wanted: minutesAgo(1), attempts: 1}]],
  [
    200,
    [],
    'one mail a visitor’s server refused',
    [{state: 'dead', wanted: minutesAgo(1), kind: 'booking-visitor', attempts: 1}],
  ],
  [200, [], 'a dismissed delivery', [{state: 'dismissed', wanted: minutesAgo(1)}]],
  [
    200,
    [],
    'a domain that has not responded yet',
    [{state: 'waiting', wanted: minutesAgo(900), kind: 'newsletter-confirm'}],
  ],
  [
    503,
    ['deliveries-refused'],
    'eleven refused messages in a row',
    Array.from({length: 11}, () => ({state: 'dead', wanted: minutesAgo(1), attempts: 1})),
  ],
  [
    503,
    ['visitor-mail-failing'],
    'eleven of twenty mails to visitors',
    Array.from({length: 20}, (_each, index) => ({
      state: index < 11 ? 'dead' : 'sent',
      wanted: minutesAgo(index),
      kind: 'booking-visitor',
    })),
  ],
  [503, ['no-channel'], 'no way to deliver leads', [], {channels: []}],
  [503, ['weak-key'], 'no secret', [], {environment: {secretFault: 'APP_SECRET is not set', healthToken}}],
  [
    503,
    ['weak-key'],
    'a short secret',
    [],
    {environment: {secretFault: 'APP_SECRET has less than 32 characters', healthToken}},
  ],
  [503, ['database-down'], 'no database', [], {connect: () => Promise.reject(new Error('postgres://user:secret@db'))}],
  [503, ['database-down'], 'a database that hangs', [], {connect: () => new Promise(() => undefined), timeout: 20}],
];

test.each(table)('%i %j: %s', async (status, troubles, _what, rows, given = {}) => {
  for (const row of rows) await queue(row);
  const {response, body, lines, text} = await ask(given);
  expect({status: response.status, troubles: body['troubles']}).toEqual({status, troubles});
  expect(body['status']).toBe(status === 200 ? 'ok' : 'failing');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(lines).toHaveLength(status === 200 ? 0 : 1);
  expect(`${text}${lines.join('')}`).not.toContain('secret');
});

test('says how many deliveries wait, for how long, and which channels are configured', async () => {
  await queue({state: 'waiting', wanted: minutesAgo(4)});
  await queue({state: 'claimed', wanted: minutesAgo(2)});
  await queue({state: 'waiting', wanted: minutesAgo(-60)});
  await queue({state: 'dead', wanted: minutesAgo(2), kind: 'newsletter-confirm'});
  const {body} = await ask({channels: ['crm']});
  expect(body).toMatchObject({
    status: 'ok',
    troubles: [],
    database: 'ok',
    queue: {waiting: 2, scheduled: 1, dead: 0, refused: 0, undeliverable: 1, oldestWaitingSeconds: 240},
    held: {held: 0},
    channels: {mail: false, crm: true},
  });
});

test('says how many messages are held and for how long, without reporting trouble', async () => {
  for (const minutes of [90, 3000]) {
    await postgres.pool.query(
      `insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, message, state)
       values (gen_random_uuid(), $1::text, $1::timestamptz, 'Marta', 'Silva', 'marta@oakline.example', 'Hello.', 'held')`,
      [minutesAgo(minutes)],
    );
  }
  const {response, body} = await ask();
  expect(response.status).toBe(200);
  expect(body['held']).toEqual({held: 2, heldToday: 1, oldestHeldSeconds: 180_000});
});

test('reports a calendar without free times for seven days, but only in a deep check', async () => {
  await postgres.pool.query(
    `with added as (
       insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, zone)
       values (gen_random_uuid(), 'key', $1, $1, 'elise-varga', $2, $2, 'Marta Silva', 'marta@oakline.example', 'UTC')
       returning id
     )
     insert into booking_cells (host, starts_at, booking_id)
     select 'elise-varga', cell, id from added,
       generate_series($1::timestamptz, $2::timestamptz, interval '15 minutes') as cell`,
    [now, new Date('2026-03-09T22:00:00Z')],
  );
  expect((await ask()).body['troubles']).toEqual(['fully-booked']);
  expect((await ask({}, 'GET', '?deep=1')).response.status).toBe(503);
  expect((await ask({}, 'GET', '')).response.status).toBe(200);
  await postgres.pool.query("delete from booking_cells where starts_at >= '2026-03-06'");
  expect((await ask()).body['troubles']).toEqual([]);
  await postgres.pool.query('truncate bookings, booking_cells');
});

test('measures waiting time from arrival and reveals nothing about messages', async () => {
  const endpoint = createSite(postgres, {mail: undefined, time: new Date(minutesAgo(50))});
  await endpoint.send(jsonPost(visitor));
  await endpoint.settle();
  const {response, text, body} = await ask();
  expect(response.status).toBe(503);
  expect(body['queue']).toMatchObject({waiting: 1, oldestWaitingSeconds: 3000});
  for (const word of Object.values(visitor)) expect(text).not.toContain(word);
});

test('returns only up or down without the token, and queries no database without ?deep=1', async () => {
  await queue({state: 'dead', wanted: minutesAgo(1)});
  const connect = jest.fn(() => Promise.resolve(database.sql));
  const plain = await ask({connect}, 'GET', '');
  expect({status: plain.response.status, body: plain.body}).toEqual({status: 200, body: {status: 'ok'}});
  expect(connect).not.toHaveBeenCalled();
  for (const query of ['?deep=1', '?deep=1&token=wrong']) {
    const deep = await ask({connect}, 'GET', query);
    expect({status: deep.response.status, body: deep.body}).toEqual({status: 503, body: {status: 'failing'}});
  }
  const unset = {secretFault: undefined, healthToken: undefined};
  expect((await ask({environment: unset}, 'GET', '?deep=1&token=')).body).toEqual({status: 'failing'});
});

test('reports retention that has not finished for two days', async () => {
  await postgres.pool.query("update job_runs set finished_at = $1 where job = 'retention'", [minutesAgo(51 * 60)]);
  expect((await ask()).body['troubles']).toEqual(['retention-stopped']);
  await postgres.pool.query("update job_runs set finished_at = $1 where job = 'retention'", [minutesAgo(49 * 60)]);
  expect((await ask()).body['troubles']).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('405 %s', async (method) => {
  const {response} = await ask({}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});

test('HEAD has the status without the body', async () => {
  const {response, text} = await ask({channels: []}, 'HEAD');
  expect({status: response.status, text}).toEqual({status: 503, text: ''});
});

test('reads the queue by index, however many deliveries were sent', async () => {
  await postgres.pool
    .query(`insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, attempts, done_at)
    select gen_random_uuid(), 'mail', 'contact', gen_random_uuid(), '{}', 'sent', now(), now(), 1, now() from generate_series(1, 20000)`);
  await postgres.pool.query('analyze outbox');
  const made: {toSQL: () => {sql: string; params: unknown[]}}[] = [];
  const recording = (...parts: Parameters<Sql>) => {
    const statement = database.sql(...parts);
    made.push(statement);
    return statement;
  };
  await readQueueState(recording as unknown as Sql, now);
  // Fragments are created before the statement that contains them.
  const {sql: query, params} = made.at(-1)?.toSQL() ?? {sql: '', params: []};
  const plans = [JSON.stringify((await postgres.pool.query(`explain ${query}`, params)).rows)];
  expect(plans.join('')).toMatch(/outbox_due.*outbox_done.*outbox_dead/);
  expect(plans.join('')).not.toContain('Seq Scan on outbox');
});

test('the platform limits requests per visitor', () => {
  expect(config).toMatchObject({path: '/api/health', rateLimit: {aggregateBy: ['ip', 'domain']}});
});
