import {createCrm} from '../../../functions/lib/crm/create-crm';
import type {TargetPolicy} from '../../../functions/lib/crm/post';
import {createSmtpMailer} from '../../../functions/lib/mail/smtp-mailer';
import {localTargets, startCrm} from '../../support/crm';
import {startSmtp} from '../../support/smtp';
import {useDatabase} from '../../support/database/use-database';
import {createEndpoint, formPost, jsonPost} from '../support/endpoint';

const {postgres} = useDatabase();

/** Every value contains the canary word. */
const canary = 'canary';
const visitor = {
  firstName: `${canary}-first`,
  lastName: `${canary}-last`,
  email: `${canary}@${canary}.example`,
  company: `${canary} company`,
  message: `${canary} message`,
};
const ip = '192.0.2.77';
const key = `${canary}-${canary}-key`;

/** Expects single-line entries with known fields, without the visitor's data. */
function expectSilence(lines: readonly string[]): void {
  for (const line of lines) {
    expect(line).not.toMatch(/canary|192\.0\.2/i);
    expect(line).not.toContain('\n');
    const entry = JSON.parse(line) as Record<string, unknown>;
    const known = ['time', 'level', 'event', 'outcome', 'requestId', 'ms', 'status', 'code', 'at', 'file', 'delivery'];
    expect(Object.keys(entry).filter((name) => !known.includes(name))).toEqual([]);
  }
}

test("no log line contains a CRM event, the CRM's URL or its secret", async () => {
  const crm = await startCrm();
  const secret = `${canary} secret, long enough for a key`;
  const open = (url: string, targets?: TargetPolicy) =>
    createCrm({url, secret, timeout: 200, ...(targets && {targets})});
  const channels = [
    ...[204, 302, 422, 500, undefined].map((status) => ({status, crm: open(`${crm.url}?${canary}`, localTargets)})),
    {status: 204, crm: open(`https://127.0.0.1/${canary}`)},
    {status: 204, crm: open(`${canary}, no address`)},
    {status: 204, crm: {deliver: () => Promise.reject(new TypeError(`${canary} in a message`))}},
  ];
  const lines: string[] = [];
  for (const {status, crm: channel} of channels) {
    crm.respondWith(status, {Location: `/${canary}`});
    const endpoint = createEndpoint(postgres, {mail: undefined, crm: channel});
    expect((await endpoint.send(jsonPost(visitor))).status).toBe(201);
    await endpoint.settle();
    lines.push(...endpoint.logLines);
  }
  await crm.stop();
  expectSilence(lines);
  for (const code of ['http_302', 'http_422', 'http_500', 'address_is_not_public', 'ERR_INVALID_URL', 'TypeError']) {
    expect(lines.join()).toContain(`"code":"${code}"`);
  }
  expect(lines.join()).toContain('"event":"contact-crm","requestId":"request-1"');
});

test('no log line contains a visitor’s data, whatever the result', async () => {
  const refusing = await startSmtp({refuseWith: 550});
  const endpoint = createEndpoint(postgres, {mail: createSmtpMailer(refusing.url)});
  const statuses = new Set<number>();
  const send = async (request: Request, from = ip) => statuses.add((await endpoint.send(request, from)).status);

  await send(jsonPost(visitor, {'Idempotency-Key': key}));
  await send(jsonPost(visitor, {'Idempotency-Key': key}));
  await send(formPost(visitor));
  await send(jsonPost(`{"${canary}`));
  await send(jsonPost(visitor, {'Idempotency-Key': `${canary}!`}));
  await send(jsonPost(visitor, {Origin: `https://${canary}.example`}));
  await send(jsonPost(visitor, {'Content-Type': `text/${canary}`}));
  await send(jsonPost({...visitor, email: canary, [canary]: canary}));
  await send(jsonPost({...visitor, message: canary.repeat(12_000)}));
  for (let sent = 0; sent < 6; sent += 1) await send(jsonPost(visitor));
  await postgres.pool.query('alter table contact_messages rename to moved');
  await send(jsonPost(visitor));
  await postgres.pool.query('alter table moved rename to contact_messages');
  // A failed check constraint has the row's values in the error detail.
  await postgres.pool.query('alter table contact_messages add constraint no check (company is null) not valid');
  await send(jsonPost(visitor), '192.0.2.78');
  await endpoint.settle();
  await refusing.stop();

  expect([...statuses].sort()).toEqual([201, 303, 400, 403, 413, 415, 422, 429, 503]);
  expect(endpoint.logLines.length).toBeGreaterThan(15);
  expectSilence(endpoint.logLines);
  expect(endpoint.logLines.join()).toContain('"code":"42P01"');
  expect(endpoint.logLines.join()).toContain('"code":"23514"');
});
