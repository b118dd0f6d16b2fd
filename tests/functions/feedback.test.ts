import {createFeedbackStore} from '../../functions/feedback/feedback-store';
import {handleFeedback} from '../../functions/feedback/handle-feedback';
import type {FeedbackPorts} from '../../functions/feedback/ports';
import {createLog} from '../../functions/lib/log';
import {useDatabase} from '../support/database/use-database';
import {newIpAddress, sendForm, sendJson, site as own} from './support/requests';

import {randomUUID} from 'node:crypto';

const address = `${own}/api/feedback`;
const good = {page: '/docs/messaging/send-a-text', helpful: 'yes', comment: 'Clear.\nOne thing: where is the counter?'};

const {postgres, database} = useDatabase('http');
let logLines: string[] = [];

beforeEach(() => {
  logLines = [];
});

const jsonPost = (body: unknown, headers = {}) => sendJson(address, body, headers);
const formPost = (fields: Record<string, string>, headers = {}) => sendForm(address, fields, headers);

/** Sends a request, by default from a new IP address. */
function send(request: Request, {ip, ...ports}: Partial<FeedbackPorts> & {ip?: string} = {}): Promise<Response> {
  const clock = ports.clock ?? (() => new Date());
  return handleFeedback(
    request,
    {ip: ip ?? newIpAddress(), requestId: 'request-1', defer: () => undefined},
    {
      store: createFeedbackStore(() => Promise.resolve(database.sql)),
      outbox: {deliver: () => Promise.resolve()},
      clock,
      createId: randomUUID,
      log: createLog(clock, (line) => logLines.push(line)),
      environment: {
        appSecret: 'secret of the tests',
        supportMailbox: {name: 'Scalewell support', address: 'support@scalewell.example'},
      },
      ...ports,
    },
  );
}

type Row = {visit_key: string; page: string; helpful: boolean; comment: string | null; answered_at: Date};

const readRows = async () => (await postgres.pool.query<Row>('select * from page_feedback order by answered_at')).rows;
const countRows = async () => (await readRows()).length;

type Case = [status: number, outcome: string, what: string, create: () => Request];

const table: Case[] = [
  [201, 'stored', 'JSON', () => jsonPost(good)],
  [201, 'stored', 'JSON without a comment', () => jsonPost({page: '/docs', helpful: 'no'})],
  [201, 'stored', 'a page of ours', () => jsonPost(good, {Origin: own, 'Sec-Fetch-Site': 'same-origin'})],
  [303, 'stored', 'a form', () => formPost(good)],
  [303, 'stored', 'a form with an empty comment', () => formPost({...good, comment: ''})],
  [400, 'broken', 'half of a JSON object', () => jsonPost('{"page":')],
  [400, 'broken-key', 'a broken key', () => jsonPost(good, {'Idempotency-Key': 'short'})],
  [403, 'other-origin', 'another site', () => jsonPost(good, {Origin: 'https://evil.example'})],
  [403, 'other-origin', 'a form of another site', () => formPost(good, {'Sec-Fetch-Site': 'cross-site'})],
  ...['GET', 'HEAD', 'PUT', 'DELETE'].map((method): Case => [
    405,
    'wrong-method',
    method,
    () => new Request(address, {method}),
  ]),
  [413, 'too-large', '65,537 bytes', () => jsonPost(JSON.stringify(good).padEnd(65_537))],
  [415, 'wrong-type', 'plain text', () => jsonPost(good, {'Content-Type': 'text/plain'})],
  [422, 'invalid', 'nothing', () => jsonPost({})],
  [422, 'invalid', 'neither yes nor no', () => jsonPost({...good, helpful: 'maybe'})],
  [422, 'invalid', 'both', () => formPost({...good, helpful: ''})],
  [422, 'invalid', 'a page of another part of the site', () => jsonPost({...good, page: '/pricing'})],
  [422, 'invalid', 'an address of another site', () => jsonPost({...good, page: 'https://evil.example/docs'})],
  [422, 'invalid', 'markup as a page', () => jsonPost({...good, page: '/docs/<script>'})],
  [422, 'invalid', 'a comment of 1,001 characters', () => jsonPost({...good, comment: 'a'.repeat(1001)})],
  [422, 'invalid', 'a comment that is no text', () => jsonPost({...good, comment: ['a']})],
];

test.each(table)('%i %s: %s', async (status, outcome, _what, create) => {
  const before = await countRows();
  const response = await send(create());
  expect(response.status).toBe(status);
  expect(await countRows()).toBe(before + (outcome === 'stored' ? 1 : 0));
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({event: 'feedback', outcome, status, requestId: 'request-1'});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('a row contains the page, the answer and the comment, and nothing about the reader', async () => {
  const response = await send(jsonPost({...good, firstName: 'Marta', email: 'marta@oakline.example'}));
  const {id} = (await response.json()) as {id: string};
  const {rows} = await postgres.pool.query<Row>('select * from page_feedback where visit_key = $1', [id]);
  expect(rows).toEqual([
    {visit_key: id, page: good.page, helpful: true, comment: good.comment, answered_at: expect.any(Date)},
  ]);
});

test('a comment of 1,000 characters is accepted, and an emoji is one character', async () => {
  expect((await send(jsonPost({...good, comment: '\u{1F600}'.repeat(1000)}))).status).toBe(201);
});

test('a second answer from the same visit replaces the first and keeps its comment', async () => {
  const before = await countRows();
  const first = await send(jsonPost({page: '/docs', helpful: 'yes'}));
  const {id} = (await first.json()) as {id: string};
  const again = {'Idempotency-Key': id};
  await send(jsonPost({page: '/docs', helpful: 'yes', comment: 'Short.'}, again));
  await send(jsonPost({page: '/docs', helpful: 'no'}, again));
  const rows = (await readRows()).filter(({visit_key: key}) => key === id);
  expect(rows).toEqual([expect.objectContaining({helpful: false, comment: 'Short.'})]);
  expect(await countRows()).toBe(before + 1);
});

test('one key on two pages is two answers', async () => {
  const key = {'Idempotency-Key': randomUUID()};
  const before = await countRows();
  await send(jsonPost({page: '/docs', helpful: 'yes'}, key));
  await send(jsonPost({page: '/docs/messaging', helpful: 'yes'}, key));
  expect(await countRows()).toBe(before + 2);
});

test('303 redirects to the thank-you page', async () => {
  const response = await send(formPost(good));
  expect(response.headers.get('Location')).toBe('/feedback/sent');
});

test('405 has an Allow header', async () => {
  expect((await send(new Request(address))).headers.get('Allow')).toBe('POST');
});

test('422 is problem details with one message per field', async () => {
  const response = await send(jsonPost({page: '/pricing', comment: 'a'.repeat(1001)}));
  expect(await response.json()).toEqual({
    status: 422,
    title: 'Please check your answer',
    detail: 'Answer on a page of the documentation. Choose Yes or No. Shorten your comment to 1,000 characters.',
    errors: {
      page: 'Answer on a page of the documentation.',
      helpful: 'Choose Yes or No.',
      comment: 'Shorten your comment to 1,000 characters.',
    },
  });
});

test('a rejected form is shown again with the entered text, escaped', async () => {
  const comment = `<script>alert("x")</script>${'a'.repeat(1000)}`;
  const page = await (
    await send(formPost({...good, helpful: 'no', comment, idempotencyKey: 'visit-0123456789'}))
  ).text();
  expect(page).toContain('Shorten your comment to 1,000 characters.');
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(page).not.toContain('<script');
  expect(page).toContain('value="/docs/messaging/send-a-text"');
  expect(page).toContain('value="visit-0123456789"');
  expect(page).toMatch(/value="no" required checked/);
});

test('429 after thirty answers in ten minutes, including changed ones', async () => {
  const ip = '10.9.9.9';
  const start = Date.parse('2026-03-02T09:00:00Z');
  const at = (seconds: number) => ({ip, clock: () => new Date(start + seconds * 1000)});
  const key = {'Idempotency-Key': randomUUID()};
  for (let time = 0; time < 20; time += 1) expect((await send(jsonPost(good, key), at(time))).status).toBe(201);
  for (let time = 20; time < 30; time += 1) expect((await send(jsonPost(good), at(time))).status).toBe(201);
  const before = await countRows();
  const refused = await send(jsonPost(good), at(70));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBe(530);
  const changed = await send(jsonPost({...good, comment: 'Changed too often.'}, key), at(71));
  expect(changed.status).toBe(429);
  expect((await readRows()).map(({comment}) => comment)).not.toContain('Changed too often.');
  expect(await countRows()).toBe(before);
  expect((await send(jsonPost(good), at(601))).status).toBe(201);
});

test('503 with Retry-After when the database does not respond in time', async () => {
  const response = await send(jsonPost(good), {store: createFeedbackStore(() => new Promise(() => undefined), 20)});
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({outcome: 'unavailable', code: 'DatabaseTimeoutError'});
});

test('500 without a stack trace when our own code fails', async () => {
  const save = () => {
    throw new Error(`secret ${good.comment}`);
  };
  const response = await send(jsonPost(good), {store: {save}});
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|counter|at .*\.ts/);
  expect(logLines.join('')).not.toContain('counter');
});

test('the log contains neither answers nor addresses', async () => {
  await send(jsonPost(good), {ip: '203.0.113.7'});
  await send(formPost({...good, comment: 'a'.repeat(1001)}), {ip: '203.0.113.7'});
  expect(logLines.join('\n')).not.toMatch(/counter|aaaa|203\.0\.113|send-a-text/);
});

test('without a secret, answers are accepted and not counted', async () => {
  const environment = {appSecret: undefined, supportMailbox: {name: '', address: 'support@scalewell.example'}};
  const ip = '10.8.8.8';
  for (let count = 0; count < 31; count += 1) {
    expect((await send(jsonPost(good), {ip, environment})).status).toBe(201);
  }
});

test('expired counters are deleted with the next request', async () => {
  await postgres.pool.query(
    "insert into rate_limits (subject, hits, allowed, expires_at) values ('old', '{}', 1, '2020-01-01')",
  );
  expect((await send(jsonPost(good))).status).toBe(201);
  expect((await postgres.pool.query("select from rate_limits where subject = 'old'")).rowCount).toBe(0);
});
