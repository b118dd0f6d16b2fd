import type {TransportResult} from '../../../functions/delivery/outbox/delivery';
import {leadLine} from '../../../functions/delivery/renderers/team-mail';
import {createNotifier} from '../../../functions/delivery/transports';
import {startCrm, type TestCrm} from '../../support/crm';
import {monday} from '../support/bookings';
import {jsonPost, trial, visitor} from '../support/contact';
import {localTargets} from '../support/endpoints';
import {sendJson} from '../support/requests';
import {type SiteParts, useSite} from '../support/site';

const {open, query} = useSite();
let server: TestCrm;

beforeEach(async () => {
  server = await startCrm();
});

const openChat = (parts: SiteParts = {}, timeout = 200) =>
  open({notify: createNotifier({url: server.url, targets: localTargets, timeout}), time: monday, ...parts});
const sentLines = () => server.received.map(({body}) => JSON.parse(body) as unknown);
const rows = () => query("select state, code from outbox where channel = 'notify'");

test('a message, a trial and a new demo are one line each, with nothing but kind, name and company', async () => {
  const site = openChat();
  await site.send(jsonPost(visitor));
  await site.send(sendJson('/api/trial', trial));
  await site.settle();
  const booked = await site.book();
  await site.settle();
  expect((await site.change(booked, {action: 'move', start: '2027-06-08T15:00Z'})).status).toBe(200);
  await site.settle();
  site.wait(600);
  await site.outbox.run('run-1');
  expect(sentLines()).toEqual(
    expect.arrayContaining([
      {text: 'New message from the website: Marta Silva, Oakline Studio'},
      {text: 'New trial request from the website: Marta Silva, Oakline Studio'},
      {text: 'New demo on the calendar: Marta Silva, Oakline Studio'},
    ]),
  );
  expect(server.received).toHaveLength(3);
  expect(server.received[0]?.headers).toMatchObject({'content-type': 'application/json'});
});

test.each([
  ['<!channel>', '@everyone', 'New: channel, everyone'],
  ['[Marta](https://evil.example)', '*Oakline*', 'New: Marta (https evil. example), Oakline'],
  ['J. R. Žižek-O’Neil', 'Smith & Co. (Malmö)', 'New: J. R. Žižek-O’Neil, Smith & Co. (Malmö)'],
  ['&lt;!here&gt;', '', 'New: &lt here&gt'],
  ['李\n雷', '株式会社', 'New: 李 雷, 株式会社'],
])('%j of %j is no link, format or call to everyone: %j', (name, company, line) => {
  expect(leadLine('New', name, company)).toBe(line);
});

test('an erased lead is not announced', async () => {
  const site = open({notify: {deliver: () => Promise.resolve({state: 'failed', code: 'http_500', permanent: false})}});
  await site.send(jsonPost(visitor));
  await site.settle();
  await query("update contact_messages set state = 'erased'");
  const later = openChat({time: new Date(Date.now() + 600_000)});
  await later.outbox.run('run-1');
  expect(server.received).toEqual([]);
  expect(await rows()).toEqual([{state: 'cancelled', code: null}]);
});

test.each([
  [500, 'waiting', 'http_500'],
  [301, 'waiting', 'http_301'],
  [410, 'waiting', 'http_410'],
  [undefined, 'waiting', 'ABORT_ERR'],
])('with the answer %p the mail is sent, the line is %s, and the log says %s', async (status, state, code) => {
  server.respondWith(status, {Location: server.url});
  const site = openChat();
  expect((await site.send(jsonPost(visitor))).status).toBe(201);
  await site.settle();
  expect(site.mails).toHaveLength(1);
  expect(server.received).toHaveLength(1);
  expect(await rows()).toEqual([{state, code}]);
  expect(site.readLog()).toContainEqual(expect.objectContaining({event: 'contact-notify', code}));
  expect(site.logLines.join()).not.toContain(server.url);
});

test('an address that is not public is refused, and the line waits', async () => {
  const site = open({notify: createNotifier({url: 'https://169.254.169.254/latest'})});
  await site.send(jsonPost(visitor));
  await site.settle();
  expect(await rows()).toEqual([{state: 'waiting', code: 'address_is_not_public'}]);
});

test('mail does not wait for a chat that never answers', async () => {
  const {promise, resolve: end} = Promise.withResolvers<TransportResult>();
  const deliver = () => promise;
  const site = open({notify: {deliver}, time: monday});
  await site.book();
  const settled = site.settle();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(site.mails.map(({to}) => to.address)).toContain('marta@oakline.example');
  end({state: 'failed', code: 'ABORT_ERR'});
  await settled;
});
