import {confirmPath, unsubscribePath} from '#src/contracts/newsletter';
import {sealToken} from '../../../functions/security/token';
import {readEnvironment} from '../../../functions/setup/environment';
import {jsonPost, oneClickPost} from '../support/newsletter';
import {sendForm, sendJson, site, visit} from '../support/requests';
import {addRow} from '../support/rows';
import {testSecret, useSite} from '../support/site';

import {randomUUID} from 'node:crypto';

const {site: newsletter, open, postgres, count} = useSite();

const confirmAddress = site + confirmPath;
const unsubscribeAddress = site + unsubscribePath;
const invited = JSON.stringify({email: 'marta@oakline.example', source: null, made: 0});
/** A confirmation token, which expires in this many minutes. */
const stranger = (minutes = 1, secret = testSecret) =>
  sealToken('newsletter-confirm', invited, secret, new Date(Date.now() + minutes * 60_000));
const leaver = () => sealToken('newsletter-unsubscribe', invited, testSecret);
const toConfirm = (token: string) => `${confirmAddress}?token=${token}`;
const toLeave = (token: string) => `${unsubscribeAddress}?token=${token}`;

type Row = [status: number, outcome: string, what: string, create: () => Request];

const links: Row[] = [
  [200, 'shown', 'the page behind a link', () => visit(toConfirm(stranger()))],
  [200, 'shown', 'a scanner that asks for its head', () => visit(toConfirm(stranger()), {method: 'HEAD'})],
  [200, 'shown', 'the page for leaving', () => visit(toLeave(leaver()))],
  [400, 'broken-token', 'no token', () => visit(confirmAddress)],
  [400, 'broken-token', 'a made-up token', () => visit(toConfirm(`${randomUUID()}.9999999999.abc`))],
  [400, 'broken-token', 'a token of another secret', () => visit(toConfirm(stranger(1, 'other')))],
  [400, 'broken-token', 'a token for leaving, to confirm with', () => sendForm(confirmAddress, {token: leaver()})],
  [400, 'broken-token', 'a confirmation token, to unsubscribe', () => oneClickPost(toLeave(stranger()))],
  [400, 'broken-token', 'two tokens', () => sendJson(confirmAddress, {token: [stranger(), stranger()]})],
  [400, 'broken-token', 'a button without a token', () => sendForm(confirmAddress, {})],
  [410, 'expired', 'an old link', () => visit(toConfirm(stranger(-1)))],
  [410, 'expired', 'the button of an old page', () => sendForm(confirmAddress, {token: stranger(-1)})],
  [410, 'gone', 'someone who has left since', () => sendForm(confirmAddress, {token: stranger()})],
  [410, 'gone', 'someone who has left since, by script', () => sendJson(confirmAddress, {token: stranger()})],
];

test.each(links)('%i %s: %s', async (status, outcome, _what, create) => {
  await addRow(postgres, 'subscribers', {email: 'marta@oakline.example', unsubscribed_at: new Date()});
  const response = await newsletter.send(create());
  expect(response.status).toBe(status);
  expect(newsletter.readLog().at(-1)).toMatchObject({event: 'newsletter', outcome, status});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('503 when the database is down, and the page keeps the button', async () => {
  const closed = open({connect: () => Promise.reject(new Error('down'))});
  const token = stranger();
  const response = await closed.read(sendForm(confirmAddress, {token}));
  expect(response.text).toContain(`name="token" value="${token}"`);
  expect((await closed.send(oneClickPost(toLeave(leaver())))).status).toBe(503);
});

test.each([
  ['APP_SECRET is not set', {appSecret: undefined}],
  ['APP_SECRET has less than 32 characters', readEnvironment({APP_SECRET: 'short', SMTP_URL: 'x'}, 'production')],
  ['SMTP_URL is not set', {smtpUrl: undefined}],
  ['MAIL_PAUSED is set', undefined],
])('503 in production when %s', async (code, missing) => {
  const closed = open(missing === undefined ? {mail: undefined} : {environment: missing});
  expect((await closed.send(jsonPost({email: 'marta@oakline.example'}))).status).toBe(503);
  expect(closed.readLog()[0]).toMatchObject({outcome: 'closed', code});
  expect(await count('subscribers')).toBe(0);
});
