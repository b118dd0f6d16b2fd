import {readEnvironment} from '../../../functions/lib/environment';
import {createToken} from '../../../functions/lib/token';
import {confirmPath, unsubscribePath} from '#src/contracts/newsletter';
import {noPostgres, useDatabase} from '../../support/database/use-database';
import {formPost, jsonPost, newEmail, oneClickPost, visit} from '../support/newsletter';
import {createSite, testSecret, type Site} from '../support/site';
import {site} from '../support/requests';

import {randomUUID} from 'node:crypto';

let newsletter: Site;

const {postgres} = useDatabase();
beforeAll(() => {
  newsletter = createSite(postgres);
});

const confirmAddress = site + confirmPath;
const unsubscribeAddress = site + unsubscribePath;
/** A confirmation token for an unknown address, which expires in this many minutes. */
const stranger = (minutes = 1, secret = testSecret) =>
  createToken('newsletter-confirm', randomUUID(), secret, new Date(Date.now() + minutes * 60_000));
const leaver = () => createToken('newsletter-unsubscribe', randomUUID(), testSecret);
const toConfirm = (token: string) => `${confirmAddress}?token=${token}`;
const toLeave = (token: string) => `${unsubscribeAddress}?token=${token}`;

type Row = [status: number, outcome: string, what: string, create: () => Request];

const links: Row[] = [
  [200, 'shown', 'the page behind a link', () => visit(toConfirm(stranger()))],
  [200, 'shown', 'a scanner that asks for its head', () => visit(toConfirm(stranger()), 'HEAD')],
  [200, 'shown', 'the page for leaving', () => visit(toLeave(leaver()))],
  [303, 'unsubscribed', 'the button for leaving', () => formPost({token: leaver()}, unsubscribeAddress)],
  [200, 'unsubscribed', 'leaving by script', () => jsonPost({token: leaver()}, {}, unsubscribeAddress)],
  [200, 'unsubscribed-one-click', 'one click', () => oneClickPost(toLeave(leaver()))],
  [200, 'unsubscribed-one-click', 'one click, multipart', () => oneClickPost(toLeave(leaver()), true)],
  [400, 'broken-token', 'no token', () => visit(confirmAddress)],
  [400, 'broken-token', 'a made-up token', () => visit(toConfirm(`${randomUUID()}.9999999999.abc`))],
  [400, 'broken-token', 'a token of another secret', () => visit(toConfirm(stranger(1, 'other')))],
  [400, 'broken-token', 'a token for leaving, to confirm with', () => formPost({token: leaver()}, confirmAddress)],
  [400, 'broken-token', 'a confirmation token, to unsubscribe', () => oneClickPost(toLeave(stranger()))],
  [400, 'broken-token', 'two tokens', () => jsonPost({token: [stranger(), stranger()]}, {}, confirmAddress)],
  [400, 'broken-token', 'a button without a token', () => formPost({}, confirmAddress)],
  [410, 'expired', 'an old link', () => visit(toConfirm(stranger(-1)))],
  [410, 'expired', 'the button of an old page', () => formPost({token: stranger(-1)}, confirmAddress)],
  [410, 'gone', 'a record that is gone', () => formPost({token: stranger()}, confirmAddress)],
  [410, 'gone', 'a record that is gone, by script', () => jsonPost({token: stranger()}, {}, confirmAddress)],
];

test.each(links)('%i %s: %s', async (status, outcome, _what, create) => {
  const response = await newsletter.send(create());
  expect(response.status).toBe(status);
  expect(JSON.parse(newsletter.logLines.at(-1) ?? '')).toMatchObject({event: 'newsletter', outcome, status});
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('a rejected form is shown again with the entered address', async () => {
  const page = await (await newsletter.send(formPost({email: '"marta"@oakline'}))).text();
  expect(page).toContain('value="&quot;marta&quot;@oakline"');
  expect(page).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(page).toMatch(/<form method="post" action="\/api\/subscribe"/);
});

test('503 when the database is down, and the page keeps the button', async () => {
  const closed = createSite(noPostgres);
  const token = stranger();
  const response = await closed.send(formPost({token}, confirmAddress));
  expect(await response.text()).toContain(`name="token" value="${token}"`);
  expect((await closed.send(oneClickPost(toLeave(leaver())))).status).toBe(503);
});

test.each([
  ['APP_SECRET is not set', {appSecret: undefined}],
  ['APP_SECRET has less than 32 characters', readEnvironment({APP_SECRET: 'short', SMTP_URL: 'x'}, 'production')],
  ['SMTP_URL is not set', {smtpUrl: undefined}],
])('503 in production when %s', async (code, missing) => {
  const email = newEmail();
  const closed = createSite(postgres, {environment: missing});
  const response = await closed.send(jsonPost({email}));
  expect(response.status).toBe(503);
  expect(JSON.parse(closed.logLines[0] ?? '')).toMatchObject({outcome: 'closed', code});
  const {rows} = await postgres.pool.query('select 1 from subscribers where email = $1', [email]);
  expect(rows).toEqual([]);
});
