import {configuredChannels, leadChannels} from '../../../functions/delivery/channels';
import {createCrm} from '../../../functions/delivery/crm/create-crm';
import {post, publicTargets} from '../../../functions/delivery/crm/post';
import {createPublicLookup, isPublicAddress} from '../../../functions/delivery/crm/post';
import {createTransports, openChannels} from '../../../functions/delivery/transports';
import {startCrm, type TestCrm} from '../../support/crm';
import {jsonPost, visitor} from '../support/contact';
import {localTargets} from '../support/endpoints';
import {jsonPost as signUp, linkIn, pressButton} from '../support/newsletter';
import {useSite} from '../support/site';

import {Webhook} from 'standardwebhooks';

const {open} = useSite();
let server: TestCrm;

beforeEach(async () => {
  server = await startCrm();
});

const secret = 'a secret that both sides know';
const data = {id: '1', email: 'é@x.example'};
const event = {type: 'contact.received', timestamp: new Date('2026-03-02T09:00:00Z'), data};
const openCrm = (more: Partial<Parameters<typeof createCrm>[0]> = {}) =>
  createCrm({url: server.url, secret, targets: localTargets, ...more});
const sentEvents = () => server.received.map(({body}) => JSON.parse(body) as unknown);

test.each([
  ['any text', secret, new Webhook(secret, {format: 'raw'})],
  ['whsec_ and base64', 'whsec_c2NhbGV3ZWxsLXRlc3Qta2V5', new Webhook('whsec_c2NhbGV3ZWxsLXRlc3Qta2V5')],
])('is signed as Standard Webhooks specifies; the secret is %s', async (_what, key, verifier) => {
  expect(await openCrm({secret: key}).deliver(event, 'delivery-1')).toEqual({state: 'sent'});
  const [{headers, body} = {headers: {}, body: ''}] = server.received;
  const sent = {...event, timestamp: '2026-03-02T09:00:00.000Z'};
  expect(verifier.verify(body, headers as Record<string, string>)).toEqual(sent);
  expect(() => verifier.verify(body.replace('"1"', '"2"'), headers as Record<string, string>)).toThrow();
  expect(headers).toMatchObject({'webhook-id': 'delivery-1', 'idempotency-key': 'delivery-1'});
});

test('a lead reaches the team and the CRM once each', async () => {
  const endpoint = open({crm: openCrm()});
  const {id} = (await endpoint.read(jsonPost(visitor))).json;
  await endpoint.settle();
  expect(endpoint.mails).toHaveLength(1);
  expect(sentEvents()).toEqual([
    {
      type: 'contact.received',
      timestamp: expect.any(String),
      data: expect.objectContaining({id, ...visitor, source: 'unknown'}),
    },
  ]);
});

test('a subscriber reaches the CRM only after confirming', async () => {
  const newsletter = open({crm: openCrm()});
  const {email} = visitor;
  await newsletter.send(signUp({email}));
  await newsletter.settle();
  expect(server.received).toEqual([]);
  await newsletter.send(pressButton(linkIn(newsletter.mails[0], 'confirm')));
  await newsletter.settle();
  const sent = {type: 'newsletter.confirmed', timestamp: expect.any(String), data: expect.objectContaining({email})};
  expect(sentEvents()).toEqual([sent]);
});

test.each([
  [301, false],
  [401, false],
  [410, false],
  [422, true],
  [429, false],
  [503, false],
])('%i is a failure, about this event alone: %p, and a redirect is not followed', async (status, isSpecific) => {
  server.respondWith(status, {Location: server.url});
  expect(await openCrm().deliver(event, 'delivery-1')).toEqual({state: 'failed', code: `http_${status}`, isSpecific});
  expect(server.received).toHaveLength(1);
});

test('a timeout or an unreachable host means that the channel is down', async () => {
  server.respondWith(undefined);
  expect(await openCrm({timeout: 50}).deliver(event, 'delivery-1')).toEqual({
    state: 'failed',
    code: expect.any(String),
  });
  const gone = openCrm({url: 'http://127.0.0.1:1/'});
  expect(await gone.deliver(event, 'delivery-1')).toEqual({state: 'failed', code: 'ECONNREFUSED'});
});

const privateHosts = ['127.0.0.1', '127.1', '2130706433', '[::1]', '[::ffff:10.0.0.1]', '10.0.0.1', '192.168.1.1'];
const localHosts = ['169.254.169.254/latest/meta-data', '0.0.0.0', 'localhost'];

test.each([
  'http://crm.example/',
  'file:///etc/passwd',
  ...[...privateHosts, ...localHosts].map((host) => `https://${host}/`),
])('%s is refused', async (url) => {
  const attempt = post({url, headers: {}, body: '', timeout: 1000}, publicTargets);
  await expect(attempt).rejects.toMatchObject({code: 'address_is_not_public'});
});

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const reserved = ['172.31.255.255', '100.64.0.1', '224.0.0.1', 'fd00::1', 'fe80::1', '64:ff9b::a00:1', '2002:a00:1::'];

test.each([...reserved, 'nonsense'])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a host with a private address among others is refused, and the connection uses the checked address', async () => {
  const resolveTo = (...addresses: string[]) =>
    new Promise((resolve) => {
      const lookup = createPublicLookup(() => Promise.resolve(addresses.map((address) => ({address, family: 4}))));
      lookup('crm.example', {all: false}, (error, address) => {
        resolve(error === null ? address : error.code);
      });
    });
  expect(await resolveTo('93.184.215.14')).toBe('93.184.215.14');
  expect(await resolveTo('93.184.215.14', '10.0.0.1')).toBe('address_is_not_public');
  expect(await resolveTo()).toBe('address_is_not_public');
});

const [smtpUrl, crmUrl, notifyUrl] = ['smtp://mail.example', 'https://crm.example/leads', 'https://chat.example/1'];

test.each([
  [{}, ['mail'], []],
  [{local: true}, ['mail'], ['mail']],
  [{smtpUrl}, ['mail'], ['mail']],
  [{crmUrl}, ['crm'], []],
  [{crmUrl, crmSecret: secret}, ['crm'], ['crm']],
  [{smtpUrl, crmUrl, crmSecret: secret}, ['mail', 'crm'], ['mail', 'crm']],
  [{notifyUrl}, ['mail', 'notify'], ['notify']],
  [{smtpUrl, crmUrl, notifyUrl}, ['mail', 'crm', 'notify'], ['mail', 'notify']],
])('with %j, leads wait for %j, and %j are open and reported by health', (settings, wanted, opened) => {
  const none = {
    smtpUrl: undefined,
    local: false,
    mailPaused: false,
    previewMailTo: undefined,
    crmUrl: undefined,
    crmSecret: undefined,
    notifyUrl: undefined,
  };
  const environment = {...none, ...settings};
  expect(leadChannels(environment)).toEqual(wanted);
  expect(openChannels(createTransports(environment))).toEqual(opened);
  expect(configuredChannels(environment)).toEqual(opened);
  // While mail is paused, it waits for a channel that counts as set up.
  const paused = {...environment, mailPaused: true};
  expect(leadChannels(paused)).toEqual(wanted);
  expect(configuredChannels(paused)).toEqual(opened);
  expect(openChannels(createTransports(paused))).toEqual(opened.filter((channel) => channel !== 'mail'));
});
