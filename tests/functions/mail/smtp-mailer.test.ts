import type {Mail} from '../../../functions/lib/mail/mail';
import {createSmtpMailer} from '../../../functions/lib/mail/smtp-mailer';
import {useSmtp} from '../../support/smtp';

import {randomUUID} from 'node:crypto';

const openSmtp = useSmtp();

const from = {name: 'Scalewell', address: 'demo@scalewell.example'};

const mailTo = (address: string): Mail => ({
  messageId: `<${randomUUID()}@scalewell.example>`,
  date: new Date(),
  from,
  to: {name: '', address},
  replyTo: from,
  subject: 'Test',
  text: 'Hello',
  html: '<p>Hello</p>',
});

test('waits for a server that responds late, so it gets one copy', async () => {
  const smtp = await openSmtp({slowReply: 2500});
  const mailer = createSmtpMailer(smtp.url, {beforeData: 1500, afterData: 10_000});
  expect(await mailer.deliver(mailTo('marta@oakline.example'))).toEqual({state: 'sent'});
  mailer.close?.();
  expect(smtp.received).toHaveLength(1);
});

test('a server that never confirms the mail is reported as unconfirmed', async () => {
  const smtp = await openSmtp({slowReply: 5000});
  const mailer = createSmtpMailer(smtp.url, {beforeData: 5000, afterData: 300});
  const result = await mailer.deliver(mailTo('marta@oakline.example'));
  mailer.close?.();
  expect(result).toEqual({state: 'failed', code: 'mail-unconfirmed', permanent: false, isUnconfirmed: true});
  expect(smtp.received).toHaveLength(1);
});

test('a server that is slow before the mail times out without receiving it', async () => {
  const smtp = await openSmtp({slowRecipient: 1000});
  const mailer = createSmtpMailer(smtp.url, {beforeData: 250, afterData: 5000});
  const result = await mailer.deliver(mailTo('marta@oakline.example'));
  mailer.close?.();
  expect(result).toEqual({state: 'failed', code: 'mail-server-slow', permanent: false});
  expect(smtp.received).toEqual([]);
});

test('twenty concurrent mails use two connections with one login each', async () => {
  const smtp = await openSmtp({maxConnections: 3});
  const mailer = createSmtpMailer(smtp.url.replace('smtp://', 'smtp://website:secret@'));
  const mails = Array.from({length: 20}, (_each, index) => mailTo(`reader-${String(index)}@oakline.example`));
  const results = await Promise.all(mails.map((mail) => mailer.deliver(mail)));
  mailer.close?.();
  expect(results.every(({state}) => state === 'sent')).toBe(true);
  expect(smtp.received).toHaveLength(20);
  expect(smtp.counts).toEqual({connections: 2, logins: 2});
});

test('a server that accepts no more connections is busy', async () => {
  const smtp = await openSmtp({maxConnections: 1});
  const [first, second] = [createSmtpMailer(smtp.url), createSmtpMailer(smtp.url)];
  await first.deliver(mailTo('marta@oakline.example'));
  expect(await second.deliver(mailTo('rolf@birch.example'))).toEqual({state: 'busy', code: 'mail-server-busy'});
  first.close?.();
  second.close?.();
});

test('a password is never sent unencrypted, even when STARTTLS is stripped', async () => {
  const smtp = await openSmtp();
  // 0.0.0.0 is this machine, but not a loopback name.
  const mailer = createSmtpMailer(smtp.url.replace('smtp://127.0.0.1', 'smtp://website:secret@0.0.0.0'));
  const result = await mailer.deliver(mailTo('marta@oakline.example'));
  mailer.close?.();
  expect(result).toEqual({state: 'failed', code: 'ETLS', permanent: false});
  expect({logins: smtp.counts.logins, received: smtp.received}).toEqual({logins: 0, received: []});
});

test('a refused recipient is permanent, and the others get their mail over the same connections', async () => {
  const smtp = await openSmtp({refuseRecipient: 'gone@oakline.example'});
  const mailer = createSmtpMailer(smtp.url);
  const refused = await mailer.deliver(mailTo('gone@oakline.example'));
  expect(refused).toEqual({state: 'failed', code: 'EENVELOPE', permanent: true, isRecipientRefused: true});
  expect(await mailer.deliver(mailTo('marta@oakline.example'))).toEqual({state: 'sent'});
  mailer.close?.();
  expect(smtp.counts.connections).toBeLessThanOrEqual(2);
});

test('after `close`, the next mail opens a new connection', async () => {
  const smtp = await openSmtp();
  const mailer = createSmtpMailer(smtp.url);
  await mailer.deliver(mailTo('marta@oakline.example'));
  mailer.close?.();
  expect(await mailer.deliver(mailTo('rolf@birch.example'))).toEqual({state: 'sent'});
  mailer.close?.();
  expect(smtp.counts.connections).toBe(2);
});
