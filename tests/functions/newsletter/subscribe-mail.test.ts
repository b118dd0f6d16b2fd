import {createFileMailer} from '../../../functions/lib/mail/file-mailer';
import {createSmtpMailer} from '../../../functions/lib/mail/smtp-mailer';
import type {TestSmtp} from '../../support/smtp';
import {startSmtp} from '../../support/smtp';
import {useDatabase} from '../../support/database/use-database';
import {createNewsletter, formPost, jsonPost, linkIn, newEmail, tokenIn} from '../support/newsletter';
import {site} from '../support/requests';

import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const {postgres} = useDatabase();
let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startSmtp();
});

afterAll(async () => {
  await smtp.stop();
});

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n/g, '');

test('every mail has the one-click unsubscribe headers, on one line each', async () => {
  const newsletter = createNewsletter(postgres, {mail: createSmtpMailer(smtp.url)});
  const email = newEmail();
  await newsletter.send(jsonPost({email}));
  await newsletter.settle();
  const confirm = linkIn({text: smtp.received.at(-1)?.mail.text ?? ''}, 'confirm');
  await newsletter.send(formPost({token: tokenIn(confirm)}, confirm.split('?')[0]));
  await newsletter.settle();
  await newsletter.send(jsonPost({email}));
  await newsletter.stop();

  const mails = smtp.received.filter(({recipients}) => recipients.includes(email));
  expect(mails.map(({mail}) => mail.subject)).toEqual([
    'Confirm your address for the Scalewell newsletter',
    'You’re on the list: the Scalewell newsletter',
    'You already get the Scalewell newsletter',
  ]);
  for (const {raw, recipients, mail} of mails) {
    expect(recipients).toEqual([email]);
    expect(mail.to).toMatchObject([{address: email}]);
    expect(mail.from).toMatchObject({address: 'website@scalewell.example'});
    expect(mail.replyTo).toMatchObject([{address: 'support@scalewell.example'}]);
    expect(headerOf(raw, 'List-Unsubscribe')).toMatch(
      /^<https:\/\/www\.scalewell\.example\/api\/subscribe\/unsubscribe\?token=[\w.-]+>$/,
    );
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(raw, 'List-Unsubscribe')).toContain(tokenIn(linkIn({text: mail.text ?? ''}, 'unsubscribe')));
  }
  expect(new Set(mails.map(({mail}) => mail.messageId)).size).toBe(3);
});

test('links use the site’s address, whatever the request’s host', async () => {
  const newsletter = createNewsletter(postgres);
  const forged = new Request('https://evil.example/api/subscribe', {
    method: 'POST',
    body: JSON.stringify({email: newEmail()}),
    headers: {'Content-Type': 'application/json'},
  });
  expect((await newsletter.send(forged)).status).toBe(202);
  await newsletter.stop();
  expect(linkIn(newsletter.mails[0], 'confirm')).toMatch(new RegExp(`^${RegExp.escape(site)}/`));
  expect(newsletter.mails[0]?.text).not.toContain('evil.example');
});

test('a mail the server refuses is sent later, and the visitor does not notice', async () => {
  const refusing = await startSmtp({refuseWith: 451});
  const broken = createNewsletter(postgres, {mail: createSmtpMailer(refusing.url)});
  const email = newEmail();
  expect((await broken.send(jsonPost({email}))).status).toBe(202);
  await broken.stop();
  expect(broken.logLines.join('\n')).toMatch(/"event":"newsletter-confirm-mail",.*"outcome":"failed"/);
  await refusing.stop();
  const working = createNewsletter(postgres);
  expect(await working.outbox.run('run-1')).toBe(0);
  // After the second attempt's delay plus jitter.
  working.wait(0.03);
  await working.outbox.run('run-2');
  await working.stop();
  expect(working.mails.map(({to}) => to.address)).toEqual([email]);
  expect(linkIn(working.mails[0], 'confirm')).toContain(site);
});

test('under netlify dev, the mail is a file with links to the local site', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-mail-'));
  const newsletter = createNewsletter(postgres, {
    mail: createFileMailer(folder),
    environment: {local: true, appSecret: 'local', siteUrl: undefined, smtpUrl: undefined},
  });
  await newsletter.send(jsonPost({email: newEmail()}, {}, 'http://localhost:8888/api/subscribe'));
  await newsletter.stop();
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/newsletter-confirm.*\.eml$/);
  const mail = await readFile(path.join(folder, file), 'utf8');
  expect(headerOf(mail, 'List-Unsubscribe')).toMatch(/^<http:\/\/localhost:8888\/api\/subscribe\/unsubscribe\?token=/);
  await rm(folder, {recursive: true});
});

test('no log line contains an address or a token', async () => {
  const newsletter = createNewsletter(postgres);
  const email = newEmail();
  await newsletter.send(jsonPost({email}));
  await newsletter.settle();
  const [confirm, leave] = [linkIn(newsletter.mails[0], 'confirm'), linkIn(newsletter.mails[0], 'unsubscribe')];
  await newsletter.send(formPost({token: tokenIn(confirm)}, confirm.split('?')[0]));
  await newsletter.send(formPost({token: `${tokenIn(confirm)}x`}, confirm.split('?')[0]));
  await newsletter.send(formPost({token: tokenIn(leave)}, leave.split('?')[0]));
  await postgres.pool.query('alter table subscribers rename to moved');
  await newsletter.send(jsonPost({email}));
  await postgres.pool.query('alter table moved rename to subscribers');
  await postgres.pool.query("alter table subscribers add constraint no check (email = '') not valid");
  await newsletter.send(jsonPost({email}));
  await postgres.pool.query('alter table subscribers drop constraint no');
  await newsletter.stop();
  const log = newsletter.logLines.join('\n');
  expect(log.split('\n').length).toBeGreaterThan(6);
  expect(log).not.toContain('oakline');
  expect(log).not.toContain(tokenIn(confirm).split('.').at(-1));
  expect(log).not.toContain(tokenIn(leave).split('.').at(-1));
});
