import {releaseLead} from '../../../functions/lib/leads/lead-actions';
import {queueHeldReport, readHeldState} from '../../../functions/lib/leads/held-messages';
import {createFormToken, screenLead} from '../../../functions/lib/screen';
import {honeypotField, formTokenField, formTokenHeader, formTokenPath} from '#src/contracts/honeypot';
import {useDatabase} from '../../support/database/use-database';
import {formPost, jsonPost, visitor} from '../support/contact';
import {formPost as formSignUp} from '../support/newsletter';
import {site as origin} from '../support/requests';
import {createSite, minute, testSecret, type Site, type SiteParts} from '../support/site';

import {randomUUID} from 'node:crypto';

const {postgres, database} = useDatabase();

const now = new Date('2026-03-02T09:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const screen = (parts: {values?: object; token?: string; text?: string; secrets?: string[]}) =>
  screenLead({
    values: parts.values ?? {},
    headers: new Headers(parts.token === undefined ? {} : {[formTokenHeader]: parts.token}),
    text: parts.text ?? 'Hello',
    secrets: parts.secrets ?? [testSecret],
    at: now,
  });

test.each([
  ['nothing', {}, []],
  ['a honeypot that is filled in', {values: {[honeypotField]: 'https://x.example'}}, ['honeypot']],
  ['a honeypot that is empty', {values: {[honeypotField]: ' '}}, []],
  ['a form that was sent after two seconds', {token: createFormToken(testSecret, ago(2000))}, []],
  ['a form that was sent sooner', {token: createFormToken(testSecret, ago(1999))}, ['too-fast']],
  ['a token of yesterday', {token: createFormToken(testSecret, ago(25 * 60 * 60 * 1000))}, []],
  ['a token of another secret', {token: createFormToken('other', ago(60_000))}, ['forged-token']],
  ['a token of the secret before', {token: createFormToken('old', ago(60_000)), secrets: [testSecret, 'old']}, []],
  ['a token that is none', {token: 'x'}, ['forged-token']],
  ['a page of ours that comes back at once', {values: {[formTokenField]: createFormToken(testSecret, now)}}, []],
  ['a field with a token that is none', {values: {[formTokenField]: 'x'}}, ['forged-token']],
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
  const isValid = (hours: number) => screen({token: createFormToken(testSecret, ago(hours * 3_600_000))}).hasValidToken;
  expect([isValid(23), isValid(25)]).toEqual([true, false]);
});

test("error pages have a honeypot, and the contact form's also a token that is valid after two seconds", async () => {
  const endpoint = open({time: now});
  const page = await (await endpoint.send(formPost({...visitor, email: 'x'}))).text();
  expect(page).toContain(`name="${honeypotField}"`);
  const [, token = ''] = new RegExp(`name="${formTokenField}" value="([^"]+)"`).exec(page) ?? [];
  const isValid = (at: Date) =>
    screenLead({values: {[formTokenField]: token}, headers: new Headers(), secrets: [testSecret], at}).hasValidToken;
  expect([isValid(now), isValid(ago(-3000))]).toEqual([false, true]);
  const refused = await endpoint.send(formSignUp({email: 'x'}));
  expect(await refused.text()).toContain(`name="${honeypotField}"`);
});

const flood = {sameText: 10_000, flood: 10};

type Row = {state: string; held_for: string[]};

const send = async (endpoint: Site, request: Request) => {
  const response = await endpoint.send(request);
  const {id} = (await response.json()) as {id: string};
  const {rows} = await postgres.pool.query<Row>('select state, held_for from contact_messages where id = $1', [id]);
  return {id, status: response.status, row: rows[0]};
};

const open = (parts: SiteParts = {}) => createSite(postgres, parts);

test('a suspicious message gets the usual response, is stored, and is delivered only after release', async () => {
  const endpoint = open();
  const plain = await endpoint.send(jsonPost(visitor));
  const suspect = await endpoint.send(jsonPost({...visitor, [honeypotField]: 'https://spam.example'}));
  expect([suspect.status, [...suspect.headers]]).toEqual([plain.status, [...plain.headers]]);
  const {id} = (await suspect.json()) as {id: string};
  expect(Object.keys((await plain.json()) as object)).toEqual(['id']);
  const form = await endpoint.send(formPost({...visitor, [honeypotField]: 'x'}));
  expect([form.status, form.headers.get('Location')]).toEqual([303, '/contact/sent']);

  await endpoint.outbox.run('run-1');
  expect(endpoint.mails).toHaveLength(1);
  const states =
    'select m.state, held_for, o.state as outbox from contact_messages m join outbox o on o.reference = m.id where m.id = $1';
  expect((await postgres.pool.query(states, [id])).rows).toEqual([
    {state: 'held', held_for: ['honeypot'], outbox: 'held'},
  ]);

  expect(await releaseLead(database.sql, id, new Date())).toBe(1);
  expect(await releaseLead(database.sql, id, new Date())).toBe(0);
  expect(await releaseLead(database.sql, randomUUID(), new Date())).toBe(0);
  await endpoint.outbox.run('run-2');
  expect(endpoint.mails.map(({messageId}) => messageId)).toContain(`<${id}@scalewell.example>`);
  expect((await postgres.pool.query(states, [id])).rows).toMatchObject([{state: 'released', outbox: 'sent'}]);
});

test('the fourth long message a day with the same text is held, whatever its sender and spacing', async () => {
  const endpoint = open({spamLimits: {sameText: 3, flood: 10_000}});
  const states = [];
  const offer = 'now: ten thousand fresh leads for a song';
  const short = Array<string>(6).fill('Please call me back.');
  for (const message of [
    `Buy  ${offer}`,
    `BUY ${offer}`,
    `buy\n${offer} `,
    `Buy ${offer}`,
    `Buy ${offer}!`,
    ...short,
  ]) {
    states.push((await send(endpoint, jsonPost({...visitor, message}))).row?.held_for);
  }
  expect(states).toEqual([[], [], [], ['repeat'], [], ...short.map(() => [])]);
});

test('a flood holds no message with a valid token, does not count held ones, and is reported once a day', async () => {
  const start = Date.parse('2031-04-05T09:00:00Z');
  const endpoint = open({spamLimits: flood, time: new Date(start)});
  const post = async (headers = {}) => (await send(endpoint, jsonPost(visitor, headers))).row;
  for (let passed = 0; passed < 30; passed += 1) {
    for (let sent = 0; sent < 3; sent += 1) await post();
    endpoint.wait(minute);
  }
  const at = new Date(start + 30 * minute * 1000);
  const {rows} = await postgres.pool.query<Row>("select state from contact_messages where received_at > '2031-04-05'");
  // A third of them every ten minutes: held ones do not prolong the flood.
  expect(new Set(rows.map(({state}) => state))).toEqual(new Set(['held', 'received']));
  expect(rows.filter(({state}) => state === 'received').length).toBeGreaterThanOrEqual(30);
  for (let sent = 0; sent < 10; sent += 1) await post();
  expect((await post())?.held_for).toEqual(['flood']);
  const token = createFormToken(testSecret, new Date(at.getTime() - 20_000));
  expect(await post({[formTokenHeader]: token})).toEqual({state: 'received', held_for: []});

  await endpoint.settle();
  const held = {held: expect.any(Number), oldestHeldSeconds: expect.any(Number)};
  expect(await readHeldState(database.sql, at)).toMatchObject(held);
  await postgres.pool.query("delete from outbox where state = 'waiting'");
  expect(await queueHeldReport(database.sql, at, randomUUID())).toBe(true);
  expect(await queueHeldReport(database.sql, at, randomUUID())).toBe(false);
  endpoint.mails.length = 0;
  await endpoint.outbox.run('run-1');
  const [mail] = endpoint.mails;
  expect(mail?.subject).toMatch(/^\d+ messages are held/);
  expect(mail?.text).toContain('We book forty consultations a month.');
  expect(mail?.text).toMatch(/\(flood\)\s+npm run leads -- release \w{8}/);
});

test('a flood from many addresses is held without losing any, and ends after ten minutes', async () => {
  const endpoint = open({spamLimits: flood, time: new Date('2031-05-05T09:00:00Z')});
  const reasons = [];
  for (let sent = 0; sent < 13; sent += 1) {
    const {status, row} = await send(endpoint, jsonPost({...visitor, message: `Message ${String(sent)}`}));
    expect(status).toBe(201);
    reasons.push(...(row?.held_for ?? []));
  }
  expect(reasons).toEqual(['flood', 'flood', 'flood']);
  endpoint.wait(10 * minute + 1);
  expect((await send(endpoint, jsonPost(visitor))).row?.state).toBe('received');
});

test('one address can send twenty messages an hour', async () => {
  const endpoint = open({time: new Date('2031-06-05T09:00:00Z')});
  const statuses = [];
  for (let sent = 0; sent < 21; sent += 1) {
    statuses.push((await endpoint.send(jsonPost(visitor), '198.51.100.60')).status);
    endpoint.wait(2.5 * minute);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  const refused = await endpoint.send(jsonPost(visitor), '198.51.100.60');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('450');
  endpoint.wait(450);
  expect((await endpoint.send(jsonPost(visitor), '198.51.100.60')).status).toBe(201);
});

describe('GET /api/form-token', () => {
  const ask = (parts: SiteParts = {}, headers = {}) =>
    open({time: now, ...parts}).send(new Request(origin + formTokenPath, {headers}));

  test('returns a signed timestamp that is not cached', async () => {
    const response = await ask();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const {token} = (await response.json()) as {token: string};
    expect(screen({token}).suspicions).toEqual(['too-fast']);
  });

  test('403 for another site', async () => {
    expect((await ask({}, {'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
  });

  test('signs nothing without a secret, and the log names the missing variable', async () => {
    const site = open({environment: {appSecret: undefined}});
    expect((await site.send(new Request(origin + formTokenPath))).status).toBe(503);
    expect(site.logLines[0]).toContain('"code":"APP_SECRET_is_not_set"');
  });
});
