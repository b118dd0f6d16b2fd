import {noPostgres, useDatabase} from '../../support/database/use-database';
import type {Endpoint} from '../support/endpoint';
import {address, createEndpoint, createStore, formPost, jsonPost, visitor} from '../support/endpoint';

let endpoint: Endpoint;

afterAll(() => endpoint.settle());
const {postgres} = useDatabase('http');
beforeAll(() => {
  endpoint = createEndpoint(postgres);
});

const countRows = async () => {
  const {rows} = await postgres.pool.query<{count: string}>('select count(*) from contact_messages');
  return Number(rows[0]?.count);
};

const post = (body: BodyInit, type: string) =>
  new Request(address, {method: 'POST', body, headers: {'Content-Type': type}});
const withMethod = (method: string) => new Request(address, {method, headers: {'Content-Type': 'application/json'}});
const bytes = (...values: number[]) => new Uint8Array(values);

type Row = [status: number, outcome: string, what: string, create: () => Request];

const own = 'https://www.scalewell.example';
const table: Row[] = [
  [201, 'stored', 'JSON', () => jsonPost(visitor)],
  [
    201,
    'stored',
    'JSON with a charset',
    () => jsonPost(visitor, {'Content-Type': 'Application/JSON; charset="UTF-8"'}),
  ],
  [201, 'stored', 'JSON with a byte order mark', () => jsonPost(`\uFEFF${JSON.stringify(visitor)}`)],
  [201, 'stored', 'no company', () => jsonPost({...visitor, company: undefined})],
  [201, 'stored', 'a page of ours', () => jsonPost(visitor, {Origin: own, 'Sec-Fetch-Site': 'same-origin'})],
  [201, 'stored', 'an old browser on a page of ours', () => jsonPost(visitor, {Origin: own})],
  [
    201,
    'stored',
    'our own page without a referrer',
    () => jsonPost(visitor, {Origin: 'null', 'Sec-Fetch-Site': 'same-origin'}),
  ],
  [201, 'stored', 'no page at all', () => jsonPost(visitor, {'Sec-Fetch-Site': 'none'})],
  [303, 'stored', 'a form', () => formPost(visitor)],
  [303, 'stored', 'a form sent by a script', () => formPost(visitor, {Accept: '*/*'})],
  [400, 'broken', 'half of a JSON object', () => jsonPost('{"firstName":')],
  [400, 'broken', 'no JSON at all', () => jsonPost('')],
  [400, 'broken', 'JSON that is not UTF-8', () => post(bytes(0x22, 0xff, 0x22), 'application/json')],
  [400, 'broken', 'a form that is not UTF-8', () => post('firstName=%FF', 'application/x-www-form-urlencoded')],
  [400, 'broken', 'a form with half an escape', () => post('firstName=%F', 'application/x-www-form-urlencoded')],
  [400, 'broken-key', 'a broken key', () => jsonPost(visitor, {'Idempotency-Key': 'too short'})],
  [
    403,
    'other-origin',
    'another site',
    () => jsonPost(visitor, {Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'}),
  ],
  [403, 'other-origin', 'another site in an old browser', () => jsonPost(visitor, {Origin: 'https://evil.example'})],
  [403, 'other-origin', 'another port', () => jsonPost(visitor, {Origin: `${own}:8443`})],
  [403, 'other-origin', 'another subdomain', () => jsonPost(visitor, {'Sec-Fetch-Site': 'same-site'})],
  [403, 'other-origin', 'a sandboxed frame', () => jsonPost(visitor, {Origin: 'null', 'Sec-Fetch-Site': 'cross-site'})],
  [403, 'other-origin', 'an opaque origin in an old browser', () => jsonPost(visitor, {Origin: 'null'})],
  [403, 'other-origin', 'no origin but another site', () => formPost(visitor, {'Sec-Fetch-Site': 'cross-site'})],
  [403, 'other-origin', 'an origin that is none', () => jsonPost(visitor, {Origin: 'evil'})],
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): Row => [
    405,
    'wrong-method',
    method,
    () => withMethod(method),
  ]),
  [413, 'too-large', '65,537 bytes', () => jsonPost(JSON.stringify({...visitor}).padEnd(65_537))],
  [413, 'too-large', 'a large form', () => formPost({...visitor, message: 'a'.repeat(66_000)})],
  [201, 'stored', '65,536 bytes', () => jsonPost(JSON.stringify({...visitor}).padEnd(65_536))],
  [415, 'wrong-type', 'plain text', () => post('{}', 'text/plain')],
  [415, 'wrong-type', 'a multipart form', () => post('', 'multipart/form-data; boundary=x')],
  [415, 'wrong-type', 'another charset', () => jsonPost(visitor, {'Content-Type': 'application/json; charset=utf-16'})],
  [415, 'wrong-type', 'no type', () => new Request(address, {method: 'POST', body: bytes(0x7b, 0x7d)})],
  [422, 'invalid', 'an empty object', () => jsonPost({})],
  [422, 'invalid', 'an array', () => jsonPost([visitor])],
  [422, 'invalid', 'a bare null', () => jsonPost('null')],
  [422, 'invalid', 'an empty form', () => formPost({})],
];

test.each(table)('%i %s: %s', async (status, outcome, _what, create) => {
  const before = await countRows();
  const response = await endpoint.send(create());
  expect(response.status).toBe(status);
  expect(await countRows()).toBe(before + (outcome === 'stored' ? 1 : 0));
  const line: unknown = JSON.parse(endpoint.logLines.findLast((text) => text.includes('"event":"contact"')) ?? '');
  expect(line).toMatchObject({outcome, status, requestId: 'request-1', ms: expect.any(Number)});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('201 returns the id of a committed row with what was sent', async () => {
  const response = await endpoint.send(jsonPost(visitor));
  const {id} = (await response.json()) as {id: string};
  const {rows} = await postgres.pool.query('select * from contact_messages where id = $1', [id]);
  expect(rows).toEqual([
    expect.objectContaining({
      first_name: visitor.firstName,
      last_name: visitor.lastName,
      email: visitor.email,
      company: visitor.company,
      message: visitor.message,
    }),
  ]);
});

test('303 redirects to the confirmation page', async () => {
  const response = await endpoint.send(formPost(visitor));
  expect(response.headers.get('Location')).toBe('/contact/sent');
  expect(await response.text()).toBe('');
});

test('405 has an Allow header', async () => {
  const response = await endpoint.send(withMethod('GET'));
  expect(response.headers.get('Allow')).toBe('POST');
});

test('422 is problem details with one message per field', async () => {
  const response = await endpoint.send(jsonPost({...visitor, firstName: '', email: 'marta@oakline'}));
  expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(await response.json()).toEqual({
    status: 422,
    title: 'Please check your message',
    detail: 'Correct these fields, then send it again.',
    errors: {firstName: 'Enter your first name.', email: 'Enter a full email address, like name@company.com.'},
  });
});

test('503 with Retry-After when the database is down', async () => {
  const closed = createEndpoint(noPostgres);
  const response = await closed.send(jsonPost(visitor));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(JSON.parse(closed.logLines[0] ?? '')).toMatchObject({outcome: 'unavailable', code: 'ECONNREFUSED'});
  expect(closed.mails).toEqual([]);
  await closed.settle();
});

test('503 when the database does not respond in time', async () => {
  const unresponsive = createEndpoint(postgres, {store: createStore(() => new Promise(() => undefined), 20)});
  const response = await unresponsive.send(jsonPost(visitor));
  expect(response.status).toBe(503);
  expect(JSON.parse(unresponsive.logLines[0] ?? '')).toMatchObject({code: 'DatabaseTimeoutError'});
  await unresponsive.settle();
});

test('500 without a stack trace when our own code fails', async () => {
  const broken = createEndpoint(postgres, {
    store: {
      accept: () => {
        throw new Error('secret of marta@oakline.example');
      },
    },
  });
  const response = await broken.send(jsonPost(visitor));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|at .*\.ts|marta/);
  expect(broken.logLines[0]).toMatch(/"code":"Error","at":".*contact-status/);
  expect(broken.logLines[0]).not.toContain('marta');
  await broken.settle();
});
