import type {Mail, Mailer} from '../../../functions/delivery/mail/mail';
import type {TransportResult} from '../../../functions/delivery/outbox/delivery';
import {createSmtpMailer, type SmtpTimeouts} from '../../../functions/delivery/mail/smtp-mailer';
import {startCrm} from '../../support/crm';
import {startSmtp, type SmtpBehavior} from '../../support/smtp';

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

const failed = {state: 'failed', permanent: false} as const;
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
  ['refuses for good is permanent', {refuseWith: 554}, {...failed, code: 'EMESSAGE 554', permanent: true}, 0],
  [
    'answers 451 after the whole mail is not',
    {refuseWith: 451},
    {...failed, code: 'EMESSAGE 451', isSpecific: true, isRefusedLate: true},
    0,
  ],
  ['refuses our password, which is for us to fix, is not', {refuseLogin: true}, {...failed, code: 'EAUTH'}, 0],
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
  expect(await createMailer(smtp.url).send()).toEqual({state: 'busy', code: 'mail-server-busy'});
});

test('a password is never sent unencrypted, even when STARTTLS is stripped', async () => {
  const smtp = await startSmtp();
  // 0.0.0.0 is this machine, but not a loopback name.
  const {send} = createMailer(smtp.url.replace('smtp://127.0.0.1', 'smtp://website:secret@0.0.0.0'));
  expect(await send()).toEqual({...failed, code: 'ETLS'});
  expect({logins: smtp.counts.logins, received: smtp.received}).toEqual({logins: 0, received: []});
});

test('a refused recipient is permanent, and the others get their mail over the same connections', async () => {
  const smtp = await startSmtp({refuseRecipient: 'gone@oakline.example'});
  const {send} = createMailer(smtp.url);
  const refused = {state: 'failed', code: 'EENVELOPE 550 5.1.1', permanent: true, isRecipientRefused: true};
  expect([await send('gone@oakline.example'), await send()]).toEqual([refused, {state: 'sent'}]);
  expect(smtp.counts.connections).toBeLessThanOrEqual(2);
});

type Reply = [at: 'MAIL FROM' | 'RCPT TO' | 'DATA', code: number, text: string];

const replies: [meaning: string, changes: Partial<Extract<TransportResult, {state: 'failed'}>>, replies: Reply[]][] = [
  [
    'the address does not exist',
    {permanent: true, isRecipientRefused: true},
    [
      ['RCPT TO', 550, '5.1.1 <marta@oakline.example>: Recipient address rejected'],
      ['RCPT TO', 550, '5.1.10 Recipient not found'],
      ['RCPT TO', 553, 'sorry, no such user here'],
      ['RCPT TO', 550, 'The mailbox marta@oakline.example does not exist'],
      ['DATA', 550, '5.1.2 Host unknown'],
    ],
  ],
  [
    'the refusal may be about us',
    {permanent: true},
    [
      ['RCPT TO', 554, '5.7.1 Sender address rejected: not owned by user'],
      ['RCPT TO', 550, '5.4.5 Daily user sending limit exceeded'],
      ['RCPT TO', 550, 'relaying denied'],
      ['RCPT TO', 554, 'no such user'],
      ['MAIL FROM', 550, '5.1.1 unknown user'],
      ['DATA', 552, '5.2.2 Mailbox full'],
    ],
  ],
  [
    'this mail may succeed later',
    {isSpecific: true},
    [
      ['RCPT TO', 450, '4.2.0 Greylisted'],
      ['RCPT TO', 452, '4.2.2 Over quota'],
    ],
  ],
  [
    'the server had all of it, and may have kept it',
    {isSpecific: true, isRefusedLate: true},
    [
      ['DATA', 451, 'Try again later'],
      ['DATA', 451, '4.3.0 Error: queue file write error'],
    ],
  ],
  [
    'the server is down',
    {},
    [
      ['MAIL FROM', 451, 'Queue full'],
      ['RCPT TO', 451, '4.3.0 Internal error'],
    ],
  ],
];

test.each(replies.flatMap(([meaning, changes, answers]) => answers.map((reply) => [meaning, reply, changes] as const)))(
  '%s: %j',
  async (_meaning, [at, code, text], changes) => {
    const smtp = await startSmtp({reply: {at, code, text}});
    const {code: described, ...result} = (await createMailer(smtp.url).send()) as Record<string, unknown>;
    expect(result).toEqual({...failed, permanent: false, ...changes});
    expect(described).toMatch(new RegExp(`^E(ENVELOPE|MESSAGE) ${code}( [45][.]\\d+[.]\\d+)?$`));
  },
);

test.each<Reply>([
  ['DATA', 454, 'Throttling failure: Daily message quota exceeded'],
  ['RCPT TO', 452, '4.5.3 Too many recipients'],
  ['MAIL FROM', 421, 'Closing'],
])('%s %i %s: the server accepts no more for now', async (at, code, text) => {
  const smtp = await startSmtp({reply: {at, code, text}});
  expect(await createMailer(smtp.url).send()).toEqual({state: 'busy', code: 'mail-server-busy'});
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
