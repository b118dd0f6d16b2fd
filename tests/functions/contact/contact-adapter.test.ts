import contact, {config} from '../../../functions/contact/contact.mts';
import {closeDatabase} from '../../../functions/lib/database/database';
import {useDatabase} from '../../support/database/use-database';
import {jsonPost, visitor} from '../support/contact';

import type {Context} from '@netlify/functions';

const variables = {...process.env};
const lines: unknown[] = [];

afterAll(() => closeDatabase());
const {postgres} = useDatabase();
beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
});

afterEach(() => {
  process.env = {...variables};
});

/** Calls the function as Netlify does, and waits for its deferred work. */
const call = async () => {
  const work: Promise<unknown>[] = [];
  const context = {
    ip: '203.0.113.1',
    requestId: 'request-1',
    deploy: {context: 'production'},
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  };
  const {status} = await contact(jsonPost(visitor), context as unknown as Context);
  await Promise.all(work);
  return status;
};

test('stores in Netlify’s database, sends the mail after the response, and survives closed connections', async () => {
  process.env.NETLIFY_DB_URL = postgres.url;
  expect(await call()).toBe(201);
  const {rows} = await postgres.pool.query('select channel, state from outbox');
  expect(rows).toEqual([{channel: 'mail', state: 'waiting'}]);
  expect(lines.map((line) => JSON.parse(String(line)) as unknown)).toContainEqual(
    expect.objectContaining({event: 'outbox-mail', outcome: 'waiting', code: 'SMTP_URL is not set'}),
  );
  await postgres.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await call()).toBe(201);
});

test('returns 503 when no database is configured', async () => {
  await closeDatabase();
  delete process.env.NETLIFY_DB_URL;
  expect(await call()).toBe(503);
});

test('aggregateBy is an array, so the platform limits requests per visitor', () => {
  expect(config).toMatchObject({path: ['/api/contact', '/api/trial'], rateLimit: {aggregateBy: ['ip', 'domain']}});
  expect(config).not.toHaveProperty('method');
});
