import {createFileMailer} from '../../../functions/lib/mail/file-mailer';
import type {Mailer, MailResult} from '../../../functions/lib/mail/mail';
import {createSmtpMailer} from '../../../functions/lib/mail/smtp-mailer';
import {createDatabase} from '../../support/database/postgres';
import {useSmtp} from '../../support/smtp';
import {useDatabase} from '../../support/database/use-database';
import {jsonPost, visitor} from '../support/contact';
import {headerNames} from '../support/mails';
import {createSite} from '../support/site';

import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import PostalMime from 'postal-mime';

const {postgres} = useDatabase();
const openSmtp = useSmtp();

/** Sends a message through the endpoint; resolves to its row, the log and the response. */
const sendWith = async (mail: Mailer | undefined, message = visitor) => {
  const endpoint = createSite(postgres, {mail});
  const response = await endpoint.send(jsonPost(message));
  const {id} = (await response.json()) as {id: string};
  await endpoint.settle();
  const query = 'select state, attempts, code, done_at from outbox where reference = $1';
  const {rows} = await postgres.pool.query(query, [id]);
  return {id, status: response.status, row: rows[0] as unknown, log: endpoint.logLines.join('\n')};
};

test('mails the support address, and a reply goes to the visitor', async () => {
  const smtp = await openSmtp();
  const {id, row} = await sendWith(createSmtpMailer(smtp.url));
  expect(row).toEqual({state: 'sent', attempts: 1, code: null, done_at: expect.any(Date)});
  const [{recipients, mail} = {recipients: [], mail: undefined}] = smtp.received;
  expect(recipients).toEqual(['support@scalewell.example']);
  expect(mail?.from).toMatchObject({name: 'Scalewell website', address: 'website@scalewell.example'});
  expect(mail?.to).toMatchObject([{name: 'Scalewell support', address: 'support@scalewell.example'}]);
  expect(mail?.replyTo).toMatchObject([{name: 'Marta Silva', address: visitor.email}]);
  expect(mail?.messageId).toBe(`<${id}@scalewell.example>`);
  expect(mail?.subject).toBe(`New message from the website (${id.slice(0, 8)})`);
  for (const value of Object.values(visitor)) expect(mail?.text).toContain(value);
});

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
  ['refuses for good', {refuseWith: 554}, true, 10_000],
  ['refuses for now', {refuseWith: 451}, false, 10_000],
  ['says nothing', {silent: true}, false, 200],
])('the visitor does not notice a mail server that %s', async (_what, behavior, permanent, patience) => {
  const smtp = await openSmtp(behavior);
  const mailer = createSmtpMailer(smtp.url, {beforeData: patience, afterData: patience});
  const deliver = jest.spyOn(mailer, 'deliver');
  const {status, row, log} = await sendWith(mailer);
  expect(status).toBe(201);
  expect(row).toMatchObject({state: permanent ? 'dead' : 'waiting', attempts: 1, code: expect.any(String)});
  const [level, outcome] = permanent ? ['error', 'dead'] : ['warn', 'failed'];
  expect(log).toMatch(
    new RegExp(`"level":"${level}","event":"contact-mail",.*"outcome":"${outcome}","code":"[-\\w]+"`),
  );
  expect(await deliver.mock.results[0]?.value).toMatchObject({state: 'failed', permanent});
});

test('a mail is retried after a wrong password', async () => {
  const smtp = await openSmtp({refuseLogin: true});
  const {row} = await sendWith(createSmtpMailer(smtp.url.replace('smtp://', 'smtp://website:wrong@')));
  expect(row).toMatchObject({state: 'waiting', code: 'EAUTH'});
});

test('an unreachable mail server or an invalid URL is a failure, not an exception', async () => {
  expect((await sendWith(createSmtpMailer('smtp://127.0.0.1:1'))).row).toMatchObject({state: 'waiting'});
  expect((await sendWith(createSmtpMailer('not an address'))).row).toMatchObject({state: 'waiting'});
});

test('on a developer’s machine without a mail server, the mail is written to a file named in the log', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-mail-'));
  const {id, row, log} = await sendWith(createFileMailer(folder));
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(new RegExp(`^\\d{4}-[-\\dTZ]+-${id}\\.eml$`));
  expect(log).toContain(JSON.stringify(path.join(folder, name)));
  expect(row).toMatchObject({state: 'sent'});
  const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
  expect(mail.replyTo).toMatchObject([{address: visitor.email}]);
  expect(mail.text).toContain(visitor.message);
  await rm(folder, {recursive: true});
});

test('the response does not wait for the mail', async () => {
  let finish: (result: MailResult) => void = jest.fn();
  const sending = new Promise<MailResult>((resolve) => (finish = resolve));
  const endpoint = createSite(postgres, {mail: {deliver: () => sending}});
  expect((await endpoint.send(jsonPost(visitor))).status).toBe(201);
  finish({state: 'sent'});
});

test('a database failure after the mail was sent is logged', async () => {
  const own = await createDatabase();
  const refuse = () => own.pool.query('alter table outbox rename column done_at to gone').then(() => undefined);
  const endpoint = createSite(own, {mail: {deliver: () => refuse().then(() => ({state: 'sent'}))}});
  expect((await endpoint.send(jsonPost(visitor))).status).toBe(201);
  await endpoint.settle();
  expect(endpoint.logLines.join()).toContain('"outcome":"not-recorded"');
  expect(endpoint.logLines.join()).not.toContain(visitor.email);
});
