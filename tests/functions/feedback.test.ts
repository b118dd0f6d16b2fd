import {useDatabase} from '../support/database/use-database';
import {sendForm, sendJson, site as origin} from './support/requests';
import {createSite, type Site} from './support/site';

import {randomUUID} from 'node:crypto';

const address = `${origin}/api/feedback`;
const good = {page: '/docs/messaging/send-a-text', helpful: 'yes', comment: 'Clear.\nOne thing: where is the counter?'};

const {postgres} = useDatabase('http');
let site: Site;

beforeEach(() => {
  site = createSite(postgres);
});

const jsonPost = (body: unknown, headers = {}) => sendJson(address, body, headers);
const formPost = (fields: Record<string, string>, headers = {}) => sendForm(address, fields, headers);
const send: Site['send'] = (...parts) => site.send(...parts);

type Row = {visit_key: string; page: string; helpful: boolean; comment: string | null; answered_at: Date};

const readRows = async () =>
  (await postgres.pool.query<Row>('select * from page_feedback order by answered_at, page')).rows;
const countRows = async () => (await readRows()).length;

test.each([
  ['neither yes nor no', {helpful: 'maybe'}],
  ['a page of another part of the site', {page: '/pricing'}],
  ['an address of another site', {page: 'https://evil.example/docs'}],
  ['markup as a page', {page: '/docs/<script>'}],
  ['a comment of 1,001 characters', {comment: 'a'.repeat(1001)}],
  ['a comment that is not text', {comment: ['a']}],
])('422 for %s', async (_what, change) => {
  const before = await countRows();
  expect((await send(jsonPost({...good, ...change}))).status).toBe(422);
  expect(await countRows()).toBe(before);
});

test('a row contains the page, the answer and the comment, and nothing about the reader', async () => {
  const response = await send(jsonPost({...good, firstName: 'Marta', email: 'marta@oakline.example'}));
  const {id} = (await response.json()) as {id: string};
  const {rows} = await postgres.pool.query<Row>('select * from page_feedback where visit_key = $1', [id]);
  expect(rows).toEqual([
    {visit_key: id, page: good.page, helpful: true, comment: good.comment, answered_at: expect.any(Date)},
  ]);
});

test('a comment may be empty or have 1,000 characters, and an emoji is one character', async () => {
  expect((await send(formPost({...good, comment: ''}))).status).toBe(303);
  expect((await send(jsonPost({...good, comment: '\u{1F600}'.repeat(1000)}))).status).toBe(201);
});

test('a second answer about a page in the same visit replaces the first and keeps its comment', async () => {
  const before = await countRows();
  const first = await send(jsonPost({page: '/docs', helpful: 'yes'}));
  const {id} = (await first.json()) as {id: string};
  const again = {'Idempotency-Key': id};
  await send(jsonPost({page: '/docs', helpful: 'yes', comment: 'Short.'}, again));
  await send(jsonPost({page: '/docs', helpful: 'no'}, again));
  await send(jsonPost({page: '/docs/messaging', helpful: 'yes'}, again));
  const rows = (await readRows()).filter(({visit_key: key}) => key === id);
  expect(rows).toMatchObject([
    {page: '/docs', helpful: false, comment: 'Short.'},
    {page: '/docs/messaging', helpful: true, comment: null},
  ]);
  expect(await countRows()).toBe(before + 2);
});

test('a rejected form is shown again with the entered text, escaped', async () => {
  const comment = `<script>alert("x")</script>${'a'.repeat(1000)}`;
  const response = await send(formPost({...good, helpful: 'no', comment, idempotencyKey: 'visit-0123456789'}));
  const page = await response.text();
  expect(page).toContain('Shorten your comment to 1,000 characters.');
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(page).not.toContain('<script');
  expect(page).toContain('value="/docs/messaging/send-a-text"');
  expect(page).toContain('value="visit-0123456789"');
  expect(page).toMatch(/value="no" required checked/);
});

test('over the limit, no answer is stored or changed', async () => {
  const key = {'Idempotency-Key': randomUUID()};
  for (let sent = 0; sent < 30; sent += 1) expect((await send(jsonPost(good, key), '10.9.9.9')).status).toBe(201);
  expect((await send(jsonPost({...good, comment: 'Changed too often.'}, key), '10.9.9.9')).status).toBe(429);
  expect((await readRows()).map(({comment}) => comment)).not.toContain('Changed too often.');
});

test('without a secret, answers are accepted and not counted', async () => {
  site = createSite(postgres, {environment: {appSecret: undefined}});
  for (let sent = 0; sent < 31; sent += 1) expect((await send(jsonPost(good), '10.8.8.8')).status).toBe(201);
});
