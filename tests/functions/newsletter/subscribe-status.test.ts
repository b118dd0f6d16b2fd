import {readEnvironment} from '../../../functions/lib/environment';
import {createToken} from '../../../functions/lib/token';
import {confirmPath, unsubscribePath} from '#src/contracts/newsletter';
import {noPostgres, useDatabase} from '../../support/database/use-database';
import type {Newsletter} from '../support/newsletter';
import {
  createNewsletter,
  createStore,
  formPost,
  jsonPost,
  newEmail,
  oneClickPost,
  subscribeAddress,
  visit,
} from '../support/newsletter';
import {site} from '../support/requests';

import {randomUUID} from 'node:crypto';

let newsletter: Newsletter;

afterAll(() => newsletter.stop());
const {postgres} = useDatabase('http');
beforeAll(() => {
  newsletter = createNewsletter(postgres);
});

const secret = 'secret of the tests';
const confirmAddress = site + confirmPath;
const unsubscribeAddress = site + unsubscribePath;
const soon = () => new Date(Date.now() + 60_000);
const past = () => new Date(Date.now() - 60_000);
const withToken = (address: string, token: string) => `${address}?token=${token}`;
const stranger = () => createToken('newsletter-confirm', randomUUID(), secret, soon());
const leaver = (id: string = randomUUID()) => createToken('newsletter-unsubscribe', id, secret);
const post = (body: BodyInit, type: string, address = subscribeAddress) =>
  new Request(address, {method: 'POST', body, headers: {'Content-Type': type}});

type Row = [status: number, outcome: string, what: string, create: () => Request];

const signingUp: Row[] = [
  [202, 'requested', 'JSON', () => jsonPost({email: newEmail()})],
  [202, 'requested', 'JSON with extra fields', () => jsonPost({email: newEmail(), name: 'Marta', list: 'all'})],
  [303, 'requested', 'a form', () => formPost({email: newEmail()})],
  [400, 'broken', 'half of a JSON object', () => jsonPost('{"email":')],
  [400, 'broken', 'a form that is not UTF-8', () => post('email=%FF', 'application/x-www-form-urlencoded')],
  [403, 'other-origin', 'another site', () => jsonPost({email: newEmail()}, {Origin: 'https://evil.example'})],
  [
    403,
    'other-origin',
    'a page across',
    () => formPost({email: newEmail()}, subscribeAddress, {'Sec-Fetch-Site': 'cross-site'}),
  ],
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): Row => [
    405,
    'wrong-method',
    method,
    () => visit(subscribeAddress, method),
  ]),
  [413, 'too-large', '65,537 bytes', () => jsonPost(JSON.stringify({email: newEmail()}).padEnd(65_537))],
  [415, 'wrong-type', 'plain text', () => post('{}', 'text/plain')],
  [415, 'wrong-type', 'a multipart form', () => post('', 'multipart/form-data; boundary=x')],
  [422, 'invalid', 'no address', () => jsonPost({})],
  [422, 'invalid', 'an empty form', () => formPost({})],
  [422, 'invalid', 'half an address', () => formPost({email: 'marta@oakline'})],
  [422, 'invalid', 'two addresses', () => jsonPost({email: [newEmail(), newEmail()]})],
  [
    422,
    'invalid',
    'an address with two lines',
    () => jsonPost({email: 'marta@oakline.example\nBcc: eve@evil.example'}),
  ],
  [422, 'invalid', 'a bare null', () => jsonPost('null')],
];

const links: Row[] = [
  [200, 'shown', 'the page behind a link', () => visit(withToken(confirmAddress, stranger()))],
  [200, 'shown', 'a scanner that asks for its head', () => visit(withToken(confirmAddress, stranger()), 'HEAD')],
  [200, 'shown', 'the page for leaving', () => visit(withToken(unsubscribeAddress, leaver()))],
  [303, 'unsubscribed', 'the button for leaving', () => formPost({token: leaver()}, unsubscribeAddress)],
  [200, 'unsubscribed', 'leaving by script', () => jsonPost({token: leaver()}, {}, unsubscribeAddress)],
  [200, 'unsubscribed-one-click', 'one click', () => oneClickPost(withToken(unsubscribeAddress, leaver()))],
  [
    200,
    'unsubscribed-one-click',
    'one click, multipart',
    () => oneClickPost(withToken(unsubscribeAddress, leaver()), true),
  ],
  [400, 'broken-token', 'no token', () => visit(confirmAddress)],
  [400, 'broken-token', 'a made-up token', () => visit(withToken(confirmAddress, `${randomUUID()}.9999999999.abc`))],
  [
    400,
    'broken-token',
    'a token of another secret',
    () => visit(withToken(confirmAddress, createToken('newsletter-confirm', randomUUID(), 'other', soon()))),
  ],
  [400, 'broken-token', 'a token for leaving, to confirm with', () => formPost({token: leaver()}, confirmAddress)],
  [
    400,
    'broken-token',
    'a confirmation token, to unsubscribe',
    () => oneClickPost(withToken(unsubscribeAddress, stranger())),
  ],
  [400, 'broken-token', 'two tokens', () => jsonPost({token: [stranger(), stranger()]}, {}, confirmAddress)],
  [400, 'broken-token', 'a button without a token', () => formPost({}, confirmAddress)],
  [
    403,
    'other-origin',
    'a button on another site',
    () =>
      formPost({token: stranger()}, confirmAddress, {Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'}),
  ],
  [405, 'wrong-method', 'PUT to confirm', () => visit(withToken(confirmAddress, stranger()), 'PUT')],
  [405, 'wrong-method', 'DELETE to unsubscribe', () => visit(withToken(unsubscribeAddress, leaver()), 'DELETE')],
  [
    410,
    'expired',
    'an old link',
    () => visit(withToken(confirmAddress, createToken('newsletter-confirm', randomUUID(), secret, past()))),
  ],
  [
    410,
    'expired',
    'the button of an old page',
    () => formPost({token: createToken('newsletter-confirm', randomUUID(), secret, past())}, confirmAddress),
  ],
  [410, 'gone', 'a record that is gone', () => formPost({token: stranger()}, confirmAddress)],
  [410, 'gone', 'a record that is gone, by script', () => jsonPost({token: stranger()}, {}, confirmAddress)],
];

test.each([...signingUp, ...links])('%i %s: %s', async (status, outcome, _what, create) => {
  const response = await newsletter.send(create());
  expect(response.status).toBe(status);
  const line: unknown = JSON.parse(newsletter.logLines.findLast((text) => text.includes('"event":"newsletter"')) ?? '');
  expect(line).toMatchObject({outcome, status, requestId: 'request-1', ms: expect.any(Number)});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('405 has an Allow header with every method', async () => {
  expect((await newsletter.send(visit(subscribeAddress))).headers.get('Allow')).toBe('POST');
  expect((await newsletter.send(visit(confirmAddress, 'PUT'))).headers.get('Allow')).toBe('GET, HEAD, POST');
});

test('422 is problem details for API clients, and a page with the entered values for browsers', async () => {
  const problem = await newsletter.send(jsonPost({email: 'marta@oakline'}));
  expect(problem.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(await problem.json()).toEqual({
    status: 422,
    title: 'Please check your email',
    detail: 'Correct it, then press Subscribe again.',
    errors: {email: 'Enter a full email address, like name@company.com.'},
  });
  const page = await (await newsletter.send(formPost({email: '"marta"@oakline'}))).text();
  expect(page).toContain('value="&quot;marta&quot;@oakline"');
  expect(page).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(page).toMatch(/<form method="post" action="\/api\/subscribe"/);
});

test('429 with Retry-After after five sign-ups from one address; the sixth is not stored', async () => {
  const ip = '192.0.2.50';
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await newsletter.send(jsonPost({email: newEmail()}), ip)).status).toBe(202);
  }
  const email = newEmail();
  const response = await newsletter.send(jsonPost({email}), ip);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(500);
  const {rows} = await postgres.pool.query('select 1 from subscribers where email = $1', [email]);
  expect(rows).toEqual([]);
});

test('503 when the database is down, and the page keeps the button', async () => {
  const closed = createNewsletter(noPostgres);
  expect((await closed.send(jsonPost({email: newEmail()}))).status).toBe(503);
  const token = stranger();
  const response = await closed.send(formPost({token}, confirmAddress));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.text()).toContain(`name="token" value="${token}"`);
  expect((await closed.send(oneClickPost(withToken(unsubscribeAddress, leaver())))).status).toBe(503);
  expect(closed.mails).toEqual([]);
  await closed.stop();
});

test('503 when the database does not respond in time', async () => {
  const unresponsive = createNewsletter(postgres, {store: createStore(() => new Promise(() => undefined), 20)});
  expect((await unresponsive.send(jsonPost({email: newEmail()}))).status).toBe(503);
  expect(JSON.parse(unresponsive.logLines[0] ?? '')).toMatchObject({code: 'DatabaseTimeoutError'});
  await unresponsive.stop();
});

test.each([
  ['APP_SECRET is not set', {appSecret: undefined}],
  [
    'APP_SECRET has less than 32 characters',
    readEnvironment({APP_SECRET: 'short', SMTP_URL: 'smtp://127.0.0.1'}, 'production'),
  ],
  ['SMTP_URL is not set', {smtpUrl: undefined}],
])('503 in production when %s', async (code, missing) => {
  const email = newEmail();
  const closed = createNewsletter(postgres, {environment: missing});
  const response = await closed.send(jsonPost({email}));
  expect(response.status).toBe(503);
  expect(JSON.parse(closed.logLines[0] ?? '')).toMatchObject({outcome: 'closed', code});
  await closed.stop();
  const {rows} = await postgres.pool.query('select 1 from subscribers where email = $1', [email]);
  expect(rows).toEqual([]);
});

test('500 without a stack trace when our own code fails', async () => {
  const broken = createNewsletter(postgres, {
    store: {
      ...createStore(() => Promise.reject(new Error('unused'))),
      request: () => {
        throw new Error('secret of marta@oakline.example');
      },
    },
  });
  const response = await broken.send(jsonPost({email: newEmail()}));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|at .*\.ts|marta/);
  expect(broken.logLines[0]).toMatch(/"code":"Error","at":".*subscribe-status/);
  expect(broken.logLines[0]).not.toContain('marta');
  await broken.stop();
});
