import {postsTo} from './support/requests';
import {useSite} from './support/site';

import {randomUUID} from 'node:crypto';

const good = {page: '/docs/messaging/send-a-text', helpful: 'yes', comment: 'Clear.\nOne thing: where is the counter?'};

const {site, query} = useSite({}, 'http');
const {send, read} = site;
const {jsonPost} = postsTo('/api/feedback');
const readRows = () => query('select * from page_feedback order by answered_at, page');

// Lengths: tests/unit/contracts/field-specs.test.ts. Limits without a secret: contact/contact-repeats.test.ts.

test.each([
  ['neither yes nor no', {helpful: 'maybe'}],
  ['a page of another part of the site', {page: '/pricing'}],
  ['an address of another site', {page: 'https://evil.example/docs'}],
  ['markup as a page', {page: '/docs/<script>'}],
  ['a comment that is not text', {comment: ['a']}],
])('422 for %s', async (_what, change) => {
  expect((await send(jsonPost({...good, ...change}))).status).toBe(422);
  expect(await readRows()).toEqual([]);
});

test('a row contains the page, the answer and the comment, and nothing about the reader', async () => {
  const {id} = (await read(jsonPost({...good, firstName: 'Marta', email: 'marta@oakline.example'}))).json;
  expect(await readRows()).toEqual([
    {visit_key: id, page: good.page, helpful: true, comment: good.comment, answered_at: expect.any(Date)},
  ]);
});

test('a second answer about a page in the same visit replaces the first and keeps its comment', async () => {
  const first = await read(jsonPost({page: '/docs', helpful: 'yes'}));
  const again = {'Idempotency-Key': first.json.id};
  await send(jsonPost({page: '/docs', helpful: 'yes', comment: 'Short.'}, again));
  await send(jsonPost({page: '/docs', helpful: 'no'}, again));
  await send(jsonPost({page: '/docs/messaging', helpful: 'yes'}, again));
  expect(await readRows()).toMatchObject([
    {page: '/docs', helpful: false, comment: 'Short.'},
    {page: '/docs/messaging', helpful: true, comment: null},
  ]);
});

test('over the limit, no answer is stored or changed', async () => {
  const key = {'Idempotency-Key': randomUUID()};
  for (let sent = 0; sent < 30; sent += 1) expect((await send(jsonPost(good, key), '10.9.9.9')).status).toBe(201);
  expect((await send(jsonPost({...good, comment: 'Changed too often.'}, key), '10.9.9.9')).status).toBe(429);
  expect((await readRows()).map(({comment}) => comment)).not.toContain('Changed too often.');
});
