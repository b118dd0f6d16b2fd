import {handleCspReport, type CspReportPorts} from '../../functions/csp-report/handle-csp-report';
import {createLog} from '../../functions/lib/log';
import {purge} from '../../functions/lib/retention/purge';
import {useDatabase} from '../support/use-database';

const own = 'https://www.scalewell.example';
const now = new Date('2026-03-02T10:00:00Z');

const {postgres, database} = useDatabase();
let logLines: string[] = [];
let senders = 0;

beforeEach(async () => {
  logLines = [];
  await postgres.pool.query('truncate csp_reports, rate_limits');
});

/** What Chromium sends for `report-uri`; every value that could tell of a person has "secret" in it. */
const oldReport = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${own}/pricing?email=secret@oakline.example`,
    referrer: 'https://secret.example/search?q=secret',
    'violated-directive': "script-src 'self' https://secret.example",
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'; script-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'https://secret.example/tracker.js?id=secret',
    'source-file': `${own}/secret.js`,
    'line-number': 4,
    'status-code': 200,
    'script-sample': 'secret()',
    ...changes,
  },
});

/** And for `report-to`. */
const newReport = (changes: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 53_531,
  url: `${own}/pricing?email=secret@oakline.example`,
  user_agent: 'Mozilla/5.0 (secret)',
  body: {
    documentURL: `${own}/pricing?email=secret@oakline.example`,
    referrer: 'https://secret.example',
    blockedURL: 'inline',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "script-src 'self'",
    sourceFile: `${own}/secret.js`,
    sample: 'secret()',
    disposition: 'enforce',
    statusCode: 200,
    ...changes,
  },
});

const types = {old: 'application/csp-report', current: 'application/reports+json'};

const post = (body: unknown, type = types.old, headers: Record<string, string> = {}) =>
  new Request(`${own}/api/csp-report`, {
    method: 'POST',
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    headers: {'Content-Type': type, 'User-Agent': 'secret browser', ...headers},
  });

/** Sends a request, each from an address of its own unless one is given. */
function send(request: Request, {ip, ...ports}: Partial<CspReportPorts> & {ip?: string} = {}): Promise<Response> {
  senders += 1;
  const clock = ports.clock ?? (() => now);
  return handleCspReport(
    request,
    {ip: ip ?? `10.3.${String(senders >> 8)}.${String(senders & 255)}`, requestId: 'request-1', defer: () => undefined},
    {
      connect: () => Promise.resolve(database.sql),
      clock,
      log: createLog(clock, (line) => logLines.push(line)),
      environment: {appSecret: 'key of the tests'},
      ...ports,
    },
  );
}

type Row = {day: string; disposition: string; directive: string; blocked: string; reports: number};

const readRows = async () =>
  (await postgres.pool.query<Row>('select day::text, disposition, directive, blocked, reports from csp_reports')).rows;

type Case = [status: number, outcome: string, what: string, create: () => Request];

const table: Case[] = [
  [204, 'counted', 'an old report', () => post(oldReport())],
  [204, 'counted', 'a list of new ones', () => post([newReport()], types.current)],
  [204, 'counted', 'a charset', () => post(oldReport(), `${types.old}; charset=utf-8`)],
  [
    204,
    'counted',
    'a page of ours',
    () => post(oldReport(), types.old, {Origin: own, 'Sec-Fetch-Site': 'same-origin'}),
  ],
  [204, 'nothing', 'an empty list', () => post([], types.current)],
  [204, 'nothing', 'reports of other kinds', () => post([{...newReport(), type: 'deprecation'}], types.current)],
  [204, 'nothing', 'no directive', () => post([newReport({effectiveDirective: 7})], types.current)],
  [
    204,
    'nothing',
    'a list of anything',
    () => post([null, 1, 'a', [], {type: 'csp-violation', body: null}], types.current),
  ],
  [400, 'broken', 'half of a JSON object', () => post('{"csp-report":')],
  [400, 'broken', 'nothing', () => post('')],
  [400, 'broken', 'bytes that are not UTF-8', () => post(new Uint8Array([0x22, 0xff, 0x22]))],
  ...[null, 7, 'text', {}, {'csp-report': null}, {'csp-report': 'text'}, {'csp-report': {}}].map((body): Case => [
    400,
    'broken',
    JSON.stringify(body),
    () => post(JSON.stringify(body)),
  ]),
  [403, 'other-origin', 'another site', () => post(oldReport(), types.old, {Origin: 'https://evil.example'})],
  [403, 'other-origin', 'a page of another', () => post(oldReport(), types.old, {'Sec-Fetch-Site': 'cross-site'})],
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'].map((method): Case => [
    405,
    'wrong-method',
    method,
    () => new Request(`${own}/api/csp-report`, {method}),
  ]),
  [413, 'too-large', '64 KiB and a byte', () => post(JSON.stringify(oldReport()).padEnd(64 * 1024 + 1))],
  [415, 'wrong-type', 'JSON', () => post(oldReport(), 'application/json')],
  [415, 'wrong-type', 'a form', () => post('a=b', 'application/x-www-form-urlencoded')],
];

test.each(table)('%i %s: %s', async (status, outcome, _what, create) => {
  const response = await send(create());
  expect(response.status).toBe(status);
  expect((await readRows()).length > 0).toBe(outcome === 'counted');
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({event: 'csp-report', outcome, status});
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await response.text()).not.toContain('secret');
});

test('of a report stay its directive, the kind of what was stopped, and the day: nothing of a person', async () => {
  await send(post(oldReport()), {ip: '192.0.2.7'});
  await send(post([newReport(), newReport(), newReport({disposition: 'report'})], types.current), {ip: '192.0.2.7'});
  const shared = {day: '2026-03-02', directive: 'script-src-elem'};
  expect(await readRows()).toEqual(
    expect.arrayContaining([
      {...shared, disposition: 'enforce', blocked: 'other-host', reports: 1},
      {...shared, disposition: 'enforce', blocked: 'inline', reports: 2},
      {...shared, disposition: 'report', blocked: 'inline', reports: 1},
    ]),
  );
  const {rows} = await postgres.pool.query<{all: string}>(
    "select (select string_agg(r::text, ' ') from csp_reports r) || (select string_agg(l::text, ' ') from rate_limits l) as all",
  );
  const stored = `${rows[0]?.all ?? ''} ${logLines.join(' ')}`;
  expect(stored).toContain('script-src-elem');
  for (const trace of ['secret', 'oakline', 'pricing', '192.0.2', 'Mozilla', 'http'])
    expect(stored).not.toContain(trace);
});

test.each([
  ['inline', 'inline', ''],
  ['inline', 'self', ''],
  ['eval', 'eval', ''],
  ['eval', 'wasm-eval', ''],
  ['trusted-types', 'trusted-types-sink', ''],
  ['data', 'data', ''],
  ['data', 'data:text/html,secret', ''],
  ['blob', 'blob:https://www.scalewell.example/1', ''],
  ['own', `${own}/a.js?x=1`, ''],
  ['other-host', 'https://cdn.example/a.js', ''],
  ['other-host', 'wss://socket.example/', ''],
  ['extension', 'chrome-extension://abcdef/a.js', ''],
  ['extension', 'moz-extension', ''],
  ['extension', 'safari-web-extension://abc', ''],
  ['extension', 'inline', 'chrome-extension://abcdef/a.js'],
  ['other', 'constructor', ''],
  ['other', 'about:blank', ''],
  ['other', '', ''],
])('is counted as %s: %s %s', async (blocked, address, source) => {
  await send(post(oldReport({'blocked-uri': address, 'source-file': source})));
  expect((await readRows()).map((row) => row.blocked)).toEqual([blocked]);
});

test('old browsers, which name the directive of the policy alone, are understood', async () => {
  await send(post(oldReport({'effective-directive': undefined})));
  expect((await readRows()).map(({directive}) => directive)).toEqual(['script-src']);
});

test('directives that there are not are counted as one, and a request counts a hundred times at most', async () => {
  const made = Array.from({length: 150}, (_, index) => ({
    type: 'csp-violation',
    body: {effectiveDirective: `made-up-${index}`, blockedURL: 'inline'},
  }));
  await send(post(made, types.current));
  expect(await readRows()).toEqual([
    {
      day: '2026-03-02',
      disposition: 'enforce',
      directive: 'other',
      blocked: 'inline',
      reports: 100,
    },
  ]);
});

test('429 after sixty requests of ten minutes from one address, which then count nothing', async () => {
  for (let count = 0; count < 60; count += 1) await send(post(oldReport()), {ip: '192.0.2.8'});
  const response = await send(post(oldReport()), {ip: '192.0.2.8'});
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await readRows()).map(({reports}) => reports)).toEqual([60]);
  expect((await send(post(oldReport()), {ip: '192.0.2.9'})).status).toBe(204);
  const later = () => new Date(now.getTime() + 601_000);
  expect((await send(post(oldReport()), {ip: '192.0.2.8', clock: later})).status).toBe(204);
});

test('503 without a key, since nobody could be held to the limit; the log says why', async () => {
  const environment = {appSecret: undefined, secretFault: 'APP_SECRET has less than 32 characters'} as const;
  const closed = await send(post(oldReport()), {environment});
  expect([closed.status, await closed.text()]).toEqual([503, expect.not.stringContaining('APP_SECRET')]);
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({outcome: 'unavailable', code: environment.secretFault});
  expect(await readRows()).toEqual([]);
});

test('503 when the database does not answer, without a word on why', async () => {
  const down = await send(post(oldReport()), {connect: () => Promise.reject(new TypeError('secret'))});
  const slow = await send(post(oldReport()), {connect: () => new Promise(() => undefined), timeout: 20});
  expect([down.status, slow.status]).toEqual([503, 503]);
  expect(logLines.join('')).not.toContain('secret');
});

test('counts go after 90 days', async () => {
  for (const days of [89, 91]) {
    await send(post(oldReport()), {clock: () => new Date(now.getTime() - days * 86_400_000)});
  }
  expect((await purge(database.sql, {at: now, leadDays: 730})).reports).toBe(1);
  expect((await readRows()).map(({day}) => day)).toEqual(['2025-12-03']);
});
