import type {Mail, Mailer} from '../../../functions/delivery/mail/mail';
import {createSmtpMailer, type SmtpTimeouts} from '../../../functions/delivery/mail/smtp-mailer';
import type {TransportResult} from '../../../functions/delivery/outbox/delivery';
import {startCrm} from '../../support/crm';
import {type SmtpBehavior, startSmtp} from '../../support/smtp';

import {randomUUID} from 'node:crypto';

const from = {name: 'Scalewell', address: 'demo@scalewell.example'};

const mailTo = (address: string): Mail => {
  const common = {messageId: `<${randomUUID()}@scalewell.example>`, date: new Date(), from, replyTo: from};
  return {...common, to: {name: '', address}, subject: 'Test', text: 'Hello', html: '<p>Hello</p>'};
};

const mailers: Mailer[] = [];
afterEach(() => {
  for (const mailer of mailers.splice(0)) mailer.close?.();
});

const createMailer = (...options: Parameters<typeof createSmtpMailer>) => {
  const mailer = createSmtpMailer(...options);
  mailers.push(mailer);
  return {
    close: () => mailer.close?.(),
    send: (address = 'marta@oakline.example', more: Partial<Mail> = {}) =>
      mailer.deliver({...mailTo(address), ...more}, 'id'),
  };
};

const failed = {state: 'failed'} as const;
const late = {...failed, code: 'mail-server-slow'};
const impatient = {beforeData: 250, afterData: 5000};

const rows: [what: string, SmtpBehavior, TransportResult, copies: number, SmtpTimeouts?][] = [
  ['responds late gets one copy', {slowReply: 2500}, {state: 'sent'}, 1, {beforeData: 1500, afterData: 10_000}],
  [
    'never confirms the mail is reported as unconfirmed',
    {slowReply: 5000},
    {...failed, code: 'mail-unconfirmed', isUnconfirmed: true},
    1,
    {beforeData: 5000, afterData: 300},
  ],
  ['is slow before the mail times out without receiving it', {slowRecipient: 1000}, late, 0, impatient],
  ['says nothing times out', {silent: true}, {...failed, code: expect.any(String)}, 0, impatient],
  ['refuses the mail says so', {refuseWith: 554}, {...failed, code: '554', isSpecific: true}, 0],
  [
    'answers 451 after the whole mail may have kept it',
    {refuseWith: 451},
    {...failed, code: '451', isSpecific: true},
    0,
  ],
  ['refuses our password is down', {refuseLogin: true}, {...failed, code: 'EAUTH', isSpecific: false}, 0],
];

test.each(rows)('a server that %s', async (...[, behavior, result, copies, timeouts]) => {
  const smtp = await startSmtp(behavior);
  const url = behavior.refuseLogin ? smtp.url.replace('smtp://', 'smtp://website:wrong@') : smtp.url;
  expect(await createMailer(url, timeouts).send()).toEqual(result);
  expect(smtp.received).toHaveLength(copies);
});

test.each(['smtp://127.0.0.1:1', 'not an address'])('%p is a failure, not an exception', async (url) => {
  expect(await createMailer(url).send()).toMatchObject(failed);
});

test('twenty concurrent mails use two connections with one login each', async () => {
  const smtp = await startSmtp({maxConnections: 3});
  const {send} = createMailer(smtp.url.replace('smtp://', 'smtp://website:secret@'));
  const results = await Promise.all(
    Array.from({length: 20}, (_each, index) => send(`reader-${index}@oakline.example`)),
  );
  expect(results.every(({state}) => state === 'sent')).toBe(true);
  expect(smtp.received).toHaveLength(20);
  expect(smtp.counts).toEqual({connections: 2, logins: 2});
});

test('a server that accepts no more connections is busy', async () => {
  const smtp = await startSmtp({maxConnections: 1});
  await createMailer(smtp.url).send();
  expect(await createMailer(smtp.url).send()).toEqual({state: 'failed', code: 'EPROTOCOL', isSpecific: false});
});

test('a password is never sent unencrypted, even when STARTTLS is stripped', async () => {
  const smtp = await startSmtp();
  // 0.0.0.0 is this machine, but not a loopback name.
  const {send} = createMailer(smtp.url.replace('smtp://127.0.0.1', 'smtp://website:secret@0.0.0.0'));
  expect(await send()).toEqual({...failed, code: 'ETLS', isSpecific: false});
  expect({logins: smtp.counts.logins, received: smtp.received}).toEqual({logins: 0, received: []});
});

test('a refused recipient has the server’s status, and the others get their mail over the same connections', async () => {
  const smtp = await startSmtp({refuseRecipient: 'gone@oakline.example'});
  const {send} = createMailer(smtp.url);
  const refused = {state: 'failed', code: '550 5.1.1', isSpecific: true};
  expect([await send('gone@oakline.example'), await send()]).toEqual([refused, {state: 'sent'}]);
  expect(smtp.counts.connections).toBeLessThanOrEqual(2);
});

type Reply = [at: 'MAIL FROM' | 'RCPT TO' | 'DATA', code: number, text: string];

const replies: [meaning: string, isSpecific: boolean, replies: Reply[]][] = [
  [
    'is about this mail',
    true,
    [
      ['RCPT TO', 550, '5.1.1 <marta@oakline.example>: Recipient address rejected'],
      ['RCPT TO', 554, '5.7.1 Sender address rejected: not owned by user'],
      ['RCPT TO', 550, 'relaying denied'],
      ['RCPT TO', 450, '4.2.0 Greylisted'],
      ['DATA', 552, '5.2.2 Mailbox full'],
      // The server had all of it, and may have kept it.
      ['DATA', 451, '4.3.0 Error: queue file write error'],
    ],
  ],
  [
    'is about all mail',
    false,
    [
      ['MAIL FROM', 550, '5.1.1 unknown user'],
      ['MAIL FROM', 451, 'Queue full'],
      ['MAIL FROM', 421, 'Closing'],
      ['RCPT TO', 451, '4.3.0 Internal error'],
      ['RCPT TO', 452, '4.5.3 Too many recipients'],
      ['DATA', 454, 'Throttling failure: Daily message quota exceeded'],
    ],
  ],
];

test.each(
  replies.flatMap(([meaning, isSpecific, answers]) => answers.map((reply) => [meaning, reply, isSpecific] as const)),
)('%s: %j', async (_meaning, [at, code, text], isSpecific) => {
  const smtp = await startSmtp({reply: {at, code, text}});
  const [status = ''] = /^[45][.]\d+[.]\d+/.exec(text) ?? [];
  expect(await createMailer(smtp.url).send()).toEqual({...failed, code: `${code} ${status}`.trim(), isSpecific});
});

test('after `close`, the next mail opens a new connection', async () => {
  const smtp = await startSmtp();
  const {send, close} = createMailer(smtp.url);
  await send();
  close();
  expect(await send()).toEqual({state: 'sent'});
  expect(smtp.counts.connections).toBe(2);
});

test('a text that names a file or an address is neither read nor sent', async () => {
  const [smtp, web] = [await startSmtp(), await startCrm()];
  const {send} = createMailer(smtp.url);
  for (const text of [{path: '/etc/hosts'}, {href: web.url}]) {
    expect(await send('marta@oakline.example', {text: text as never})).toMatchObject({state: 'failed'});
  }
  expect([smtp.received, web.received]).toEqual([[], []]);
});
