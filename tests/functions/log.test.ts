import {createCrm} from '../../functions/delivery/crm/create-crm';
import type {TargetPolicy} from '../../functions/delivery/crm/post';
import {createSmtpMailer} from '../../functions/delivery/mail/smtp-mailer';
import {handleAndLog} from '../../functions/http/handle-and-log';
import {linkProblems} from '../../functions/http/problems/create-problems';
import {refuseAsJson} from '../../functions/http/problems/refuse';
import {startCrm} from '../support/crm';
import {startSmtp} from '../support/smtp';
import {monday, tokenOf, visitor as booking} from './support/bookings';
import {jsonPost} from './support/contact';
import {localTargets} from './support/endpoints';
import {linkIn, pressButton, tokenIn} from './support/newsletter';
import {sendForm, sendJson, visit} from './support/requests';
import {useSite} from './support/site';

const {open, query} = useSite({time: monday});

/** Every value a visitor types contains the canary word. */
const canary = 'canary';
const message = {
  firstName: `${canary}-first`,
  lastName: `${canary}-last`,
  email: `${canary}@${canary}.example`,
  company: `${canary} company`,
  message: `${canary} message`,
};
const {firstName: name, email, company} = message;

const forms: Record<string, Record<string, string>> = {
  contact: message,
  trial: {name, email, company, size: 'Team'},
  subscribe: {email},
  feedback: {page: `/docs/${canary}`, helpful: 'no', comment: canary},
  bookings: {...booking, name, email, company, topic: canary},
};

/** Expects single-line entries with known fields, without the visitor's data. */
function expectSilence(lines: readonly string[], secrets: readonly (string | undefined)[] = []): void {
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).not.toMatch(/canary|192\.0\.2/i);
    for (const secret of secrets) expect(line).not.toContain(secret);
    expect(line).not.toContain('\n');
    const entry = JSON.parse(line) as Record<string, unknown>;
    const fields = ['time', 'level', 'event', 'outcome', 'requestId', 'ms', 'status', 'code', 'at', 'file', 'delivery'];
    expect(Object.keys(entry).filter((field) => !fields.includes(field))).toEqual([]);
  }
}

test("no log line contains a CRM event, the CRM's URL or its secret", async () => {
  const crm = await startCrm();
  const secret = `${canary} secret, long enough for a key`;
  const openCrm = (url: string, targets?: TargetPolicy) =>
    createCrm({url, secret, timeout: 200, ...(targets && {targets})});
  const channels = [
    ...[204, 302, 422, 500, undefined].map((status) => ({status, crm: openCrm(`${crm.url}?${canary}`, localTargets)})),
    {status: 204, crm: openCrm(`https://127.0.0.1/${canary}`)},
    {status: 204, crm: openCrm(`${canary}, no address`)},
    {status: 204, crm: {deliver: () => Promise.reject(new TypeError(`${canary} in a message`))}},
  ];
  const lines: string[] = [];
  for (const {status, crm: channel} of channels) {
    crm.respondWith(status, {Location: `/${canary}`});
    const site = open({mail: undefined, crm: channel});
    expect((await site.send(jsonPost(message))).status).toBe(201);
    await site.settle();
    lines.push(...site.logLines);
  }
  expectSilence(lines);
  for (const code of ['http_302', 'http_422', 'http_500', 'address_is_not_public', 'ERR_INVALID_URL', 'TypeError']) {
    expect(lines.join()).toContain(`"code":"${code}"`);
  }
  expect(lines.join()).toContain('"event":"contact-crm","requestId":"request-1"');
});

test.each(Object.entries(forms))('no log line of /api/%s contains a visitor’s data', async (path, fields) => {
  const refusing = await startSmtp({refuseWith: 550});
  const [mail, environment] = [createSmtpMailer(refusing.url), {bookingLimit: 2}];
  const site = open({mail, environment});
  const address = `/api/${path}`;
  const statuses = new Set<number>();
  const send = async (request: Request, ip = '192.0.2.77') => statuses.add((await site.send(request, ip)).status);
  const key = {'Idempotency-Key': `${canary}-${canary}-key`};

  await send(sendJson(address, fields, key));
  await send(sendJson(address, fields, key));
  await send(sendForm(address, {...fields, start: '2027-06-09T14:00Z'}));
  await send(sendJson(address, `{"${canary}`));
  await send(sendJson(address, fields, {'Idempotency-Key': `${canary}!`}));
  await send(sendJson(address, fields, {Origin: `https://${canary}.example`}));
  await send(sendJson(address, fields, {'Content-Type': `text/${canary}`}));
  await send(sendJson(address, {...fields, email: canary, page: canary, [canary]: canary}));
  await send(sendJson(address, {...fields, message: canary.repeat(12_000)}));
  for (let sent = 0; sent < 31; sent += 1) await send(sendJson(address, {...fields, start: '2027-06-11T14:00Z'}));
  // A failed check constraint has the row's values in the error detail.
  const alterTables = async (change: string) => {
    for (const table of ['contact_messages', 'subscribers', 'rate_limits', 'page_feedback', 'bookings']) {
      await query(`alter table ${table} ${change}`);
    }
  };
  await alterTables('add constraint refused check (false) not valid');
  await send(sendJson(address, {...fields, start: '2027-06-10T14:00Z', email: `other-${email}`}), '192.0.2.78');
  await alterTables('drop constraint refused');
  await site.settle();

  expect([...statuses]).toEqual(
    expect.arrayContaining([...(path === 'subscribe' ? [] : [303]), 400, 403, 413, 415, 422, 429, 503]),
  );
  expectSilence(site.logLines);
  expect(site.logLines.join()).toContain('"code":"23514"');
});

test('no log line contains a token', async () => {
  const site = open({});
  await site.send(sendJson('/api/subscribe', {email: 'reader@oakline.example'}));
  await site.settle();
  const [confirm, leave] = [linkIn(site.mails[0], 'confirm'), linkIn(site.mails[0], 'unsubscribe')];
  const booked = await site.book({start: '2027-06-11T16:00Z'});
  await site.settle();
  const presses = [confirm, `${confirm}x`, leave].map(pressButton);
  for (const request of [visit(confirm), ...presses, visit(booked.manageUrl)]) await site.send(request);
  await site.change({manageUrl: `${booked.manageUrl}x`}, {action: 'cancel'});
  await site.change(booked, {action: 'cancel'});
  await site.settle();
  expect(site.logLines.length).toBeGreaterThan(8);
  expectSilence(
    site.logLines,
    [tokenIn(confirm), tokenIn(leave), tokenOf(booked)].map((token) =>
      token.split('.').find(({length}) => length > 40),
    ),
  );
  expect(site.logLines.join()).not.toMatch(/marta|oakline|deposits/i);
});

test('nobody waits ten seconds for an answer, however long statements take', async () => {
  jest.useFakeTimers();
  const entries: object[] = [];
  const fields = {
    event: 'test',
    requestId: 'request-1',
    clock: () => new Date(),
    log: (_: string, entry: object) => entries.push(entry),
  };
  const endless = () => new Promise<never>(() => undefined);
  const answer = handleAndLog(fields, endless, (reason) => refuseAsJson(linkProblems[reason]));
  await jest.advanceTimersByTimeAsync(9999);
  jest.useRealTimers();
  expect((await answer).status).toBe(503);
  expect(entries).toEqual([
    expect.objectContaining({outcome: 'unavailable', status: 503, code: 'DatabaseTimeoutError'}),
  ]);
});
