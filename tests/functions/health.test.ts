import type {Sql} from '../../functions/database/sql';
import {readQueueState} from '../../functions/delivery/outbox/queue-state';
import {handleHealth, type HealthPorts} from '../../functions/health/handle-health';
import {config} from '../../functions/health/health.mts';
import type {SecretFault} from '../../functions/security/secrets';
import {createLog} from '../../functions/setup/log';
import {jsonPost, visitor} from './support/contact';
import {visit} from './support/requests';
import {addRow, addSentDeliveries} from './support/rows';
import {useSite} from './support/site';

import {readdirSync, readFileSync} from 'node:fs';

const {open, postgres, database, query} = useSite({}, 'http');
const now = new Date('2026-03-02T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const healthToken = 'token-of-the-tests';
const settings = {secretFault: undefined, mailPaused: false, hostCalendars: undefined, ownsCalendar: true, healthToken};

const ask = async (ports: Partial<HealthPorts> = {}, search = `?token=${healthToken}`, init: RequestInit = {}) => {
  const lines: string[] = [];
  const clock = () => now;
  const response = await handleHealth(visit(`/api/health${search}`, init), 'request-1', {
    connect: () => Promise.resolve(database.sql),
    channels: ['mail'],
    environment: settings,
    clock,
    log: createLog(clock, (line) => lines.push(line)),
    ...ports,
  });
  const text = await response.text();
  return {response, lines, text, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)};
};

type Row = {
  state: string;
  minutes?: number;
  kind?: string;
  channel?: string;
  attempts?: number;
  code?: string;
  reference?: string;
  created_at?: string;
};

/** Adds a row after an attempt, wanted this many minutes ago, with its next attempt in the future. */
const queue = ({minutes = 1, ...row}: Row) => {
  const wanted = minutesAgo(minutes);
  const times = {created_at: minutesAgo(5000), wanted_at: wanted, due_at: minutesAgo(-30)};
  const isDone = ['sent', 'dead'].includes(row.state);
  return addRow(postgres, 'outbox', {...times, attempts: 8, done_at: isDone ? wanted : null, ...row});
};

type Case = [troubles: string[], what: string, rows: Row[], given?: Partial<HealthPorts>];

const withSecretFault = (secretFault: SecretFault) => ({
  environment: {secretFault, mailPaused: false, hostCalendars: undefined, ownsCalendar: true, healthToken},
});

const table: Case[] = [
  [[], 'an empty queue', []],
  [[], 'a delivery from a minute ago', [{state: 'waiting'}]],
  [[], 'a reminder for tomorrow', [{state: 'waiting', minutes: -1440, kind: 'booking-reminder'}]],
  [[], 'a held lead, however old', [{state: 'held', minutes: 9000}]],
  [[], 'a delivery sent long ago', [{state: 'sent', minutes: 9000}]],
  [[], 'an address that does not exist', [{state: 'dead', minutes: 90, kind: 'booking-visitor'}]],
  [[], 'a delivery that has waited 40 minutes', [{state: 'waiting', minutes: 40}]],
  [['nothing-accepted'], 'one that has waited 41 minutes', [{state: 'waiting', minutes: 41}]],
  [['nothing-accepted'], 'a claim that never finished', [{state: 'claimed', minutes: 41}]],
  [['nothing-accepted'], 'a message that was given up', [{state: 'dead', minutes: 60}]],
  [[], 'a message that was given up three days ago', [{state: 'dead', minutes: 3 * 24 * 60}]],
  [
    [],
    'a mail that waits, though another was accepted since',
    [
      {state: 'waiting', minutes: 900},
      {state: 'sent', minutes: 800},
    ],
  ],
  [
    ['nothing-accepted'],
    'a CRM that takes nothing, while mail is accepted',
    [
      {state: 'waiting', minutes: 50, channel: 'crm'},
      {state: 'sent', minutes: 1},
    ],
  ],
  [[], 'an event whose content the CRM refuses', [{state: 'waiting', minutes: 900, channel: 'crm', code: 'http_422'}]],
  [['no-channel'], 'no way to deliver leads', [], {channels: []}],
  [['no-channel'], 'only a line in the chat', [], {channels: ['notify']}],
  [
    ['mail-paused'],
    'mail that is paused',
    [],
    {
      environment: {
        secretFault: undefined,
        mailPaused: true,
        hostCalendars: undefined,
        ownsCalendar: true,
        healthToken,
      },
    },
  ],
  [['weak-key'], 'no secret', [], withSecretFault('APP_SECRET is not set')],
  [['weak-key'], 'a short secret', [], withSecretFault('APP_SECRET has less than 32 characters')],
  [['database-down'], 'no database', [], {connect: () => Promise.reject(new Error('postgres://user:secret@db'))}],
  [['database-down'], 'a database that hangs', [], {connect: () => new Promise(() => undefined), timeout: 20}],
];

test.each(table)('reports %j: %s', async (troubles, _what, rows, ports = {}) => {
  const status = troubles.length === 0 ? 200 : 503;
  for (const row of rows) await queue(row);
  const {response, body, lines, text} = await ask(ports);
  expect(response.status).toBe(status);
  expect(body).toMatchObject({status: status === 200 ? 'ok' : 'failing', troubles});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(lines).toHaveLength(status === 200 ? 0 : 1);
  expect(`${text}${lines.join('')}`).not.toContain('secret');
});

test('reports the ten-minute job if something has been due for 40 minutes and the job has not run', async () => {
  const troubles = async () => (await ask()).body['troubles'];
  await addRow(postgres, 'outbox', {kind: 'booking-reminder-day', wanted_at: minutesAgo(41), due_at: minutesAgo(41)});
  expect(await troubles()).toEqual(['outbox-stopped']);
  await query("insert into job_runs values ('outbox', $1)", [minutesAgo(9)]);
  expect(await troubles()).toEqual([]);
  await query("update job_runs set finished_at = $1 where job = 'outbox'", [minutesAgo(41)]);
  expect(await troubles()).toEqual(['outbox-stopped']);
  await query('update outbox set due_at = $1', [minutesAgo(39)]);
  expect(await troubles()).toEqual([]);
});

test('reports held messages that no mail has listed for two days', async () => {
  await addRow(postgres, 'contact_messages', {received_at: minutesAgo(51 * 60), state: 'held', reported_at: now});
  expect((await ask()).body['troubles']).toEqual([]);
  await addRow(postgres, 'contact_messages', {received_at: minutesAgo(51 * 60), state: 'held'});
  expect((await ask()).body['troubles']).toEqual(['held-unreported']);
});

test.each([
  'alter table booking_cells drop constraint booking_cells_pkey',
  'alter table rate_limits drop constraint rate_limits_within_limit',
  "alter table outbox drop constraint outbox_state_check, add check (state <> 'waiting') not valid",
  'drop index bookings_email_slot',
  'alter table contact_messages rename column trust to trust2',
  "create or replace function outbox_rows(deliveries jsonb, changes jsonb default '{}') returns setof outbox language sql stable as $$ select * from outbox $$",
  'drop table erasures',
])('reports a database that has lost a part: %s', async (change) => {
  const {pool} = postgres;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const lost = async () => (await client.query('select expected_schema() except select schema_parts()')).rows;
    expect(await lost()).toEqual([]);
    await client.query(change);
    expect(await lost()).not.toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('says what the schema has lost, and every migration notes what it made', async () => {
  await query('drop index outbox_dead');
  try {
    const {body} = await ask();
    expect(body).toMatchObject({
      troubles: ['schema-differs'],
      missing: [expect.stringContaining('INDEX outbox_dead ON')],
    });
  } finally {
    await query("create index outbox_dead on outbox (created_at) where state = 'dead'");
  }
  expect((await ask()).body).toMatchObject({troubles: [], missing: []});
  const folder = 'netlify/database/migrations';
  // The first one noted it as a comment.
  for (const file of readdirSync(folder).slice(1))
    expect(readFileSync(`${folder}/${file}`, 'utf8').slice(-400)).toContain(
      'create or replace function expected_schema()',
    );
});

test.each([
  ['an analyst’s table', 'create table more (id int primary key)', 'drop table more'],
  ['a view', 'create view more as select 1 as one', 'drop view more'],
  ['an index', 'create index more on bookings (name)', 'drop index more'],
  ['a function', 'create function more() returns int language sql as $$ select 1 $$', 'drop function more'],
  ['an extension', 'create extension pgcrypto', 'drop extension pgcrypto'],
  ['a comment', "comment on table job_runs is 'jobs'", 'comment on table job_runs is null'],
  ['a column', 'alter table bookings add column more text', 'alter table bookings drop column more'],
  ['maintenance', 'reindex table bookings', 'analyze'],
])('%s is no fault of the schema', async (_, change, reverse) => {
  await query(change);
  try {
    expect((await ask()).body['missing']).toEqual([]);
  } finally {
    await query(reverse);
  }
});

test('45 days of silence about a request can’t be green', async () => {
  const row = {kind: 'request', wished_at: now};
  const id = await addRow(postgres, 'contact_messages', {...row, received_at: minutesAgo(3 * 24 * 60)});
  const state = async () => {
    const {troubles, requests} = (await ask()).body;
    return [troubles, (requests as {open: number}).open];
  };
  expect(await state()).toEqual([[], 1]);
  await query('update contact_messages set received_at = $1', [minutesAgo(45 * 24 * 60)]);
  expect(await state()).toEqual([['requests-waiting'], 1]);
  await query("update contact_messages set state = 'answered' where id = $1", [id]);
  expect(await state()).toEqual([[], 0]);
});

test('reports that more than 20 messages of a day came in a summary', async () => {
  const summarize = () =>
    addRow(postgres, 'contact_messages', {
      ...{received_at: minutesAgo(60), state: 'held', held_for: ['volume'], reported_at: now},
    });
  for (let message = 0; message < 20; message += 1) await summarize();
  expect((await ask()).body['troubles']).toEqual([]);
  await summarize();
  expect((await ask()).body['troubles']).toEqual(['many-messages']);
});

test('reports a database that can be read but not written', async () => {
  await query(
    `create function refuse() returns trigger language plpgsql as $$ begin
       raise exception 'read-only' using errcode = '25006'; end $$;
     create trigger refuse before insert on job_runs execute function refuse()`,
  );
  try {
    const {body, lines} = await ask();
    expect([body['troubles'], lines[0]]).toEqual([['database-down'], expect.stringContaining('25006')]);
  } finally {
    await query('drop trigger refuse on job_runs; drop function refuse');
  }
});

test('says how many deliveries wait, for how long, and which channels are configured', async () => {
  await queue({state: 'waiting', minutes: 4});
  await queue({state: 'claimed', minutes: 2});
  await queue({state: 'waiting', minutes: -60});
  await queue({state: 'dead', minutes: 2, kind: 'booking-visitor'});
  const {body} = await ask({channels: ['crm']});
  expect(body).toMatchObject({
    status: 'ok',
    troubles: [],
    database: 'ok',
    queue: {waiting: 2, scheduled: 1, dead: 1, failingProviders: 0, oldestWaitingSeconds: 240},
    held: {held: 0},
    channels: {mail: false, crm: true, notify: false},
  });
});

test('says how many faults browsers reported today', async () => {
  await query(
    "insert into browser_faults values ($1, 'form', '/api/contact', '/', 5), ($2, 'form', '/api/contact', '/', 2)",
    [now, minutesAgo(24 * 60)],
  );
  expect((await ask()).body).toMatchObject({status: 'ok', browserFaultsToday: 5});
});

test('says how many messages are held and for how long, without reporting trouble', async () => {
  for (const minutes of [90, 3000]) {
    await addRow(postgres, 'contact_messages', {received_at: minutesAgo(minutes), state: 'held'});
  }
  const {body} = await ask();
  expect(body).toMatchObject({status: 'ok', held: {held: 2, heldToday: 1, oldestHeldSeconds: 180_000}});
});

test('reports that no time is offered within seven days, whatever the cause', async () => {
  const end = new Date('2026-03-09T22:00:00Z');
  await query(
    `insert into booking_cells (host, starts_at, booking_id)
     select 'elise-varga', cell, $3 from generate_series($1::timestamptz, $2, interval '15 minutes') as cell`,
    [now, end, await addRow(postgres, 'bookings', {starts_at: end, ends_at: end})],
  );
  const troubles = async () => (await ask()).body['troubles'];
  expect(await troubles()).toEqual(['near-times-taken', 'no-times']);
  expect((await ask({}, '?deep=1')).response.status).toBe(200);
  const elsewhere = {...settings, ownsCalendar: false};
  expect((await ask({environment: elsewhere})).body['troubles']).toEqual([]);
  await query("delete from booking_cells where starts_at >= '2026-03-06'");
  expect(await troubles()).toEqual(['near-times-taken']);
  await query("insert into booking_blocks (first_day, last_day) values ('2026-03-01', '2026-03-31')");
  expect(await troubles()).toEqual(['no-times']);
  await query('delete from booking_blocks');
  await query(`insert into host_calendars (feed, host, busy, tried_at) values ('any', 'elise-varga', $1, $2)`, [
    JSON.stringify([[now, end]]),
    now,
  ]);
  await query(
    "update host_calendars set busy = jsonb_build_array(jsonb_build_array($1::text, '2026-04-01T00:00:00Z'))",
    [now.toISOString()],
  );
  expect(await troubles()).toEqual(['no-times']);
});

test('measures waiting time from arrival and reveals nothing about messages', async () => {
  const endpoint = open({mail: undefined, time: new Date(minutesAgo(50))});
  await endpoint.send(jsonPost(visitor));
  await endpoint.settle();
  const {text, body} = await ask();
  expect(body).toMatchObject({status: 'failing', queue: {waiting: 1, oldestWaitingSeconds: 3000}});
  for (const word of Object.values(visitor)) expect(text).not.toContain(word);
});

test('without the token it says up or down, and asks no database, whatever the query', async () => {
  await queue({state: 'waiting', minutes: 900});
  const connect = jest.fn(() => Promise.resolve(database.sql));
  for (const query of ['', '?deep=1', '?deep=1&token=wrong', '?deep=1&token=']) {
    const plain = await ask({connect}, query);
    expect({status: plain.response.status, body: plain.body}).toEqual({status: 200, body: {status: 'ok'}});
  }
  const unset = {...settings, healthToken: undefined};
  expect((await ask({connect, environment: unset}, '?token=')).body).toEqual({status: 'ok'});
  expect(connect).not.toHaveBeenCalled();
});

test('accepts the token in a header', async () => {
  expect((await ask({}, '', {headers: {Authorization: `Bearer ${healthToken}`}})).body).toMatchObject({troubles: []});
  expect((await ask({}, '', {headers: {Authorization: 'Bearer wrong'}})).body).toEqual({status: 'ok'});
});

test.each([
  [51, ['retention-stopped']],
  [49, []],
])('retention that finished %i hours ago: %j', async (hours, troubles) => {
  await query('update job_runs set finished_at = $1', [minutesAgo(hours * 60)]);
  expect((await ask()).body['troubles']).toEqual(troubles);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('405 %s', async (method) => {
  const {response} = await ask({}, '', {method});
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});

test('HEAD has the status without the body', async () => {
  const {response, text} = await ask({channels: []}, undefined, {method: 'HEAD'});
  expect({status: response.status, text}).toEqual({status: 503, text: ''});
});

test('reads the queue by index, however many deliveries were sent', async () => {
  await addSentDeliveries(postgres);
  const made: {toSQL: () => {sql: string; params: unknown[]}}[] = [];
  const recording = (...parts: Parameters<Sql>) => {
    const statement = database.sql(...parts);
    made.push(statement);
    return statement;
  };
  await readQueueState(recording as unknown as Sql, now);
  // Fragments are created before the statement that contains them.
  const {sql, params} = made.at(-1)?.toSQL() ?? {sql: '', params: []};
  const plan = JSON.stringify(await query(`explain ${sql}`, params));
  for (const index of ['outbox_due', 'outbox_done']) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on outbox');
});

test('the platform limits requests per visitor', () => {
  expect(config).toMatchObject({path: '/api/health', rateLimit: {aggregateBy: ['ip', 'domain']}});
});
