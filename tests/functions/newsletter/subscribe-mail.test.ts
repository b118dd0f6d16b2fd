import {createFileMailer} from '../../../functions/lib/mail/file-mailer';
import {createSmtpMailer} from '../../../functions/lib/mail/smtp-mailer';
import {useSmtp} from '../../support/smtp';
import {useDatabase} from '../../support/database/use-database';
import {jsonPost, linkIn, newEmail, pressButton, tokenIn} from '../support/newsletter';
import {createSite, minute} from '../support/site';
import {headerOf} from '../support/mails';
import {site} from '../support/requests';

import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const {postgres} = useDatabase();
const openSmtp = useSmtp();

test('every mail has the one-click unsubscribe headers, on one line each', async () => {
  const smtp = await openSmtp();
  const newsletter = createSite(postgres, {mail: createSmtpMailer(smtp.url)});
  const email = newEmail();
  await newsletter.send(jsonPost({email}));
  await newsletter.settle();
  await newsletter.send(pressButton(linkIn({text: smtp.received.at(-1)?.mail.text ?? ''}, 'confirm')));
  await newsletter.settle();
  await newsletter.send(jsonPost({email}));
  await newsletter.settle();

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
  const newsletter = createSite(postgres);
  const forged = jsonPost({email: newEmail()}, {}, 'https://evil.example/api/subscribe');
  expect((await newsletter.send(forged)).status).toBe(202);
  await newsletter.settle();
  expect(linkIn(newsletter.mails[0], 'confirm')).toMatch(new RegExp(`^${RegExp.escape(site)}/`));
  expect(newsletter.mails[0]?.text).not.toContain('evil.example');
});

test('a mail the server refuses is sent later, and the visitor does not notice', async () => {
  const refusing = await openSmtp({refuseWith: 451});
  const broken = createSite(postgres, {mail: createSmtpMailer(refusing.url)});
  const email = newEmail();
  expect((await broken.send(jsonPost({email}))).status).toBe(202);
  await broken.settle();
  expect(broken.logLines.join('\n')).toMatch(/"event":"newsletter-confirm-mail",.*"outcome":"failed"/);
  const working = createSite(postgres);
  expect(await working.outbox.run('run-1')).toBe(0);
  // After the second attempt's delay plus jitter.
  working.wait(2 * minute);
  await working.outbox.run('run-2');
  await working.settle();
  expect(working.mails.map(({to}) => to.address)).toEqual([email]);
  expect(linkIn(working.mails[0], 'confirm')).toContain(site);
});

test('under netlify dev, the mail is a file with links to the local site', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-mail-'));
  const newsletter = createSite(postgres, {
    mail: createFileMailer(folder),
    environment: {local: true, appSecret: 'local', siteUrl: undefined, smtpUrl: undefined},
  });
  await newsletter.send(jsonPost({email: newEmail()}, {}, 'http://localhost:8888/api/subscribe'));
  await newsletter.settle();
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/newsletter-confirm.*\.eml$/);
  const mail = await readFile(path.join(folder, file), 'utf8');
  expect(headerOf(mail, 'List-Unsubscribe')).toMatch(/^<http:\/\/localhost:8888\/api\/subscribe\/unsubscribe\?token=/);
  await rm(folder, {recursive: true});
});
