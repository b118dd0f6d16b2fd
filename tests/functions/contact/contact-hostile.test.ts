import {useDatabase} from '../../support/database/use-database';
import {address, formPost, jsonPost, visitor} from '../support/contact';
import {sendJson} from '../support/requests';
import {createSite, type Site} from '../support/site';

let endpoint: Site;

const {postgres} = useDatabase();
beforeAll(() => {
  endpoint = createSite(postgres);
});

type Errors = {errors: Record<string, string>};

const rawForm = (body: string) =>
  sendJson(address, body, {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json'});

const filled = new URLSearchParams(visitor).toString();

/** Each is a valid message except for one field. */
const refused: [what: string, field: string, create: () => Request][] = [
  ['NUL, which Postgres refuses', 'message', () => jsonPost({...visitor, message: 'a\0b'})],
  ['NUL in a form', 'firstName', () => rawForm(`${filled}&firstName=`.replace('Marta', 'M%00'))],
  ['half a surrogate pair', 'lastName', () => jsonPost(JSON.stringify(visitor).replace('Silva', '\\ud83d'))],
  ['a line break in a name', 'firstName', () => jsonPost({...visitor, firstName: 'Eve\r\nBcc: all@evil.example'})],
  ['a line break in the address', 'email', () => jsonPost({...visitor, email: 'a@b.example\nBcc: c@d.example'})],
  ['an array', 'email', () => jsonPost({...visitor, email: ['a@b.example', 'c@d.example']})],
  ['an object', 'company', () => jsonPost({...visitor, company: {toString: 'x'}})],
  ['a number', 'message', () => jsonPost({...visitor, message: 42})],
  ['a field that is given twice', 'email', () => rawForm(`${filled}&email=c%40d.example`)],
  ['5,001 characters', 'message', () => jsonPost({...visitor, message: 'a'.repeat(5001)})],
  ['a name of nothing to see', 'firstName', () => jsonPost({...visitor, firstName: '\u200B\u200B'})],
  ['a bidi override', 'lastName', () => jsonPost({...visitor, lastName: 'gnp.\u202Eexe'})],
];

test.each(refused)('refuses %s with a message for its field', async (_what, field, create) => {
  const response = await endpoint.send(create());
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as Errors).errors)).toEqual([field]);
});

test.each(['__proto__', 'constructor', 'prototype'])('ignores the field %s', async (name) => {
  const body = `{"${name}": {"polluted": true, "firstName": "Eve"}, ${JSON.stringify(visitor).slice(1)}`;
  expect((await endpoint.send(jsonPost(body))).status).toBe(201);
  const form = rawForm(`${filled}&${name}=x&${name}%5Bpolluted%5D=true`);
  expect((await endpoint.send(form)).status).toBe(303);
  expect({}).not.toHaveProperty('polluted');
});

test('stores text that looks like SQL, markup or templates unchanged', async () => {
  const message = `'); drop table contact_messages; -- $1 \${1+1} {{7*7}} <script>alert(1)</script> %00 \\`;
  const response = await endpoint.send(
    jsonPost({...visitor, lastName: "O'Brien; select 1", company: undefined, message}),
  );
  const {id} = (await response.json()) as {id: string};
  const query = 'select first_name, last_name, email, company, message from contact_messages where id = $1';
  expect((await postgres.pool.query(query, [id])).rows).toEqual([
    {first_name: 'Marta', last_name: "O'Brien; select 1", email: visitor.email, company: null, message},
  ]);
});

test('drops unknown fields from a body with a thousand fields', async () => {
  const many = Array.from({length: 1000}, (_, index) => `f${String(index)}=${String(index)}`).join('&');
  expect((await endpoint.send(rawForm(`${many}&${filled}`))).status).toBe(303);
});

test('the page for a form shows hostile input as text', async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
  const typed = {firstName: hostile, email: hostile, message: `</textarea>${hostile}`, idempotencyKey: hostile};
  const response = await endpoint.send(formPost({...visitor, ...typed}));
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<img src=x');
  expect(page.match(/<\/textarea>/g)).toHaveLength(1);
});

describe('the size limit', () => {
  const chunk = new TextEncoder().encode(' '.repeat(1024));

  const stream = (source: UnderlyingDefaultSource<Uint8Array>, headers: Record<string, string> = {}) => {
    const body = new ReadableStream(source, {highWaterMark: 0});
    const init = {method: 'POST', body, duplex: 'half', headers: {'Content-Type': 'application/json', ...headers}};
    return new Request(address, init);
  };

  /** An endless body that counts its reads. */
  const endless = (headers: Record<string, string>) => {
    const seen = {pulls: 0, canceled: false};
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      seen.pulls += 1;
      controller.enqueue(chunk);
    };
    const cancel = () => {
      seen.canceled = true;
    };
    return {request: stream({pull, cancel}, headers), seen};
  };

  test.each<[number, Record<string, string>]>([
    [65, {}],
    [65, {'Content-Length': '10'}],
    [65, {'Content-Length': 'many'}],
    [0, {'Content-Length': '65537'}],
  ])('stops reading after %i KiB of a request with the headers %j', async (pulls, headers) => {
    const {request, seen} = endless(headers);
    expect((await endpoint.send(request)).status).toBe(413);
    expect(seen).toEqual({pulls, canceled: true});
  });

  test.each([
    ['another origin', {Origin: 'https://evil.example'}, 403],
    ['another type', {'Content-Type': 'text/plain'}, 415],
  ])('reads nothing from %s', async (_what, headers, status) => {
    const {request, seen} = endless(headers);
    expect((await endpoint.send(request)).status).toBe(status);
    expect(seen.pulls).toBe(0);
  });

  test('a client that disconnects while sending is a broken request', async () => {
    const broken = stream({pull: (controller) => controller.error(new Error('connection reset'))});
    expect((await endpoint.send(broken)).status).toBe(400);
  });
});
