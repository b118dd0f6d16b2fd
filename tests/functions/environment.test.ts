import {company} from '#src/content/company/company';
import {emailKey} from '../../functions/security/email-key';
import {findLimits, networksOf, rateSubjects} from '../../functions/security/rate-subject';
import {secretsOf} from '../../functions/security/secrets';
import {type Environment, readEnvironment as readFor, type Variables} from '../../functions/setup/environment';

const readEnvironment = (variables: Variables) => readFor(variables, 'production');

const none = {crmUrl: undefined, crmSecret: undefined, notifyUrl: undefined, previewMailTo: undefined};
const off = {...none, smtpUrl: undefined, siteUrl: undefined};

test('has a default for everything except the mail server and the secret', () => {
  expect(readEnvironment({})).toEqual({
    ...off,
    local: false,
    mailPaused: false,
    ownsCalendar: true,
    healthToken: undefined,
    mailFrom: {name: 'Scalewell', address: 'website@scalewell.example'},
    supportMailbox: {name: 'Scalewell support', address: company.supportEmail},
    companyAddress: company.address,
    companyPhone: company.phone,
    appSecret: undefined,
    secretFault: 'APP_SECRET is not set',
    oldSecrets: [],
    contactLimit: 5,
    bookingLimit: 4,
    floodLimit: 200,
    weeklyMail: true,
    faultReports: true,
    leadRetentionDays: 730,
  });
});

const [secret = '', old = '', older = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

test.each<[name: string, value: string, read: Partial<Environment>]>([
  ['SMTP_URL', 'smtp://localhost', {smtpUrl: 'smtp://localhost'}],
  ['CRM_WEBHOOK_URL', 'https://crm.example/leads', {crmUrl: 'https://crm.example/leads'}],
  ['CRM_WEBHOOK_SECRET', 'shared', {crmSecret: 'shared'}],
  ['NOTIFY_WEBHOOK_URL', 'https://chat.example/1', {notifyUrl: 'https://chat.example/1'}],
  ['MAIL_FROM', '"Acme, Inc." <web@acme.example>', {mailFrom: {name: 'Acme, Inc.', address: 'web@acme.example'}}],
  ['MAIL_FROM', 'web@acme.example', {mailFrom: {name: '', address: 'web@acme.example'}}],
  ['SUPPORT_EMAIL', 'help@acme.example', {supportMailbox: {name: 'Scalewell support', address: 'help@acme.example'}}],
  ['APP_SECRET', `${secret}, ${old} ,,${older}`, {appSecret: secret, oldSecrets: [old, older]}],
  ['MAIL_PAUSED', '1', {mailPaused: true}],
  ['MAIL_PAUSED', '0', {mailPaused: false}],
  ['CONTACT_LIMIT', '50', {contactLimit: 50}],
  ['FLOOD_LIMIT', '70', {floodLimit: 70}],
  ['WEEKLY_MAIL', 'off', {weeklyMail: false}],
  ['FAULT_REPORTS', 'off', {faultReports: false}],
  ['LEAD_RETENTION_DAYS', '90', {leadRetentionDays: 90}],
])('reads %s=%s, and treats an empty one as unset', (name, value, read) => {
  expect(readEnvironment({[name]: value})).toMatchObject(read);
  expect(readEnvironment({[name]: ' '})).toEqual(readEnvironment({}));
});

test('links in mails use SITE_URL, then Netlify’s URL, and under netlify dev the request’s origin', () => {
  const [SITE_URL, URL] = ['https://acme.example/', 'https://acme.netlify.app'];
  expect(readEnvironment({SITE_URL, URL}).siteUrl).toBe('https://acme.example');
  expect(readEnvironment({URL}).siteUrl).toBe(URL);
  expect(readEnvironment({SITE_URL, URL, NETLIFY_DEV: 'true'}).siteUrl).toBeUndefined();
});

describe('outside production', () => {
  const variables = {
    SMTP_URL: 'smtp://mail.example',
    CRM_WEBHOOK_URL: 'https://crm.example/leads',
    CRM_WEBHOOK_SECRET: 'shared',
    NOTIFY_WEBHOOK_URL: 'https://chat.example/1',
    SITE_URL: 'https://acme.example',
    PREVIEW_MAIL_TO: 'team@acme.example',
  };

  test.each(['deploy-preview', 'branch-deploy', 'staging', ''])('%p mails only the preview mailbox', (context) => {
    const previewMailTo = {name: '', address: 'team@acme.example'};
    expect(readFor(variables, context)).toMatchObject({...off, smtpUrl: variables.SMTP_URL, previewMailTo});
    expect(readFor({...variables, PREVIEW_MAIL_TO: ' '}, context)).toMatchObject(off);
  });

  test('production and a developer’s machine ignore PREVIEW_MAIL_TO', () => {
    const on = {smtpUrl: variables.SMTP_URL, crmUrl: variables.CRM_WEBHOOK_URL, previewMailTo: undefined};
    expect(readFor(variables, 'production')).toMatchObject(on);
    expect(readFor({...variables, NETLIFY_DEV: 'true'}, 'dev')).toMatchObject(on);
  });
});

test.each(['0', '-1', '2.5', 'many'])('an invalid limit of %p is ignored', (CONTACT_LIMIT) => {
  expect(readEnvironment({CONTACT_LIMIT}).contactLimit).toBe(5);
});

test.each([
  ['a'.repeat(31), undefined, [], 'APP_SECRET has less than 32 characters'],
  [secret, secret, [secret], undefined],
  [`${secret},short`, secret, [secret], 'APP_SECRET has less than 32 characters'],
  // An old secret may have leaked: it never signs again, but its signatures are still accepted.
  [`short,${secret}`, undefined, [secret], 'APP_SECRET has less than 32 characters'],
  ['', undefined, [], 'APP_SECRET is not set'],
])('with APP_SECRET=%s, production signs with %s, accepts %j and reports %s', (APP_SECRET, appSecret, taken, fault) => {
  const environment = readEnvironment({APP_SECRET});
  expect(environment.appSecret).toBe(appSecret);
  expect({taken: secretsOf(environment), fault: environment.secretFault}).toEqual({taken, fault});
});

test('netlify dev accepts any secret and has a built-in one; production has none', () => {
  const environment = readEnvironment({APP_SECRET: 'short', NETLIFY_DEV: 'true'});
  expect([environment.appSecret, environment.secretFault]).toEqual(['short', undefined]);
  expect(readEnvironment({NETLIFY_DEV: 'true'}).appSecret).toEqual(expect.any(String));
  expect(readEnvironment({NETLIFY_DEV: 'false'}).appSecret).toBeUndefined();
});

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:DB8:0:1234:2:3:4:5', ['20010db800001234/64', '20010db8000012/56', '20010db80000/48']],
  ['2001:0db8::5', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
])('%s is counted as %j', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});

test('an IPv6 address counts against three networks, an IPv4 address against itself', () => {
  const allowances = [{allowed: 10, seconds: 60, wider: [0.3, 0.6, 2]}];
  const allowed = (ip: string) => findLimits('booking', ip, 'secret', allowances).map((limit) => limit.allowed);
  expect([allowed('192.0.2.1'), allowed('2001:db8::1')]).toEqual([[10], [3, 6, 20]]);
  expect(findLimits('booking', '192.0.2.1', undefined, allowances)).toEqual([]);
});

test('a rate limit subject depends on form, address and secret, and reveals none of them', () => {
  const subjects = rateSubjects('contact', '192.0.2.1', 'secret');
  expect(subjects).toEqual(rateSubjects('contact', '::ffff:192.0.2.1', 'secret'));
  const others = [
    ...rateSubjects('newsletter', '192.0.2.1', 'secret'),
    ...rateSubjects('contact', '192.0.2.2', 'secret'),
    ...rateSubjects('contact', '192.0.2.1', 'other'),
  ];
  expect(others).not.toContain(subjects[0]);
  expect(subjects[0]).not.toContain('192');
});

test.each([
  ['Marta+demo@Oakline.example', 'marta@oakline.example'],
  ['m.silva@oakline.example', 'm.silva@oakline.example'],
  ['m.a.r.t.a+x@gmail.com', 'marta@gmail.com'],
  [' Mar.ta@googlemail.com ', 'marta@gmail.com'],
])('%s goes to the mailbox %s', (email, mailbox) => {
  expect(emailKey(email)).toBe(mailbox);
});
