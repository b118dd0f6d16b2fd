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

/** The part of Netlify's context that the adapter uses. */
const createContext = () => {
  const work: Promise<unknown>[] = [];
  const context = {
    ip: '203.0.113.1',
    requestId: 'request-1',
    deploy: {context: 'production'},
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  };
  return {context: context as unknown as Context, work};
};

test('stores in Netlify’s database and sends the mail after the response', async () => {
  process.env.NETLIFY_DB_URL = postgres.url;
  const {context, work} = createContext();
  const response = await contact(jsonPost(visitor), context);
  expect(response.status).toBe(201);
  expect(work).toHaveLength(1);
  await Promise.all(work);
  const {rows} = await postgres.pool.query('select channel, state from outbox');
  expect(rows).toEqual([{channel: 'mail', state: 'waiting'}]);
  expect(lines.map((line) => JSON.parse(String(line)) as unknown)).toContainEqual(
    expect.objectContaining({event: 'outbox-mail', outcome: 'waiting', code: 'SMTP_URL is not set'}),
  );
});

test('recovers when the database has closed idle connections', async () => {
  process.env.NETLIFY_DB_URL = postgres.url;
  const {context} = createContext();
  expect((await contact(jsonPost(visitor), context)).status).toBe(201);
  await postgres.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await contact(jsonPost(visitor), context)).status).toBe(201);
});

test('returns 503 when no database is configured', async () => {
  await closeDatabase();
  delete process.env.NETLIFY_DB_URL;
  const {context} = createContext();
  expect((await contact(jsonPost(visitor), context)).status).toBe(503);
});

test('aggregateBy is an array, so the platform limits requests per visitor', () => {
  expect(config).toMatchObject({path: ['/api/contact', '/api/trial'], rateLimit: {aggregateBy: ['ip', 'domain']}});
  expect(config).not.toHaveProperty('method');
});
