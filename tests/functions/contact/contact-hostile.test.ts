import {jsonPost, visitor} from '../support/contact';
import {site as origin} from '../support/requests';
import {useSite} from '../support/site';

const {site: endpoint, query} = useSite();

const rawForm = (body: string) =>
  jsonPost(body, {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json'});

const filled = new URLSearchParams(visitor).toString();

// What a field may contain, and what is removed from it: tests/unit/contracts.

test('refuses a field that is given twice, with a message for it', async () => {
  const {status, json} = await endpoint.read(rawForm(`${filled}&email=c%40d.example`));
  expect([status, Object.keys(json.errors ?? {})]).toEqual([422, ['email']]);
});

test('removes NUL, which Postgres refuses', async () => {
  expect((await endpoint.send(rawForm(filled.replace('Marta', 'Mar%00ta')))).status).toBe(303);
  expect(await query('select first_name from contact_messages')).toEqual([{first_name: 'Marta'}]);
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
  const lastName = "O'Brien; select 1";
  await endpoint.send(jsonPost({...visitor, lastName, company: undefined, message}));
  expect(await query('select first_name, last_name, email, company, message from contact_messages')).toEqual([
    {first_name: 'Marta', last_name: lastName, email: visitor.email, company: null, message},
  ]);
});

test('drops unknown fields from a body with a thousand fields', async () => {
  const many = Array.from({length: 1000}, (_, index) => `f${String(index)}=${String(index)}`).join('&');
  expect((await endpoint.send(rawForm(`${many}&${filled}`))).status).toBe(303);
});

test.each(['a&', 'email=x&'])('a body full of %s takes no longer to read than any other', async (pair) => {
  const started = performance.now();
  expect((await endpoint.send(rawForm(pair.repeat(65_000 / pair.length)))).status).toBe(422);
  expect(performance.now() - started).toBeLessThan(1000);
});

describe('the size limit', () => {
  const chunk = new TextEncoder().encode(' '.repeat(1024));

  const stream = (source: UnderlyingDefaultSource<Uint8Array>, more: Record<string, string> = {}) => {
    const body = new ReadableStream(source, {highWaterMark: 0});
    const headers = {'Content-Type': 'application/json', ...more};
    const init = {method: 'POST', body, duplex: 'half', headers};
    return new Request(`${origin}/api/contact`, init);
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

  test.each<[number, number, Record<string, string>]>([
    [65, 413, {}],
    [65, 413, {'Content-Length': '10'}],
    [65, 413, {'Content-Length': 'many'}],
    [0, 413, {'Content-Length': '65537'}],
    [0, 403, {Origin: 'https://evil.example'}],
    [0, 415, {'Content-Type': 'text/plain'}],
  ])('reads %i KiB before it answers %i to a request with the headers %j', async (pulls, status, headers) => {
    const {request, seen} = endless(headers);
    expect((await endpoint.send(request)).status).toBe(status);
    expect(seen.pulls).toBe(pulls);
    if (status === 413) expect(seen.canceled).toBe(true);
  });

  test('a client that disconnects while sending is a broken request', async () => {
    const broken = stream({pull: (controller) => controller.error(new Error('connection reset'))});
    expect((await endpoint.send(broken)).status).toBe(400);
  });
});
