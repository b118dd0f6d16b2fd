import {readEnvironment} from '../../../functions/lib/environment';
import {useDatabase} from '../../support/database/use-database';
import {formPost, jsonPost, visitor} from '../support/contact';
import {createSite, type Site} from '../support/site';

import {randomUUID} from 'node:crypto';

const {postgres} = useDatabase('http');
let site: Site;

beforeEach(() => {
  site = createSite(postgres);
});

const readMessages = async (key: string) => {
  const query = 'select message from contact_messages where idempotency_key = $1';
  return (await postgres.pool.query<{message: string}>(query, [key])).rows.map(({message}) => message);
};

const idOf = async (response: Response) => ((await response.json()) as {id: string}).id;

const sendAtOnce = (count: number, ip: string, headers = {}) =>
  Promise.all(Array.from({length: count}, () => site.send(jsonPost(visitor, headers), ip)));

describe('repeats of one idempotency key', () => {
  test('a hundred concurrent requests make one record and one mail, and count once', async () => {
    const key = randomUUID();
    const ids = await Promise.all((await sendAtOnce(100, '198.51.100.1', {'Idempotency-Key': key})).map(idOf));
    expect(new Set(ids).size).toBe(1);
    expect(await readMessages(key)).toHaveLength(1);
    expect((await postgres.pool.query('select from outbox where reference = $1', [ids[0]])).rowCount).toBe(1);
    const next = await sendAtOnce(5, '198.51.100.1');
    expect(next.map(({status}) => status).sort()).toEqual([201, 201, 201, 201, 429]);
    // Repeats are answered over the limit, too.
    expect((await sendAtOnce(1, '198.51.100.1', {'Idempotency-Key': key}))[0]?.status).toBe(201);
    await site.settle();
    expect(site.mails).toHaveLength(5);
  });

  test('a repeat with a different body is refused, and the first record stays unchanged', async () => {
    const key = randomUUID();
    const first = await site.send(jsonPost(visitor, {'Idempotency-Key': key}));
    const second = await site.send(jsonPost({...visitor, message: 'Other'}, {'Idempotency-Key': `"${key}"`}));
    expect([first.status, second.status]).toEqual([201, 422]);
    expect(await readMessages(key)).toEqual([visitor.message]);
    await site.settle();
    expect(site.mails).toHaveLength(1);
  });

  test('a form sends its key in a hidden field; an invalid one is replaced by a new key', async () => {
    const key = randomUUID();
    for (const idempotencyKey of [key, key, 'short']) {
      expect((await site.send(formPost({...visitor, idempotencyKey}))).status).toBe(303);
    }
    expect(await readMessages(key)).toHaveLength(1);
    expect(await readMessages('short')).toEqual([]);
  });
});

describe('the limit of five messages in ten minutes', () => {
  test('is exact, even for thirty concurrent requests', async () => {
    const statuses = (await sendAtOnce(30, '198.51.100.2')).map(({status}) => status);
    expect(statuses.sort()).toEqual([...Array<number>(5).fill(201), ...Array<number>(25).fill(429)]);
    await site.settle();
    expect(site.mails).toHaveLength(5);
  });

  test('deletes expired counters', async () => {
    await postgres.pool.query(
      "insert into rate_limits (subject, hits, allowed, expires_at) values ('old', '{}', 1, '2020-01-01')",
    );
    await site.send(jsonPost(visitor));
    expect((await postgres.pool.query("select from rate_limits where subject = 'old'")).rowCount).toBe(0);
  });

  test.each([
    ['a short secret', 'short', 'APP_SECRET has less than 32 characters'],
    ['no secret', '', 'APP_SECRET is not set'],
  ])('is off with %s, which loses no message and is logged', async (_what, APP_SECRET, code) => {
    site = createSite(postgres, {environment: readEnvironment({APP_SECRET, CONTACT_LIMIT: '1'}, 'production')});
    for (const key of [randomUUID(), randomUUID(), randomUUID()]) {
      expect((await site.send(jsonPost(visitor, {'Idempotency-Key': key}), '198.51.100.7')).status).toBe(201);
      expect(await readMessages(key)).toHaveLength(1);
    }
    expect(JSON.parse(site.logLines[0] ?? '')).toMatchObject({outcome: 'limit-off', code});
  });
});
