import {handleHealth, type HealthPorts} from '../../functions/health/handle-health';
import {config} from '../../functions/health/health.mts';
import type {Sql} from '../../functions/lib/database/database';
import {createLog} from '../../functions/lib/log';
import {readQueueState} from '../../functions/lib/outbox/queue-state';
import {useDatabase} from '../support/use-database';
import {jsonPost, visitor, createEndpoint} from './support/endpoint';

const {postgres, database} = useDatabase();
const now = new Date('2026-03-02T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

afterEach(() => postgres.pool.query('truncate outbox, contact_messages, rate_limits'));

const ask = async (given: Partial<HealthPorts> = {}, method = 'GET') => {
  const lines: string[] = [];
  const request = new Request('https://www.scalewell.example/api/health', {method});
  const response = await handleHealth(request, 'request-1', {
    connect: () => Promise.resolve(database.sql),
    channels: ['mail'],
    environment: {secretFault: undefined},
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

type Row = {state: string; wanted: string; kind?: string; channel?: string};

/** A row of the queue that was tried, so that its next try is in the future. */
const queue = ({state, wanted, kind = 'contact', channel = 'mail'}: Row) =>
  postgres.pool.query(
    `insert into outbox (id, channel, kind, reference, payload, state, created_at, wanted_at, due_at, attempts)
     values (gen_random_uuid(), $4, $3, gen_random_uuid(), '{}', $1, $5, $2, $6, 3)`,
    [state, wanted, kind, channel, minutesAgo(5000), minutesAgo(-30)],
  );

type Case = [status: number, troubles: string[], what: string, rows: Row[], given?: Partial<HealthPorts>];

const table: Case[] = [
  [200, [], 'an empty queue', []],
  [200, [], 'a delivery of a moment ago', [{state: 'waiting', wanted: minutesAgo(1)}]],
  [200, [], 'a reminder for tomorrow', [{state: 'waiting', wanted: minutesAgo(-1440), kind: 'booking-reminder'}]],
  [200, [], 'a held lead, however old', [{state: 'held', wanted: minutesAgo(9000)}]],
  [200, [], 'what was sent long ago', [{state: 'sent', wanted: minutesAgo(9000)}]],
  [200, [], 'an address that does not exist', [{state: 'dead', wanted: minutesAgo(9000), kind: 'newsletter-confirm'}]],
  [200, [], 'fifteen minutes', [{state: 'waiting', wanted: minutesAgo(15)}]],
  [503, ['waiting-too-long'], 'sixteen minutes', [{state: 'waiting', wanted: minutesAgo(16)}]],
  [503, ['waiting-too-long'], 'a claim that nobody ends', [{state: 'claimed', wanted: minutesAgo(16)}]],
  [503, ['dead-deliveries'], 'a message that never arrived', [{state: 'dead', wanted: minutesAgo(9000)}]],
  [
    503,
    ['dead-deliveries'],
    'an event that the CRM refused',
    [{state: 'dead', wanted: minutesAgo(1), kind: 'newsletter-welcome', channel: 'crm'}],
  ],
  [503, ['dead-deliveries'], 'a host without a mail', [{state: 'dead', wanted: minutesAgo(1), kind: 'booking-host'}]],
  [503, ['no-channel'], 'nothing that leads can go by', [], {channels: []}],
  [503, ['weak-key'], 'no secret', [], {environment: {secretFault: 'APP_SECRET is not set'}}],
  [503, ['weak-key'], 'a short secret', [], {environment: {secretFault: 'APP_SECRET has less than 32 characters'}}],
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

test('says how much waits, for how long, and by which channels leads go', async () => {
  await queue({state: 'waiting', wanted: minutesAgo(4)});
  await queue({state: 'claimed', wanted: minutesAgo(2)});
  await queue({state: 'waiting', wanted: minutesAgo(-60)});
  await queue({state: 'dead', wanted: minutesAgo(2), kind: 'newsletter-confirm'});
  const {body} = await ask({channels: ['crm']});
  expect(body).toEqual({
    status: 'ok',
    troubles: [],
    database: 'ok',
    queue: {waiting: 2, scheduled: 1, dead: 0, undeliverable: 1, oldestWaitingSeconds: 240},
    channels: {mail: false, crm: true},
  });
});

test('a message counts from when it came, and nothing of it is told', async () => {
  const endpoint = createEndpoint(postgres, {mail: undefined, clock: () => new Date(minutesAgo(20))});
  await endpoint.send(jsonPost(visitor));
  await endpoint.settle();
  const {response, text, body} = await ask();
  expect(response.status).toBe(503);
  expect(body['queue']).toMatchObject({waiting: 1, oldestWaitingSeconds: 1200});
  for (const word of Object.values(visitor)) expect(text).not.toContain(word);
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

test('is read by index, however many deliveries were sent', async () => {
  await postgres.pool
    .query(`insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, attempts, done_at)
    select gen_random_uuid(), 'mail', 'contact', gen_random_uuid(), '{}', 'sent', now(), now(), 1, now() from generate_series(1, 20000)`);
  await postgres.pool.query('analyze outbox');
  const plans: string[] = [];
  const explain = async (strings: TemplateStringsArray, ...values: unknown[]) => {
    const text = strings.reduce((all, part, at) => `${all}$${at}${part}`);
    plans.push(JSON.stringify((await postgres.pool.query(`explain ${text}`, values)).rows));
    return [];
  };
  await readQueueState(explain as unknown as Sql, now);
  expect(plans.join('')).toMatch(/outbox_due.*outbox_dead/);
  expect(plans.join('')).not.toContain('Seq Scan');
});

test('the platform counts requests by visitor', () => {
  expect(config).toMatchObject({path: '/api/health', rateLimit: {aggregateBy: ['ip', 'domain']}});
});
