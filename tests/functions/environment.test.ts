import {
  defaultCompanyAddress,
  defaultCompanyPhone,
  defaultMailFrom,
  defaultSupportEmail,
  readEnvironment as readFor,
  siteName,
  type Environment,
  type Variables,
} from '../../functions/setup/environment';
import {secretsOf} from '../../functions/security/secrets';
import {rateSubject, senderOf} from '../../functions/security/rate-subject';

import {company} from '#src/content/company/company';

const readEnvironment = (variables: Variables) => readFor(variables, 'production');

test('repeats the company facts that functions may not import', () => {
  expect(company).toMatchObject({
    name: siteName,
    supportEmail: process.env.SUPPORT_EMAIL ?? defaultSupportEmail,
    address: process.env.COMPANY_ADDRESS ?? defaultCompanyAddress,
    phone: process.env.COMPANY_PHONE ?? defaultCompanyPhone,
  });
});

const off = {smtpUrl: undefined, crmUrl: undefined, crmSecret: undefined, siteUrl: undefined, previewMailTo: undefined};

test('has a default for everything except the mail server and the secret', () => {
  expect(readEnvironment({})).toEqual({
    ...off,
    local: false,
    healthToken: undefined,
    mailFrom: {name: 'Scalewell', address: 'website@scalewell.example'},
    supportMailbox: {name: 'Scalewell support', address: defaultSupportEmail},
    companyAddress: defaultCompanyAddress,
    companyPhone: defaultCompanyPhone,
    appSecret: undefined,
    secretFault: 'APP_SECRET is not set',
    oldSecrets: [],
    contactLimit: 5,
    bookingLimit: 3,
    floodLimit: 100,
    leadRetentionDays: 730,
  });
  expect(defaultMailFrom).toContain(siteName);
});

const [secret = '', old = '', older = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

test.each<[name: string, value: string, read: Partial<Environment>]>([
  ['SMTP_URL', 'smtp://localhost', {smtpUrl: 'smtp://localhost'}],
  ['CRM_WEBHOOK_URL', 'https://crm.example/leads', {crmUrl: 'https://crm.example/leads'}],
  ['CRM_WEBHOOK_SECRET', 'shared', {crmSecret: 'shared'}],
  ['MAIL_FROM', '"Acme, Inc." <web@acme.example>', {mailFrom: {name: 'Acme, Inc.', address: 'web@acme.example'}}],
  ['MAIL_FROM', 'web@acme.example', {mailFrom: {name: '', address: 'web@acme.example'}}],
  ['SUPPORT_EMAIL', 'help@acme.example', {supportMailbox: {name: 'Scalewell support', address: 'help@acme.example'}}],
  ['APP_SECRET', `${secret}, ${old} ,,${older}`, {appSecret: secret, oldSecrets: [old, older]}],
  ['CONTACT_LIMIT', '50', {contactLimit: 50}],
  ['FLOOD_LIMIT', '70', {floodLimit: 70}],
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
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:0db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, sender) => {
  expect(senderOf(ip)).toBe(sender);
});

test('a rate limit subject depends on form, address, secret and day, and reveals none of them', () => {
  const at = new Date('2025-10-02T23:59:59Z');
  const subject = rateSubject('contact', '192.0.2.1', 'secret', at);
  expect(subject).toBe(rateSubject('contact', '::ffff:192.0.2.1', 'secret', new Date('2025-10-02')));
  const others = [
    rateSubject('newsletter', '192.0.2.1', 'secret', at),
    rateSubject('contact', '192.0.2.2', 'secret', at),
    rateSubject('contact', '192.0.2.1', 'other', at),
    rateSubject('contact', '192.0.2.1', 'secret', new Date('2025-10-03')),
  ];
  expect(others).not.toContain(subject);
  expect(subject).not.toContain('192');
});
