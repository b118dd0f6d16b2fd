import type {Mailer} from '../../../functions/delivery/mail/mail';
import {createSmtpMailer} from '../../../functions/delivery/mail/smtp-mailer';
import type {TransportResult} from '../../../functions/delivery/outbox/delivery';
import {startSmtp} from '../../support/smtp';
import {jsonPost, visitor} from '../support/contact';
import {useSite} from '../support/site';

const {open, query} = useSite();

/** Sends a message through the endpoint; resolves to its row, the log and the response. */
const sendWith = async (mail: Mailer | undefined, message = visitor) => {
  const endpoint = open({mail});
  const {status, json} = await endpoint.read(jsonPost(message));
  await endpoint.settle();
  const [row] = await query('select state, attempts, code, done_at from outbox where reference = $1', [json.id]);
  return {id: json.id, status, row, log: endpoint.logLines.join('\n')};
};

test('mails the support address, and a reply goes to the visitor', async () => {
  const smtp = await startSmtp();
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
  const smtp = await startSmtp();
  await sendWith(createSmtpMailer(smtp.url));
  await sendWith(createSmtpMailer(smtp.url), {...visitor, ...fields});
  const [plain, hostile] = smtp.received;
  expect(hostile?.mail.headers.map(({key}) => key)).toEqual(plain?.mail.headers.map(({key}) => key));
  expect(hostile?.recipients).toEqual(['support@scalewell.example']);
  const name = `${fields.firstName ?? visitor.firstName} ${fields.lastName ?? visitor.lastName}`;
  expect(hostile?.mail.replyTo).toEqual([{name: name.replaceAll('=?', '= ?'), address: visitor.email}]);
  expect(hostile?.mail.attachments).toEqual([]);
  expect(hostile?.mail.text).toContain((fields.message ?? visitor.message).trim());
});

test('the visitor does not notice a mail server that refuses the mail', async () => {
  const smtp = await startSmtp({refuseWith: 554});
  const {status, row, log} = await sendWith(createSmtpMailer(smtp.url));
  expect(status).toBe(201);
  expect(row).toMatchObject({state: 'waiting', attempts: 1, code: '554'});
  expect(log).toMatch(/"level":"warn","event":"contact-mail",.*"outcome":"failed","code":"554"/);
});

test('the response does not wait for the mail', async () => {
  let finish: (result: TransportResult) => void = jest.fn();
  const sending = new Promise<TransportResult>((resolve) => (finish = resolve));
  const endpoint = open({mail: {deliver: () => sending}});
  expect((await endpoint.send(jsonPost(visitor))).status).toBe(201);
  finish({state: 'sent'});
});

test('a database failure after the mail was sent is logged', async () => {
  const refuse = () => query("alter table outbox add constraint refused check (state <> 'sent')");
  const {status, log} = await sendWith({deliver: () => refuse().then(() => ({state: 'sent'}))});
  expect(status).toBe(201);
  expect(log).toContain('"outcome":"not-recorded"');
  expect(log).not.toContain(visitor.email);
});
