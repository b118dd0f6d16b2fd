import {bookingForm} from '#src/contracts/booking-form';
import {contactForm} from '#src/contracts/contact';
import {feedbackForm} from '#src/contracts/feedback';
import {newsletterForm} from '#src/contracts/newsletter';
import {trialForm} from '#src/contracts/trial';
import {createToken, sealToken} from '../../functions/security/token';
import {monday, visitor as booking} from './support/bookings';
import {trial, visitor as message} from './support/contact';
import {newEmail, sendForm, sendJson, site as origin, visit} from './support/requests';
import {testSecret, useSite} from './support/site';

import {randomUUID} from 'node:crypto';

const {site, open, query} = useSite({time: monday}, 'http');

const answer = {page: '/docs/messaging/send-a-text', helpful: 'yes', comment: 'Clear.'};
const subscription = () => ({email: newEmail()});

/** Everything a visitor can send, with the status for JSON. */
const forms = [
  {...contactForm, status: 201, values: () => message},
  {...trialForm, status: 201, values: () => trial},
  {...newsletterForm, status: 202, values: subscription},
  {...feedbackForm, status: 201, values: () => answer},
  {...bookingForm, status: 201, values: () => booking},
].map(({name, path, sentPage, status, values: fields}) => ({path, event: name, sent: sentPage, status, fields}));

const links = [
  {path: '/api/subscribe/confirm', event: 'newsletter'},
  {path: '/api/subscribe/unsubscribe', event: 'newsletter'},
  {path: '/api/bookings/manage', event: 'booking-page'},
  {path: '/api/team', event: 'team'},
];

const post = (address: string, body: string, type = 'application/x-www-form-urlencoded') =>
  sendJson(address, body, {'Content-Type': type});

/** What requests of visitors have left: rows, or a sign-up’s mail, since nothing is stored before it’s confirmed. */
const countRows = async () => {
  const [row] = await query(
    `select (select count(*) from contact_messages) + (select count(*) from bookings)
       + (select count(*) from page_feedback) as count`,
  );
  const asked = site.mails.filter(({messageId}) => messageId.startsWith('<newsletter-confirm')).length;
  return Number(row?.['count']) + asked;
};

function expectSafe({headers}: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
    'x-frame-options': 'DENY',
  });
  expect(headers.has('Set-Cookie')).toBe(false);
}

describe.each(forms)('POST $path', ({path, event, status, sent, fields}) => {
  test.each<[string, Record<string, string>]>([
    ['JSON', {}],
    ['JSON with a charset', {'Content-Type': 'Application/JSON; charset="UTF-8"'}],
    ['a page of ours', {Origin: origin, 'Sec-Fetch-Site': 'same-origin'}],
    ['an old browser on a page of ours', {Origin: origin}],
    ['our own page without a referrer', {Origin: 'null', 'Sec-Fetch-Site': 'same-origin'}],
    ['no page at all', {'Sec-Fetch-Site': 'none'}],
  ])(`stores %s and answers ${status}`, async (_what, headers) => {
    const response = await site.send(sendJson(path, fields(), headers));
    expect([response.status, await countRows()]).toEqual([status, 1]);
    await site.settle();
    const outcome = expect.stringMatching(/^(?:stored|requested)$/);
    expect(site.readLog()).toContainEqual(expect.objectContaining({event, outcome, status, ms: 0}));
    expectSafe(response);
  });

  test('stores 65,536 bytes after a byte order mark', async () => {
    const body = `\uFEFF${JSON.stringify(fields()).padEnd(65_533)}`;
    expect((await site.send(sendJson(path, body))).status).toBe(status);
  });

  test.each(['text/html,*/*;q=0.8', '*/*'])('redirects a form that accepts %s', async (Accept) => {
    const response = await site.read(sendForm(path, fields(), {Accept}));
    expect([response.status, response.text]).toEqual([303, '']);
    expect(response.headers.get('Location')?.slice(0, sent.length)).toBe(sent);
  });

  test.each([
    [403, 'another origin', () => sendForm(path, fields(), {Origin: 'https://evil.example'})],
    [413, 'too large a form', () => sendForm(path, {...fields(), more: 'a'.repeat(70_000)})],
    [405, 'a visit', () => visit(path)],
  ])('%i: shows a page about %s that runs and frames nothing', async (refused, _what, create) => {
    const response = await site.send(create());
    const page = await response.text();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([refused, 'text/html; charset=utf-8']);
    expect(page).toContain('href="mailto:support@scalewell.example"');
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expectSafe(response);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('shows a rejected form again with what was typed, as text', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'></textarea>`;
    const typed = Object.fromEntries(Object.keys(fields()).map((name) => [name, hostile]));
    const page = (await site.read(sendForm(path, typed))).text;
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<img src=x/);
    expect(page.match(/<\/textarea/g)?.length).toBe(page.match(/<textarea/g)?.length);
  });

  test('a script that posts a form and asks for JSON gets problem details', async () => {
    const {headers} = await site.send(sendForm(path, {}, {Accept: 'application/json'}));
    expect(headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  });

  test.each<[number, string, string, (address: string) => Request]>([
    [400, 'broken-key', 'a broken key', (address) => sendJson(address, fields(), {'Idempotency-Key': 'too short'})],
    [422, 'invalid', 'an empty object', (address) => sendJson(address, {})],
    [422, 'invalid', 'an array', (address) => sendJson(address, [fields()])],
    [422, 'invalid', 'a bare null', (address) => sendJson(address, 'null')],
    [422, 'invalid', 'deep JSON', (address) => sendJson(address, '['.repeat(8192) + ']'.repeat(8192))],
  ])('%i %s: %s', (refused, outcome, _what, create) => expectRefused(create(path), {event, status: refused, outcome}));
});

async function expectRefused(request: Request, entry: {event: string; status: number; outcome: string}): Promise<void> {
  const response = await site.send(request);
  expect([response.status, await countRows()]).toEqual([entry.status, 0]);
  expect(site.readLog().at(-1)).toMatchObject({...entry, requestId: 'request-1', ms: 0});
  expectSafe(response);
}

type Row = [refused: number, outcome: string, what: string, create: (address: string) => Request];

const from = (headers: Record<string, string>) => (address: string) => sendJson(address, {}, headers);

const untyped = {method: 'POST', headers: {}, body: new Uint8Array([0x7b])};

const unread: Row[] = [
  [400, 'broken', 'half of a JSON object', (address) => sendJson(address, '{"firstName":')],
  [400, 'broken', 'no JSON at all', (address) => sendJson(address, '')],
  [400, 'broken', 'JSON that is not UTF-8', (address) => sendJson(address, new Uint8Array([0x22, 0xff, 0x22]))],
  [403, 'other-origin', 'another site', from({Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'})],
  [403, 'other-origin', 'another site in an old browser', from({Origin: 'https://evil.example'})],
  [403, 'other-origin', 'another port', from({Origin: `${origin}:8443`})],
  [403, 'other-origin', 'another subdomain', from({'Sec-Fetch-Site': 'same-site'})],
  [403, 'other-origin', 'a sandboxed frame', from({Origin: 'null', 'Sec-Fetch-Site': 'cross-site'})],
  [403, 'other-origin', 'an opaque origin in an old browser', from({Origin: 'null'})],
  [403, 'other-origin', 'no origin but another site', from({'Sec-Fetch-Site': 'cross-site'})],
  [403, 'other-origin', 'an origin that is none', from({Origin: 'evil'})],
  [413, 'too-large', '65,537 bytes', (address) => sendJson(address, '{}'.padEnd(65_537))],
  [415, 'wrong-type', 'another charset', from({'Content-Type': 'application/json; charset=utf-16'})],
  [415, 'wrong-type', 'no type', (address) => visit(address, untyped)],
];

const formTypes: Row[] = [
  [400, 'broken', 'a form that is not UTF-8', (address) => post(address, 'a=%FF')],
  [400, 'broken', 'a form with half an escape', (address) => post(address, 'a=%F')],
  [413, 'too-large', 'a large form', (address) => sendForm(address, {message: 'a'.repeat(66_000)})],
  [415, 'wrong-type', 'plain text', (address) => post(address, '{}', 'text/plain')],
  [415, 'wrong-type', 'a multipart form', (address) => post(address, '', 'multipart/form-data; boundary=x')],
];

describe.each([...forms, ...links])('$path refuses', ({path, event}) => {
  test.each([...unread, ...formTypes])('%i %s: %s', (status, outcome, _what, create) =>
    expectRefused(create(path), {event, status, outcome}),
  );
});

test.each([
  ...forms.map(({path}) => [path, 'POST']),
  ...links.map(({path}) => [path, 'GET, HEAD, POST']),
  ...['availability', 'bookings/form', 'bookings/demo.ics', 'bookings/host.ics'].map((path) => [
    `/api/${path}`,
    'GET, HEAD',
  ]),
  ['/api/form-token', 'GET'],
])('%s allows %s', async (path = '', allow = '') => {
  const allowed = allow.split(', ');
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    if (allowed.includes(method)) continue;
    const response = await site.send(visit(path, {method, headers: {}}));
    expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, allow]);
  }
});

test.each([
  [
    '/api/contact',
    {...message, firstName: '', email: 'marta@oakline'},
    'Please check your message',
    'Correct these fields, then send it again.',
    {firstName: 'Enter your first name.', email: 'Enter a full email address, like name@company.com.'},
  ],
  [
    '/api/trial',
    {...trial, company: ' ', size: 'Enterprise'},
    'Please check your request',
    'Correct these fields, then send it again.',
    {company: 'Enter your company’s name.', size: 'Choose your team size.'},
  ],
  [
    '/api/subscribe',
    {email: 'marta@oakline'},
    'Please check your sign-up',
    'Correct this field, then send it again.',
    {email: 'Enter a full email address, like name@company.com.'},
  ],
  [
    '/api/feedback',
    {page: '/pricing'},
    'Please check your answer',
    'Correct these fields, then send it again.',
    {page: 'Answer on a page of the documentation.', helpful: 'Choose Yes or No.'},
  ],
  [
    '/api/bookings',
    {...booking, name: '', start: 'soon'},
    'Please check your booking',
    'Correct these fields, then send it again.',
    {name: 'Enter your name.', start: 'Choose one of the times.'},
  ],
])('422 of %s is problem details with one message per field', async (path, fields, title, detail, errors) => {
  const response = await site.read(sendJson(path, fields));
  expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expect(response.json).toEqual({status: 422, title, detail, errors});
});

const seconds = 600;

/** Requests an endpoint takes from one sender in ten minutes. */
test.each([...forms.slice(0, 3).map((form) => ({...form, limit: 5})), {...forms[3]!, limit: 30}])(
  '$path takes $limit requests of a sender in any ten minutes',
  async ({path, limit, status, fields}) => {
    const send = async () => site.send(sendJson(path, fields()), '198.51.100.3');
    for (let sent = 0; sent < limit; sent += 1) {
      expect((await send()).status).toBe(status);
      site.wait(1);
    }
    const before = await countRows();
    const refused = await send();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(seconds - limit)]);
    expect(await refused.json()).toMatchObject({
      detail: expect.stringContaining('Or call +1 (416) 555-0142 or email support@scalewell.example.'),
    });
    site.wait(seconds - limit);
    expect((await send()).status).toBe(429);
    expect(await countRows()).toBe(before);
    site.wait(0.001);
    expect([(await send()).status, (await send()).status]).toEqual([status, 429]);
    expect(JSON.stringify(await query('select * from rate_limits'))).not.toContain('198.51.100');
  },
);

const [feed, demo, lead] = [
  createToken('booking-feed', 'elise-varga', testSecret),
  createToken('booking-manage', randomUUID(), testSecret),
  createToken('team', randomUUID(), testSecret),
];

describe.each([
  ...forms.map(({path, fields}) => ({path, create: () => sendJson(path, fields())})),
  ...(['confirm', 'unsubscribe'] as const).map((action) => {
    const path = `/api/subscribe/${action}`;
    const invited = JSON.stringify({email: newEmail(), source: null, made: 0});
    return {path, create: () => sendJson(path, {token: sealToken(`newsletter-${action}`, invited, testSecret)})};
  }),
  ...[
    '/api/availability',
    `/api/bookings/manage?token=${demo}`,
    `/api/bookings/demo.ics?token=${demo}`,
    `/api/bookings/host.ics?token=${feed}`,
    `/api/team?token=${lead}`,
  ].map((path) => ({path, create: () => visit(path, {headers: {}})})),
])('$path', ({create}) => {
  test.each([
    ['is down', 'ECONNREFUSED', () => Promise.reject(Object.assign(new Error('down'), {code: 'ECONNREFUSED'}))],
    ['does not respond in time', 'DatabaseTimeoutError', () => new Promise<never>(() => undefined)],
  ])('503 when the database %s; the log says why', async (_what, code, connect) => {
    const down = open({connect, timeout: 20});
    const response = await down.send(create());
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    const entry = {level: 'error', outcome: 'unavailable', status: 503, code};
    expect(down.readLog()).toEqual([expect.objectContaining(entry)]);
    expect(down.mails).toEqual([]);
  });

  test('500 without a stack trace when our own code fails', async () => {
    const connect = () => {
      throw new Error('secret of marta@oakline.example');
    };
    const broken = open({connect});
    const response = await broken.read(create());
    expect(response.status).toBe(500);
    expect(response.text).not.toMatch(/secret|at .*\.ts|marta/);
    expect(broken.readLog().at(-1)).toMatchObject({code: 'Error', at: expect.stringContaining('endpoints.test')});
    expect(broken.logLines.join()).not.toContain('marta');
  });
});
