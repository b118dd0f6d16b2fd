import {readEnvironment} from '../../../functions/lib/environment';
import {useDatabase} from '../../support/database/use-database';
import {createEndpoint, formPost, jsonPost, visitor} from '../support/endpoint';

import {randomUUID} from 'node:crypto';

const {postgres} = useDatabase('http');

const countRows = async (key: string) => {
  const query = 'select count(*) from contact_messages where idempotency_key = $1';
  const {rows} = await postgres.pool.query<{count: string}>(query, [key]);
  return Number(rows[0]?.count);
};

const idOf = async (response: Response) => ((await response.json()) as {id: string}).id;

describe('repeats of one idempotency key', () => {
  test('twenty concurrent requests with one key create one record and one mail, and count once', async () => {
    const endpoint = createEndpoint(postgres);
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({length: 20}, () => endpoint.send(jsonPost(visitor, {'Idempotency-Key': key}), '198.51.100.1')),
    );
    expect(new Set(responses.map(({status}) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(responses.map(idOf))).size).toBe(1);
    expect(await countRows(key)).toBe(1);
    const next = await Promise.all([1, 2, 3, 4, 5].map(() => endpoint.send(jsonPost(visitor), '198.51.100.1')));
    expect(next.map(({status}) => status).sort()).toEqual([201, 201, 201, 201, 429]);
    await endpoint.settle();
    expect(endpoint.mails).toHaveLength(5);
  });

  test('a repeat with a different body is refused, and the first record stays unchanged', async () => {
    const endpoint = createEndpoint(postgres);
    const key = randomUUID();
    const first = await endpoint.send(jsonPost(visitor, {'Idempotency-Key': key}));
    const second = await endpoint.send(jsonPost({...visitor, message: 'Other'}, {'Idempotency-Key': `"${key}"`}));
    expect([first.status, second.status]).toEqual([201, 422]);
    const {rows} = await postgres.pool.query('select message from contact_messages where idempotency_key = $1', [key]);
    expect(rows).toEqual([{message: visitor.message}]);
    await endpoint.settle();
    expect(endpoint.mails).toHaveLength(1);
  });

  test('a form sends its key in a hidden field', async () => {
    const endpoint = createEndpoint(postgres);
    const key = randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await endpoint.send(formPost({...visitor, idempotencyKey: key}))).status).toBe(303);
    }
    expect(await countRows(key)).toBe(1);
    // An invalid field is replaced by a new key.
    expect((await endpoint.send(formPost({...visitor, idempotencyKey: 'short'}))).status).toBe(303);
    expect(await countRows('short')).toBe(0);
    await endpoint.settle();
  });

  test('without a key, each message is a separate record', async () => {
    const endpoint = createEndpoint(postgres);
    const ids = await Promise.all([1, 2].map(async () => idOf(await endpoint.send(jsonPost(visitor)))));
    expect(new Set(ids).size).toBe(2);
    await endpoint.settle();
  });
});

describe('the limit of five messages in ten minutes', () => {
  const minute = 60_000;

  test('is exact, even for thirty concurrent requests', async () => {
    const endpoint = createEndpoint(postgres);
    const responses = await Promise.all(
      Array.from({length: 30}, () => endpoint.send(jsonPost(visitor), '198.51.100.2')),
    );
    expect(responses.filter(({status}) => status === 201)).toHaveLength(5);
    expect(responses.filter(({status}) => status === 429)).toHaveLength(25);
    await endpoint.settle();
    expect(endpoint.mails).toHaveLength(5);
  });

  test('is a sliding window, and Retry-After says when it allows another message', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z');
    const endpoint = createEndpoint(postgres, {clock: () => new Date(now)});
    const send = () => endpoint.send(jsonPost(visitor), '198.51.100.3');
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send()).status).toBe(201);
      now += minute;
    }
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('300');
    now += 299_000;
    expect((await send()).status).toBe(429);
    now += 1000;
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
    await endpoint.settle();
  });

  test('repeats are answered over the limit too', async () => {
    const endpoint = createEndpoint(postgres);
    const headers = {'Idempotency-Key': randomUUID()};
    await endpoint.send(jsonPost(visitor, headers), '198.51.100.4');
    for (let sent = 0; sent < 5; sent += 1) await endpoint.send(jsonPost(visitor), '198.51.100.4');
    expect((await endpoint.send(jsonPost(visitor), '198.51.100.4')).status).toBe(429);
    expect((await endpoint.send(jsonPost(visitor, headers), '198.51.100.4')).status).toBe(201);
    await endpoint.settle();
  });

  test('counts each IPv4 address, and each IPv6 network as one', async () => {
    const endpoint = createEndpoint(postgres);
    for (let host = 1; host <= 5; host += 1) await endpoint.send(jsonPost(visitor), `2001:db8::${String(host)}`);
    expect((await endpoint.send(jsonPost(visitor), '2001:db8:0:0:ffff::1')).status).toBe(429);
    expect((await endpoint.send(jsonPost(visitor), '2001:db8:0:1::1')).status).toBe(201);
    await endpoint.settle();
  });

  test('stores no address, and deletes expired counters', async () => {
    let now = Date.parse('2026-02-01T00:00:00Z');
    const endpoint = createEndpoint(postgres, {clock: () => new Date(now)});
    await endpoint.send(jsonPost(visitor), '198.51.100.5');
    const {rows} = await postgres.pool.query('select * from rate_limits');
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
    now = Date.parse('2030-01-01T00:00:00Z');
    await endpoint.send(jsonPost(visitor), '198.51.100.6');
    const {rows: left} = await postgres.pool.query('select subject from rate_limits');
    expect(left).toHaveLength(2);
    await endpoint.settle();
  });

  test('is off with a short secret, which loses no message and is logged', async () => {
    const {appSecret, secretFault, oldSecrets} = readEnvironment({APP_SECRET: 'short'}, 'production');
    const supportMailbox = {name: '', address: 'support@scalewell.example'};
    const environment = {appSecret, secretFault, oldSecrets, contactLimit: 1, supportMailbox};
    const endpoint = createEndpoint(postgres, {environment});
    for (const sent of [1, 2, 3]) {
      const response = await endpoint.send(jsonPost({...visitor, message: `Short ${sent}`}), '198.51.100.8');
      expect(response.status).toBe(201);
    }
    const {rows} = await postgres.pool.query("select 1 from contact_messages where message like 'Short _'");
    expect(rows).toHaveLength(3);
    expect(endpoint.logLines[0]).toMatch(/"outcome":"limit-off".*"code":"APP_SECRET has less than 32 characters"/);
    await endpoint.settle();
  });

  test('is off without a secret, which is logged', async () => {
    const environment = {
      appSecret: undefined,
      contactLimit: 1,
      oldSecrets: [],
      supportMailbox: {name: '', address: 'support@scalewell.example'},
    };
    const endpoint = createEndpoint(postgres, {environment});
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await endpoint.send(jsonPost(visitor), '198.51.100.7')).status).toBe(201);
    }
    expect(endpoint.logLines.join('\n')).toContain('"outcome":"limit-off"');
    await endpoint.settle();
  });
});

test('a hundred concurrent repeats of one key make one record and one delivery', async () => {
  const endpoint = createEndpoint(postgres);
  const key = randomUUID();
  const responses = await Promise.all(
    Array.from({length: 100}, () => endpoint.send(jsonPost(visitor, {'Idempotency-Key': key}))),
  );
  const ids = new Set(await Promise.all(responses.map(idOf)));
  expect(ids.size).toBe(1);
  expect(await countRows(key)).toBe(1);
  const query = 'select 1 from outbox where reference = $1';
  expect((await postgres.pool.query(query, [[...ids][0]])).rowCount).toBe(1);
  await endpoint.settle();
  expect(endpoint.mails).toHaveLength(1);
});
