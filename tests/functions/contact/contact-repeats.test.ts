import {readEnvironment} from '../../../functions/setup/environment';
import {formPost, jsonPost, trial, visitor} from '../support/contact';
import {sendJson} from '../support/requests';
import {useSite} from '../support/site';

import {randomUUID} from 'node:crypto';

const {site, open, query, count} = useSite({}, 'http');

const sendAtOnce = (times: number, ip: string, headers = {}) =>
  Promise.all(Array.from({length: times}, () => site.read(jsonPost(visitor, headers), ip)));

describe('repeats of one idempotency key', () => {
  test('a hundred concurrent requests make one record and one mail, and count once', async () => {
    const key = randomUUID();
    const answers = await sendAtOnce(100, '198.51.100.1', {'Idempotency-Key': key});
    expect(new Set(answers.map(({json}) => json.id)).size).toBe(1);
    expect([await count('contact_messages'), await count('outbox')]).toEqual([1, 1]);
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
    expect(await query('select message from contact_messages')).toEqual([{message: visitor.message}]);
    await site.settle();
    expect(site.mails).toHaveLength(1);
  });

  test('a trial is stored and mailed once, as a trial', async () => {
    const headers = {'Idempotency-Key': randomUUID()};
    const send = () => site.read(sendJson('/api/trial', trial, headers));
    const [first, second] = await Promise.all([send(), send()]);
    await site.settle();
    expect(first.json.id).toBe(second.json.id);
    const subject = expect.stringMatching(/^New trial request from the website \(/);
    expect(site.mails).toEqual([expect.objectContaining({subject})]);
  });

  test('a form sends its key in a hidden field; an invalid one is replaced by a new key', async () => {
    const key = randomUUID();
    for (const idempotencyKey of [key, key, 'short']) {
      expect((await site.send(formPost({...visitor, idempotencyKey}))).status).toBe(303);
    }
    expect(await count('contact_messages')).toBe(2);
    expect(await count(`contact_messages where idempotency_key in ('${key}', 'short')`)).toBe(1);
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
    await query("insert into rate_limits (subject, hits, allowed, expires_at) values ('old', '{}', 1, '2020-01-01')");
    await site.send(jsonPost(visitor));
    expect(await count("rate_limits where subject = 'old'")).toBe(0);
  });

  test.each([
    ['a short secret', 'short', 'APP_SECRET has less than 32 characters'],
    ['no secret', '', 'APP_SECRET is not set'],
  ])('is off with %s, which loses no message and is logged', async (_what, APP_SECRET, code) => {
    const environment = readEnvironment({APP_SECRET, CONTACT_LIMIT: '1'}, 'production');
    const unlimited = open({environment});
    for (let sent = 0; sent < 3; sent += 1) await unlimited.send(jsonPost(visitor), '198.51.100.7');
    expect(await count('contact_messages')).toBe(3);
    expect(unlimited.readLog()[0]).toMatchObject({outcome: 'limit-off', code});
  });
});
