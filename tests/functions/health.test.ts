import {handleHealth, type HealthPorts} from '../../functions/health/handle-health';
import {config} from '../../functions/health/health.mts';
import type {Sql} from '../../functions/database/sql';
import type {SecretFault} from '../../functions/security/secrets';
import {createLog} from '../../functions/setup/log';
import {readQueueState} from '../../functions/delivery/outbox/queue-state';
import {jsonPost, visitor} from './support/contact';
import {addRow, addSentDeliveries} from './support/rows';
import {visit} from './support/requests';
import {useSite} from './support/site';

import {randomUUID} from 'node:crypto';

const {open, postgres, database, query} = useSite({}, 'http');
const now = new Date('2026-03-02T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const healthToken = 'token-of-the-tests';

const ask = async (ports: Partial<HealthPorts> = {}, search = `?token=${healthToken}`, init: RequestInit = {}) => {
  const lines: string[] = [];
  const clock = () => now;
  const response = await handleHealth(visit(`/api/health${search}`, init), 'request-1', {
    connect: () => Promise.resolve(database.sql),
    channels: ['mail'],
    environment: {secretFault: undefined, mailPaused: false, hostCalendars: undefined, healthToken},
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
  refused?: boolean;
  reference?: string;
  created_at?: string;
};

/** Adds a row after an attempt, wanted this many minutes ago, with its next attempt in the future. */
const queue = ({minutes = 1, ...row}: Row) => {
  const wanted = minutesAgo(minutes);
  const times = {created_at: minutesAgo(5000), wanted_at: wanted, due_at: minutesAgo(-30)};
  const isDone = ['sent', 'dead', 'dismissed'].includes(row.state);
  return addRow(postgres, 'outbox', {...times, attempts: 8, done_at: isDone ? wanted : null, ...row});
};

type Case = [troubles: string[], what: string, rows: Row[], given?: Partial<HealthPorts>];

const withSecretFault = (secretFault: SecretFault) => ({
  environment: {secretFault, mailPaused: false, hostCalendars: undefined, healthToken},
});

const table: Case[] = [
  [[], 'an empty queue', []],
  [[], 'a delivery from a minute ago', [{state: 'waiting'}]],
  [[], 'a reminder for tomorrow', [{state: 'waiting', minutes: -1440, kind: 'booking-reminder'}]],
  [[], 'a held lead, however old', [{state: 'held', minutes: 9000}]],
  [[], 'a delivery sent long ago', [{state: 'sent', minutes: 9000}]],
  [[], 'an address that does not exist', [{state: 'dead', minutes: 9000, kind: 'newsletter-confirm'}]],
  [[], 'a delivery that has waited 45 minutes', [{state: 'waiting', minutes: 45}]],
  [['waiting-too-long'], 'a delivery that has waited 46 minutes', [{state: 'waiting', minutes: 46}]],
  [['waiting-too-long'], 'a claim that never finished', [{state: 'claimed', minutes: 46}]],
  [['dead-deliveries'], 'a message that was never delivered', [{state: 'dead', minutes: 9000}]],
  [
    ['dead-deliveries'],
    'a CRM event that was never delivered',
    [{state: 'dead', kind: 'newsletter-welcome', channel: 'crm'}],
  ],
  [['dead-deliveries'], 'an undelivered mail to a host', [{state: 'dead', kind: 'booking-host'}]],
  [['dead-deliveries'], 'a mail unconfirmed twice', [{state: 'dead', attempts: 2, code: 'mail-unconfirmed'}]],
  [[], 'twelve messages that the mail server refused', Array<Row>(12).fill({state: 'dead', refused: true})],
  [[], 'one mail a visitor’s server refused', [{state: 'dead', kind: 'booking-visitor', attempts: 1}]],
  [[], 'a dismissed delivery', [{state: 'dismissed'}]],
  [[], 'a domain that has not responded yet', [{state: 'waiting', minutes: 900, kind: 'newsletter-confirm'}]],
  [['mail-refused'], 'a check mail that was refused', [{state: 'waiting', kind: 'mail-check', refused: true}]],
  [['no-channel'], 'no way to deliver leads', [], {channels: []}],
  [['no-channel'], 'only a line in the chat', [], {channels: ['notify']}],
  [
    ['mail-paused'],
    'mail that is paused',
    [],
    {environment: {secretFault: undefined, mailPaused: true, hostCalendars: undefined, healthToken}},
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

test('reports failing mails to visitors if several domains are concerned, not if one person caused them', async () => {
  const addMails = async (
    mails: number,
    domainOf: (at: number) => string,
    {hours = 1, ...row}: Partial<Row> & {hours?: number} = {},
  ) => {
    for (let at = 0; at < mails; at += 1) {
      const email = `${randomUUID()}@${domainOf(at)}`;
      const reference = await addRow(postgres, 'subscribers', {email, address_key: email});
      const created_at = minutesAgo(5000 + 60 * (at % hours));
      await queue({state: 'dead', kind: 'newsletter-confirm', ...row, reference, created_at});
    }
  };
  const troubles = async () => (await ask()).body['troubles'];
  await addMails(3, (at) => `good${at}.example`, {state: 'sent'});
  await addMails(20, (at) => `dead${at}.example`, {refused: true});
  await addMails(20, (at) => `mx${at}.one-stranger.example`);
  expect(await troubles()).toEqual([]);
  await addMails(6, (at) => `domain${at}.example`, {minutes: 3 * 24 * 60, hours: 6});
  expect(await troubles()).toEqual([]);
  await addMails(30, (at) => `domains${at}-of-one-stranger.example`, {hours: 5});
  expect(await troubles()).toEqual([]);
  await addMails(6, (at) => `domain${at}.example`, {hours: 6});
  expect(await troubles()).toEqual(['visitor-mail-failing']);
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

test('reports a calendar of which most is taken', async () => {
  const troubles = async () => (await ask()).body['troubles'];
  const end = new Date('2026-05-01T22:00:00Z');
  const id = await addRow(postgres, 'bookings', {starts_at: end, ends_at: end, created_at: minutesAgo(90)});
  await query(
    `insert into booking_cells (host, starts_at, booking_id)
     select 'elise-varga', cell, $3 from generate_series($1::timestamptz, $2, interval '15 minutes') as cell`,
    [new Date('2026-03-11T00:00:00Z'), new Date('2026-04-30T00:00:00Z'), id],
  );
  expect(await troubles()).toEqual(['calendar-filling']);
  await query("delete from booking_cells where starts_at > '2026-04-10'");
  expect(await troubles()).toEqual([]);
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
  await queue({state: 'dead', minutes: 2, kind: 'newsletter-confirm'});
  const {body} = await ask({channels: ['crm']});
  expect(body).toMatchObject({
    status: 'ok',
    troubles: [],
    database: 'ok',
    queue: {waiting: 2, scheduled: 1, dead: 0, refused: 0, undeliverable: 1, oldestWaitingSeconds: 240},
    held: {held: 0},
    channels: {mail: false, crm: true, notify: false},
  });
});

test('says how many messages are held and for how long, without reporting trouble', async () => {
  for (const minutes of [90, 3000]) {
    await addRow(postgres, 'contact_messages', {received_at: minutesAgo(minutes), state: 'held'});
  }
  const {body} = await ask();
  expect(body).toMatchObject({status: 'ok', held: {held: 2, heldToday: 1, oldestHeldSeconds: 180_000}});
});

test('reports a week that is fully booked, but not one that is closed, and only in a deep check', async () => {
  const end = new Date('2026-03-09T22:00:00Z');
  await query(
    `insert into booking_cells (host, starts_at, booking_id)
     select 'elise-varga', cell, $3 from generate_series($1::timestamptz, $2, interval '15 minutes') as cell`,
    [now, end, await addRow(postgres, 'bookings', {starts_at: end, ends_at: end})],
  );
  expect((await ask()).body['troubles']).toEqual(['fully-booked']);
  expect((await ask({}, '?deep=1')).response.status).toBe(503);
  expect((await ask({}, '')).response.status).toBe(200);
  await query("insert into booking_blocks (first_day, last_day) values ('2026-03-01', '2026-03-31')");
  expect((await ask()).body['troubles']).toEqual([]);
  await query("delete from booking_blocks; delete from booking_cells where starts_at >= '2026-03-06'");
  expect((await ask()).body['troubles']).toEqual([]);
});

test('measures waiting time from arrival and reveals nothing about messages', async () => {
  const endpoint = open({mail: undefined, time: new Date(minutesAgo(50))});
  await endpoint.send(jsonPost(visitor));
  await endpoint.settle();
  const {text, body} = await ask();
  expect(body).toMatchObject({status: 'failing', queue: {waiting: 1, oldestWaitingSeconds: 3000}});
  for (const word of Object.values(visitor)) expect(text).not.toContain(word);
});

test('returns only up or down without the token, and queries no database without ?deep=1', async () => {
  await queue({state: 'dead'});
  const connect = jest.fn(() => Promise.resolve(database.sql));
  const plain = await ask({connect}, '');
  expect({status: plain.response.status, body: plain.body}).toEqual({status: 200, body: {status: 'ok'}});
  expect(connect).not.toHaveBeenCalled();
  for (const query of ['?deep=1', '?deep=1&token=wrong']) {
    const deep = await ask({connect}, query);
    expect({status: deep.response.status, body: deep.body}).toEqual({status: 503, body: {status: 'failing'}});
  }
  const unset = {secretFault: undefined, mailPaused: false, hostCalendars: undefined, healthToken: undefined};
  expect((await ask({environment: unset}, '?deep=1&token=')).body).toEqual({status: 'failing'});
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
  for (const index of ['outbox_due', 'outbox_done', 'outbox_dead']) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on outbox');
});

test('the platform limits requests per visitor', () => {
  expect(config).toMatchObject({path: '/api/health', rateLimit: {aggregateBy: ['ip', 'domain']}});
});
