import {createFileMailer} from '../../functions/lib/mail/file-mailer';
import {createMailer} from '../../functions/lib/mail/create-mailer';
import type {ContactStore} from '../../functions/contact/ports';
import type {Delivery, Mailer} from '../../functions/lib/mail/mail';
import {createSmtpMailer} from '../../functions/lib/mail/smtp-mailer';
import type {TestPostgres} from '../support/postgres';
import {startPostgres} from '../support/postgres';
import type {SmtpBehavior, TestSmtp} from '../support/smtp';
import {startSmtp} from '../support/smtp';
import {createEndpoint, jsonPost, visitor} from './support/endpoint';

import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import PostalMime from 'postal-mime';

let postgres: TestPostgres;
const servers: TestSmtp[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

const openSmtp = async (behavior?: SmtpBehavior) => {
  const server = await startSmtp(behavior);
  servers.push(server);
  return server;
};

/** Sends a message through the endpoint; resolves with its row, the log and how the visitor was answered. */
const sendWith = async (mailer: Mailer, message = visitor) => {
  const endpoint = createEndpoint(postgres, {mailer});
  const response = await endpoint.send(jsonPost(message));
  const {id} = (await response.json()) as {id: string};
  await endpoint.settle();
  const query = 'select mail_state, mail_attempts, mail_tried_at from contact_messages where id = $1';
  const {rows} = await postgres.pool.query(query, [id]);
  return {id, status: response.status, row: rows[0] as unknown, log: endpoint.logLines.join('\n')};
};

test('mails the support address, and a reply goes to the visitor', async () => {
  const smtp = await openSmtp();
  const {id, row} = await sendWith(createSmtpMailer(smtp.url));
  expect(row).toEqual({mail_state: 'sent', mail_attempts: 1, mail_tried_at: expect.any(Date)});
  const [{recipients, mail} = {recipients: [], mail: undefined}] = smtp.received;
  expect(recipients).toEqual(['support@scalewell.example']);
  expect(mail?.from).toMatchObject({name: 'Scalewell website', address: 'website@scalewell.example'});
  expect(mail?.to).toMatchObject([{name: 'Scalewell support', address: 'support@scalewell.example'}]);
  expect(mail?.replyTo).toMatchObject([{name: 'Marta Silva', address: visitor.email}]);
  expect(mail?.messageId).toBe(`<${id}@scalewell.example>`);
  expect(mail?.subject).toBe(`New message from the website (${id.slice(0, 8)})`);
  for (const value of Object.values(visitor)) expect(mail?.text).toContain(value);
});

const headerNames = (raw: string) =>
  (raw.split('\r\n\r\n')[0] ?? '')
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0]);

test.each([
  {firstName: 'Bcc: eve@evil.example', lastName: '<eve@evil.example>,'},
  {firstName: '"Eve" <eve@evil.example>', lastName: '=?utf-8?q?=0d=0aBcc:_eve@evil.example?='},
  {firstName: '李'.repeat(100), lastName: '😀'.repeat(100)},
  {message: '\nBcc: eve@evil.example\n.\nMAIL FROM:<eve@evil.example>\n..\nFrom here on\n', lastName: '\\'},
  {message: 'x'.repeat(5000), company: '{"path": "/etc/passwd"}'},
])('no input adds a header or a recipient (%#)', async (fields) => {
  const smtp = await openSmtp();
  await sendWith(createSmtpMailer(smtp.url));
  await sendWith(createSmtpMailer(smtp.url), {...visitor, ...fields});
  const [plain, hostile] = smtp.received;
  expect(headerNames(hostile?.raw ?? '')).toEqual(headerNames(plain?.raw ?? ''));
  expect(hostile?.recipients).toEqual(['support@scalewell.example']);
  const name = `${fields.firstName ?? visitor.firstName} ${fields.lastName ?? visitor.lastName}`;
  expect(hostile?.mail.replyTo).toEqual([{name: name.replaceAll('=?', '= ?'), address: visitor.email}]);
  expect(hostile?.mail.attachments).toEqual([]);
  expect(hostile?.mail.text).toContain((fields.message ?? visitor.message).trim());
});

test.each([
  ['refuses for good', {refuseWith: 554}, true],
  ['refuses for now', {refuseWith: 451}, false],
  ['says nothing', {silent: true}, false],
])('a mail server that %s changes nothing for the visitor', async (_what, behavior, permanent) => {
  const smtp = await openSmtp(behavior);
  const mailer = createSmtpMailer(smtp.url, 200);
  const deliver = jest.spyOn(mailer, 'deliver');
  const {status, row, log} = await sendWith(mailer);
  expect(status).toBe(201);
  expect(row).toEqual({mail_state: 'failed', mail_attempts: 1, mail_tried_at: expect.any(Date)});
  expect(log).toMatch(/"level":"error","event":"contact-mail","outcome":"failed".*"code":"\w+"/);
  expect(await deliver.mock.results[0]?.value).toMatchObject({state: 'failed', permanent});
});

test('a mail server that cannot be reached, or an address that is none, is a failure like others', async () => {
  expect((await sendWith(createSmtpMailer('smtp://127.0.0.1:1'))).row).toMatchObject({mail_state: 'failed'});
  expect((await sendWith(createSmtpMailer('not an address'))).row).toMatchObject({mail_state: 'failed'});
});

describe('on a developer’s machine without a mail server', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-mail-'));
  });

  afterAll(() => rm(folder, {recursive: true}));

  test('the mail is a file, and the log names it', async () => {
    const {id, row, log} = await sendWith(createFileMailer(folder));
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(new RegExp(`^\\d{4}-[-\\dTZ]+-${id}\\.eml$`));
    expect(log).toContain(JSON.stringify(path.join(folder, name)));
    expect(row).toMatchObject({mail_state: 'written'});
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
    expect(mail.replyTo).toMatchObject([{address: visitor.email}]);
    expect(mail.text).toContain(visitor.message);
  });
});

test('in production without a mail server the message waits, and the log says why', async () => {
  const {row, log, status} = await sendWith(createMailer({smtpUrl: undefined, local: false}));
  expect(status).toBe(201);
  expect(row).toEqual({mail_state: 'waiting', mail_attempts: 0, mail_tried_at: null});
  expect(log).toContain('SMTP_URL is not set');
});

test('the answer does not wait for the mail', async () => {
  let finish: (delivery: Delivery) => void = jest.fn();
  const sending = new Promise<Delivery>((resolve) => {
    finish = resolve;
  });
  const endpoint = createEndpoint(postgres, {mailer: {deliver: () => sending}});
  expect((await endpoint.send(jsonPost(visitor))).status).toBe(201);
  finish({state: 'sent'});
  await endpoint.settle();
});

test('a database that fails after the mail was sent is a line in the log', async () => {
  const store: ContactStore = {
    accept: ({id}) => Promise.resolve({kind: 'stored', id}),
    recordDelivery: () => Promise.reject(new Error(`gone with ${visitor.email}`)),
  };
  const endpoint = createEndpoint(postgres, {store});
  expect((await endpoint.send(jsonPost(visitor))).status).toBe(201);
  await endpoint.settle();
  expect(endpoint.logLines.join()).toContain('"outcome":"not-recorded"');
  expect(endpoint.logLines.join()).not.toContain(visitor.email);
});
