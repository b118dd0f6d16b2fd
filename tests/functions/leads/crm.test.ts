import {createCrm} from '../../../functions/lib/crm/create-crm';
import {post, publicTargets} from '../../../functions/lib/crm/post';
import {createPublicLookup, isPublicAddress} from '../../../functions/lib/crm/public-address';
import {configuredChannels, leadChannels} from '../../../functions/lib/deliveries/channels';
import {createTransports, openChannels} from '../../../functions/lib/deliveries/transports';
import type {TestCrm} from '../../support/crm';
import {localTargets, startCrm} from '../../support/crm';
import {useDatabase} from '../../support/database/use-database';
import {jsonPost, visitor} from '../support/contact';
import {jsonPost as signUp, linkIn, newEmail, pressButton} from '../support/newsletter';
import {createSite} from '../support/site';

import {Webhook} from 'standardwebhooks';

const {postgres} = useDatabase();
let server: TestCrm;

beforeAll(async () => {
  server = await startCrm();
});

beforeEach(() => {
  server.received.length = 0;
  server.respondWith(204);
});

afterAll(async () => {
  await server.stop();
});

const secret = 'a secret that both sides know';
const event = {
  type: 'contact.received',
  timestamp: new Date('2026-03-02T09:00:00Z'),
  data: {id: '1', email: 'é@x.example'},
};
const openCrm = (timeout?: number) =>
  createCrm({url: server.url, secret, targets: localTargets, ...(timeout !== undefined && {timeout})});

test.each([
  ['any text', secret, new Webhook(secret, {format: 'raw'})],
  ['whsec_ and base64', 'whsec_c2NhbGV3ZWxsLXRlc3Qta2V5', new Webhook('whsec_c2NhbGV3ZWxsLXRlc3Qta2V5')],
])('is signed as Standard Webhooks specifies; the secret is %s', async (_what, key, verifier) => {
  await createCrm({url: server.url, secret: key, targets: localTargets}).deliver(event, 'delivery-1');
  const [{headers, body} = {headers: {}, body: ''}] = server.received;
  expect(verifier.verify(body, headers as Record<string, string>)).toEqual({
    type: 'contact.received',
    timestamp: '2026-03-02T09:00:00.000Z',
    data: event.data,
  });
  expect(() => verifier.verify(body.replace('"1"', '"2"'), headers as Record<string, string>)).toThrow();
  expect(headers).toMatchObject({'webhook-id': 'delivery-1', 'idempotency-key': 'delivery-1'});
});

test('a lead reaches the team and the CRM once each', async () => {
  const endpoint = createSite(postgres, {crm: openCrm()});
  const {id} = (await (await endpoint.send(jsonPost(visitor))).json()) as {id: string};
  await endpoint.settle();
  expect(endpoint.mails).toHaveLength(1);
  expect(server.received.map(({body}) => JSON.parse(body) as unknown)).toEqual([
    {type: 'contact.received', timestamp: expect.any(String), data: {id, ...visitor}},
  ]);
});

test('a subscriber reaches the CRM only after confirming', async () => {
  const newsletter = createSite(postgres, {crm: openCrm()});
  const email = newEmail();
  await newsletter.send(signUp({email}));
  await newsletter.settle();
  expect(server.received).toEqual([]);
  await newsletter.send(pressButton(linkIn(newsletter.mails[0], 'confirm')));
  await newsletter.settle();
  expect(server.received.map(({body}) => JSON.parse(body) as unknown)).toEqual([
    expect.objectContaining({type: 'newsletter.confirmed', data: {id: expect.any(String), email}}),
  ]);
});

test.each([
  [200, {state: 'sent'}],
  [301, {state: 'failed', code: 'http_301', permanent: false}],
  [401, {state: 'failed', code: 'http_401', permanent: false}],
  [410, {state: 'failed', code: 'http_410', permanent: true}],
  [422, {state: 'failed', code: 'http_422', permanent: true}],
  [429, {state: 'failed', code: 'http_429', permanent: false}],
  [503, {state: 'failed', code: 'http_503', permanent: false}],
])('%i is %p, and a redirect is not followed', async (status, result) => {
  server.respondWith(status, {Location: server.url});
  expect(await openCrm().deliver(event, 'delivery-1')).toEqual(result);
  expect(server.received).toHaveLength(1);
});

test('a timeout or an unreachable host is temporary', async () => {
  server.respondWith(undefined);
  expect(await openCrm(50).deliver(event, 'delivery-1')).toMatchObject({state: 'failed', permanent: false});
  const gone = createCrm({url: 'http://127.0.0.1:1/', secret, targets: localTargets});
  expect(await gone.deliver(event, 'delivery-1')).toEqual({state: 'failed', code: 'ECONNREFUSED', permanent: false});
});

test.each([
  'http://crm.example/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/',
  'https://localhost/',
  'file:///etc/passwd',
])('%s is refused', async (url) => {
  const attempt = post({url, headers: {}, body: '', timeout: 1000}, publicTargets);
  await expect(attempt).rejects.toMatchObject({code: 'address_is_not_public'});
});

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['172.31.255.255', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['nonsense', false],
])('%s is public: %p', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a host with a private address among others is refused, and the connection uses the checked address', () => {
  const resolveTo = (...addresses: string[]) =>
    new Promise((resolve) => {
      const lookup = createPublicLookup(() => Promise.resolve(addresses.map((address) => ({address, family: 4}))));
      lookup('crm.example', {all: false}, (error, address) => {
        resolve(error === null ? address : error.code);
      });
    });
  return Promise.all([
    expect(resolveTo('93.184.215.14')).resolves.toBe('93.184.215.14'),
    expect(resolveTo('93.184.215.14', '10.0.0.1')).resolves.toBe('address_is_not_public'),
    expect(resolveTo()).resolves.toBe('address_is_not_public'),
  ]);
});

test('leads go to every configured channel; without a complete one, they wait', () => {
  const none = {smtpUrl: undefined, local: false, crmUrl: undefined, crmSecret: undefined};
  const url = 'https://crm.example/leads';
  expect(leadChannels(none)).toEqual(['mail']);
  expect(leadChannels({...none, local: true})).toEqual(['mail']);
  expect(leadChannels({...none, crmUrl: url})).toEqual(['crm']);
  expect(leadChannels({...none, smtpUrl: 'smtp://x', crmUrl: url})).toEqual(['mail', 'crm']);
});

test.each([
  [{}, []],
  [{local: true}, ['mail']],
  [{smtpUrl: 'smtp://mail.example'}, ['mail']],
  [{crmUrl: 'https://crm.example/leads'}, []],
  [{crmUrl: 'https://crm.example/leads', crmSecret: secret}, ['crm']],
  [{smtpUrl: 'smtp://mail.example', crmUrl: 'https://crm.example/leads', crmSecret: secret}, ['mail', 'crm']],
])('%j opens the channels %j, and health reports the same ones', (settings, channels) => {
  const none = {smtpUrl: undefined, local: false, previewMailTo: undefined, crmUrl: undefined, crmSecret: undefined};
  const environment = {...none, ...settings};
  expect(openChannels(createTransports(environment))).toEqual(channels);
  expect(configuredChannels(environment)).toEqual(channels);
});
