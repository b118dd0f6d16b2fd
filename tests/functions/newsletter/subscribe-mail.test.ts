import {createSmtpMailer} from '../../../functions/delivery/mail/smtp-mailer';
import {createFileMailer} from '../../../functions/delivery/transports';
import {readEverything} from '../../support/database/use-database';
import {useFolder} from '../../support/folder';
import {startSmtp} from '../../support/smtp';
import {jsonPost, linkIn, pressButton, tokenIn} from '../support/newsletter';
import {sendJson, site} from '../support/requests';
import {useSite} from '../support/site';

import {readdirSync} from 'node:fs';
import PostalMime from 'postal-mime';

const {site: recorded, open, postgres} = useSite();
const folder = useFolder();
const email = 'marta@oakline.example';

test('every mail has the one-click unsubscribe headers, on one line each', async () => {
  const smtp = await startSmtp();
  const newsletter = open({mail: createSmtpMailer(smtp.url)});
  const confirm = () => pressButton(linkIn({text: smtp.received.at(-1)?.mail.text ?? ''}, 'confirm'));
  for (const create of [() => jsonPost({email}), confirm, () => jsonPost({email})]) {
    await newsletter.send(create());
    await newsletter.settle();
  }
  expect(smtp.received.map(({mail}) => mail.subject)).toEqual([
    'Confirm your address for the Scalewell newsletter',
    'You’re on the list: the Scalewell newsletter',
    'You already get the Scalewell newsletter',
  ]);
  for (const {recipients, mail} of smtp.received) {
    expect(recipients).toEqual([email]);
    expect(mail.to).toMatchObject([{address: email}]);
    expect(mail.from).toMatchObject({address: 'website@scalewell.example'});
    expect(mail.replyTo).toMatchObject([{address: 'support@scalewell.example'}]);
    const token = tokenIn(linkIn({text: mail.text ?? ''}, 'unsubscribe'));
    expect(Object.fromEntries(mail.headers.map(({key, value}) => [key, value]))).toMatchObject({
      'list-unsubscribe': `<${site}/api/subscribe/unsubscribe?token=${token}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
  }
  expect(new Set(smtp.received.map(({mail}) => mail.messageId)).size).toBe(3);
});

test('links use the site’s address, whatever the request’s host', async () => {
  expect((await recorded.send(sendJson('https://evil.example/api/subscribe', {email}))).status).toBe(202);
  await recorded.settle();
  expect(linkIn(recorded.mails[0], 'confirm')).toMatch(new RegExp(`^${RegExp.escape(site)}/`));
  expect(recorded.mails[0]?.text).not.toContain('evil.example');
});

test('while the mail server takes nothing, the visitor is told, and may try again as often', async () => {
  const refusing = await startSmtp({refuseWith: 451});
  const broken = open({mail: createSmtpMailer(refusing.url)});
  for (let time = 0; time < 4; time += 1) {
    const {status, json} = await broken.read(jsonPost({email}));
    expect([status, json.title]).toEqual([503, 'We couldn’t send you the email']);
  }
  expect(broken.logLines.join('\n')).toMatch(/"event":"newsletter-confirm-mail",.*"outcome":"failed".*451/);
  expect(await readEverything(postgres)).not.toContain('marta');
  expect((await recorded.send(jsonPost({email}))).status).toBe(202);
  expect(recorded.mails.map(({to}) => to.address)).toEqual([email]);
});

test('an email that is only late may arrive, so it counts toward the three of a day', async () => {
  let delivered = 0;
  const late = open({
    mail: {
      deliver: () => {
        delivered += 1;
        return new Promise(() => undefined);
      },
    },
  });
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await late.send(jsonPost({email}))).status);
  clock.mockRestore();
  expect([statuses, delivered]).toEqual([[503, 503, 503, 202, 202], 3]);
});

test('under netlify dev, the mail is a file named in the log, with links to the local site', async () => {
  const newsletter = open({
    mail: createFileMailer(folder.at()),
    environment: {local: true, appSecret: 'local', siteUrl: undefined, smtpUrl: undefined},
  });
  await newsletter.send(sendJson('http://localhost:8888/api/subscribe', {email}));
  await newsletter.settle();
  const [file = ''] = readdirSync(folder.at());
  expect(file).toMatch(/^\d{4}-[-\dTZ]+-newsletter-confirm.*\.eml$/);
  expect(newsletter.readLog()).toContainEqual(expect.objectContaining({outcome: 'written', file: folder.at(file)}));
  const {replyTo, text, headers} = await PostalMime.parse(folder.read(file));
  expect(replyTo).toMatchObject([{address: 'support@scalewell.example'}]);
  expect(text).toContain('http://localhost:8888/api/subscribe/confirm?token=');
  expect(headers.find(({key}) => key === 'list-unsubscribe')?.value).toMatch(
    /^<http:\/\/localhost:8888\/api\/subscribe\/unsubscribe\?token=/,
  );
});
