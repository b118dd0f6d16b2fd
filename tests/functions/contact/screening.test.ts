import {formTokenField, formTokenHeader, formTokenPath, honeypotField} from '#src/contracts/hidden-fields';
import {markAsSpam, releaseHeld} from '../../../functions/leads/held-actions';
import {queueHeldReports, readHeldState} from '../../../functions/leads/held-messages';
import {createFormToken, screenLead} from '../../../functions/leads/screen';
import {formPost, jsonPost, trial, visitor} from '../support/contact';
import {sendForm, sendJson, site as origin, visit} from '../support/requests';
import {hour, minute, testSecret, useSite} from '../support/site';

const now = new Date('2026-03-02T09:00:00Z');
const {site, open, database, query} = useSite({time: now});
const ago = (ms: number) => new Date(now.getTime() - ms);
type Parts = {honeypot?: string; token?: string; isScript?: boolean; text?: string; secrets?: string[]};
const screen = (parts: Parts) =>
  screenLead({
    hidden: {honeypot: parts.honeypot ?? '', token: parts.token ?? '', isScript: parts.isScript ?? true},
    text: parts.text ?? 'Hello',
    secrets: parts.secrets ?? [testSecret],
    at: now,
  });

test.each([
  ['nothing', {}, []],
  ['a honeypot that is filled in', {honeypot: 'https://x.example'}, ['honeypot']],
  ['a honeypot that is empty', {honeypot: ' '}, []],
  ['a form that was sent after two seconds', {token: createFormToken(testSecret, ago(2000))}, []],
  ['a form that was sent sooner', {token: createFormToken(testSecret, ago(1999))}, ['too-fast']],
  ['a token of yesterday', {token: createFormToken(testSecret, ago(25 * 60 * 60 * 1000))}, []],
  ['a token of another secret', {token: createFormToken('other', ago(60_000))}, ['forged-token']],
  ['a token of the secret before', {token: createFormToken('old', ago(60_000)), secrets: [testSecret, 'old']}, []],
  ['a token that is none', {token: 'x'}, ['forged-token']],
  ['a page of ours that comes back at once', {token: createFormToken(testSecret, now), isScript: false}, []],
  ['a field with a token that is none', {token: 'x', isScript: false}, ['forged-token']],
  ['a token, without a secret to check it', {token: 'x', secrets: []}, []],
  ['three links', {text: 'https://a.example www.b.example http://c.example'}, []],
  ['three links with www', {text: 'https://www.a.example http://www.b.example www.c.example'}, []],
  [
    'three links in markup',
    {text: '<a href="https://www.a.example"> [url=https://b.example] [url]http://c.example'},
    [],
  ],
  ['four links', {text: 'https://a.example www.b.example [url=x] <a href="y">'}, ['links']],
])('%s: %p', (_what, parts, reasons) => {
  expect(screen(parts).suspicions).toEqual(reasons);
});

test('a form token is valid for a day', () => {
  const isValid = (hours: number) =>
    screen({token: createFormToken(testSecret, ago(hours * 3_600_000))}).tokenId !== undefined;
  expect([isValid(23), isValid(25)]).toEqual([true, false]);
});

test('the page for a rejected message has a honeypot, and a token that is valid after two seconds', async () => {
  const page = (await site.read(formPost({...visitor, email: 'x'}))).text;
  expect(page).toContain(`name="${honeypotField}"`);
  const [, token = ''] = new RegExp(`name="${formTokenField}" value="([^"]+)"`).exec(page) ?? [];
  const hidden = {honeypot: '', token, isScript: false};
  const isValid = (at: Date) => screenLead({hidden, text: '', secrets: [testSecret], at}).tokenId !== undefined;
  expect([isValid(now), isValid(ago(-3000))]).toEqual([false, true]);
});

/** Sends messages in turn, and resolves to why each was held. */
async function heldFor(endpoint: typeof site, requests: Request[]) {
  const reasons = [];
  for (const request of requests) {
    const {status, json} = await endpoint.read(request);
    expect(status).toBe(201);
    const [row] = await query<{held_for: string[]}>('select held_for from contact_messages where id = $1', [json.id]);
    reasons.push(row?.held_for.join() ?? 'lost');
  }
  return reasons;
}

test('a suspicious message gets the usual response, is stored, and is delivered only after release', async () => {
  const plain = await site.read(jsonPost(visitor));
  const suspect = await site.read(jsonPost({...visitor, [honeypotField]: 'https://spam.example'}));
  expect([suspect.status, [...suspect.headers]]).toEqual([plain.status, [...plain.headers]]);
  const {id} = suspect.json;
  expect(Object.keys(plain.json)).toEqual(['id']);
  for (const [form, fields] of Object.entries({contact: visitor, trial})) {
    const answer = await site.send(sendForm(`/api/${form}`, {...fields, [honeypotField]: 'x'}));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/${form}/sent`]);
  }

  await site.outbox.run('run-1');
  expect(site.mails).toHaveLength(1);
  const states = () =>
    query(
      'select m.state, held_for, o.state as outbox from contact_messages m join outbox o on o.reference = m.id where m.id = $1',
      [id],
    );
  expect(await states()).toEqual([{state: 'held', held_for: ['honeypot'], outbox: 'held'}]);

  const release = () => releaseHeld(database.sql, {id}, now);
  expect(await release()).toEqual({messages: 1, deliveries: [{id: expect.any(String), channel: 'mail'}]});
  expect(await release()).toEqual({messages: 0, deliveries: []});
  await site.outbox.run('run-2');
  expect(site.mails.map(({messageId}) => messageId)).toContain(`<${id}@scalewell.example>`);
  expect(await states()).toMatchObject([{state: 'released', outbox: 'sent'}]);
});

test('a sentence that many people send is held only once someone marks it as spam, whatever its spacing', async () => {
  const offer = 'now: ten thousand fresh leads for a song';
  const posts = [`Buy  ${offer}`, `BUY ${offer}`, `buy\n${offer} `, `Buy ${offer}`, `Buy ${offer}!`, 'Call me.'];
  const send = () =>
    heldFor(
      site,
      posts.map((message) => jsonPost({...visitor, message})),
    );
  expect(await send()).toEqual(posts.map(() => ''));
  const [row] = await query("select id from contact_messages where message like 'BUY%'");
  await markAsSpam(database.sql, {id: String(row?.['id'])}, now);
  expect(await send()).toEqual(['spam', 'spam', 'spam', 'spam', '', '']);
});

describe('a flood', () => {
  const strict = open({spamLimits: {flood: 10}, environment: {contactLimit: 1000}});
  beforeEach(strict.reset);
  /** Why messages are held: from one network, or each from a new one. */
  const post = async (times: number, ip?: string) => {
    const reasons: string[] = [];
    for (let sent = 0; sent < times; sent += 1) {
      const {id} = (await strict.read(jsonPost(visitor), ip)).json;
      const [row] = await query<{reasons: string}>(
        "select array_to_string(held_for, ', ') as reasons from contact_messages where id = $1",
        [id],
      );
      reasons.push(row?.reasons ?? '');
    }
    return reasons;
  };

  test('sends the team a few mails a day and a summary every half hour, and health says so', async () => {
    const reasons: string[] = [];
    for (let passed = 0; passed < 60; passed += 1) {
      for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) reasons.push(...(await post(1, ip)));
      await strict.outbox.run('run-1');
      strict.wait(minute);
    }
    expect(new Set(reasons)).toEqual(new Set(['', 'volume']));
    const delivered = reasons.filter((reason) => reason === '').length;
    // Two from new networks in an hour, and one from those seen before.
    expect(delivered).toBe(3);
    await strict.settle();
    const summaries = strict.mails.filter(({subject}) => /^\d+ messages are held/.test(subject));
    expect([summaries.length > 0, summaries.length <= 2]).toEqual([true, true]);
    expect(strict.mails).toHaveLength(delivered + summaries.length);
    expect(summaries[0]?.text).toContain('We book forty consultations a month.');
    expect(summaries[0]?.text).toMatch(/\(volume;\s+record \w{8}\)\s+Release: https:/);
    expect((await readHeldState(database.sql, new Date(now.getTime() + hour * 1000))).summarizedToday).toBeGreaterThan(
      100,
    );
  });

  test('lists first who filled in the form for a while, from a network not seen that day', async () => {
    await post(10);
    const send = (name: string, ip: string, ms?: number) =>
      strict.send(
        jsonPost(
          {...visitor, firstName: name},
          ms === undefined ? {} : {[formTokenHeader]: createFormToken(testSecret, ago(ms))},
        ),
        ip,
      );
    for (const name of ['Bot', 'Bott', 'Botty']) await send(name, '192.0.2.20');
    await send('Quick', '192.0.2.21', 5000);
    await send('Honest', '192.0.2.22', 60_000);
    strict.wait(31 * minute);
    await strict.outbox.run('run-1');
    const [summary] = strict.mails.filter(({subject}) => subject.includes('messages are held'));
    const names = Array.from((summary?.text ?? '').matchAll(/^(\w+) Silva/gm), ([, name]) => name);
    expect([names[0], names.at(-1)]).toEqual(['Honest', 'Botty']);
  });

  test('lets newcomers through while a botnet sends again and again', async () => {
    const [one, volume] = [[''], ['volume']];
    for (let bot = 0; bot < 4; bot += 1) await post(1, `192.0.2.${bot}`);
    for (let round = 0; round < 5; round += 1) {
      strict.wait(hour + 1);
      for (let bot = 0; bot < 4; bot += 1) await post(1, `192.0.2.${bot}`);
      expect([await post(1), await post(1), await post(1)]).toEqual(
        round < 4 ? [one, one, volume] : [volume, volume, volume],
      );
    }
    strict.wait(24 * hour);
    expect([await post(1), await post(1, '192.0.2.0')]).toEqual([one, one]);
  });
});

test('a form token is good for four messages, and for repeats of each', async () => {
  const send = (index: number, token: string) =>
    jsonPost(
      {...visitor, message: `Question ${index}`},
      {[formTokenHeader]: token, 'Idempotency-Key': `question-number-${index}`},
    );
  const token = createFormToken(testSecret, ago(20_000));
  const requests = [0, 0, 0, 1, 2, 3, 4, 5].map((index) => send(index, token));
  expect(await heldFor(site, requests)).toEqual(['', '', '', '', '', '', 'reused-token', 'reused-token']);
  expect(await heldFor(site, [send(6, createFormToken(testSecret, ago(20_000)))])).toEqual(['']);
});

test('trial requests have a text of ours, so they are never compared with spam', async () => {
  const message = 'Free trial, Team plan. Team: more than ten people.';
  await query(
    "insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, email_key, message) values (gen_random_uuid(), 'x', now(), '', '', '', '', $1)",
    [message],
  );
  const requests = Array.from({length: 6}, () => sendJson('/api/trial', trial));
  expect(await heldFor(site, requests)).toEqual(Array<string>(6).fill(''));
  expect(await query('select distinct fingerprint from contact_messages')).toEqual([{fingerprint: null}]);
});

describe('the mail about held messages', () => {
  const decoy = (index: number) => jsonPost({...visitor, message: `Spam ${index}`, [honeypotField]: 'x'});
  const links = 'Our sites: https://a.example https://b.example https://c.example https://d.example';
  const sendReports = async () => {
    site.mails.length = 0;
    await queueHeldReports(database.sql, origin, now);
    site.wait(minute);
    await site.outbox.run('run-1');
    return site.mails.map(({text}) => text);
  };

  test('lists every message once, honest ones first, and only then are they deleted', async () => {
    for (let index = 0; index < 120; index += 1) await site.send(decoy(index));
    const {id} = (await site.read(jsonPost({...visitor, message: links}))).json;
    for (let index = 120; index < 150; index += 1) await site.send(decoy(index));
    const mails = await sendReports();
    expect(mails).toHaveLength(2);
    const idsIn = (text: string) => Array.from(text.matchAll(/record (\w{8})/g), ([, start = '']) => start);
    const listed = mails.map(idsIn);
    expect(listed.map(({length}) => length)).toEqual([100, 51]);
    expect(listed[0]?.[0]).toBe(id.slice(0, 8));
    expect(new Set(listed.flat()).size).toBe(151);
    expect(await sendReports()).toEqual([]);
    expect(await readHeldState(database.sql, now)).toMatchObject({held: 151, oldestUnreportedSeconds: null});
  });

  test('is repeated with the same messages if it could not be sent', async () => {
    await site.send(decoy(1));
    let fails = true;
    const deliver = () =>
      Promise.resolve(fails ? ({state: 'failed', code: 'EDNS'} as const) : ({state: 'sent'} as const));
    const failing = open({mail: {deliver}});
    await queueHeldReports(database.sql, origin, now);
    await failing.outbox.run('run-1');
    expect(await readHeldState(database.sql, now)).toMatchObject({oldestUnreportedSeconds: expect.any(Number)});
    fails = false;
    expect(await queueHeldReports(database.sql, origin, now)).toBe(0);
    failing.wait(10 * minute);
    await failing.outbox.run('run-2');
    expect(await readHeldState(database.sql, now)).toMatchObject({oldestUnreportedSeconds: null});
  });
});

test.each([10, -10])('a limit of five lets five pass, with clocks %i minutes apart', async (minutes) => {
  const time = new Date('2027-06-07T13:00:00Z');
  const [one, other] = [open({time}), open({time: new Date(time.getTime() + minutes * 60_000)})];
  const statuses: number[] = [];
  for (let sent = 0; sent < 14; sent += 1) {
    statuses.push((await (sent % 2 === 0 ? other : one).send(jsonPost(visitor), '192.0.2.9')).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
});

test('one address can send twenty messages an hour', async () => {
  const send = () => site.send(jsonPost(visitor), '198.51.100.60');
  const statuses = [];
  for (let sent = 0; sent < 21; sent += 1) {
    statuses.push((await send()).status);
    site.wait(2.5 * minute);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  const refused = await send();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '450']);
  site.wait(450.001);
  expect((await send()).status).toBe(201);
});

describe('GET /api/form-token', () => {
  test('returns a signed timestamp that is not cached, but not to another site', async () => {
    const {headers, json} = await site.read(visit(formTokenPath));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(screen({token: json.token}).suspicions).toEqual(['too-fast']);
    const foreign = visit(formTokenPath, {headers: {'Sec-Fetch-Site': 'cross-site'}});
    expect((await site.send(foreign)).status).toBe(403);
  });

  test('signs nothing without a secret, and the log names the missing variable', async () => {
    const closed = open({environment: {appSecret: undefined}});
    expect((await closed.send(visit(formTokenPath))).status).toBe(503);
    expect(closed.readLog()[0]).toMatchObject({code: 'APP_SECRET_is_not_set'});
  });
});
