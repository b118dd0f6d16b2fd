import {honeypotField} from '#src/contracts/hidden-fields';
import {recordRun} from '../../../functions/database/record-run';
import type {Mail} from '../../../functions/delivery/mail/mail';
import {queueUndelivered} from '../../../functions/delivery/outbox/undelivered';
import {erasePerson} from '../../../functions/leads/erase-person';
import {queueHeldReports} from '../../../functions/leads/held-messages';
import {createTeamLink, revokedJob} from '../../../functions/leads/team-link';
import {purge} from '../../../functions/retention/purge';
import {createBookingStore} from '../../../functions/scheduling/booking-store';
import {capacityOf} from '../../../functions/scheduling/gate';
import {bookingRules, hosts} from '../../../functions/scheduling/hosts';
import {act, findRecord} from '../../../functions/team/team-acts';
import {monday, visitor as demo} from '../support/bookings';
import {jsonPost, trial, visitor} from '../support/contact';
import {sendForm, sendJson, site as origin, visit} from '../support/requests';
import {hour, testSecret, useSite} from '../support/site';

import {randomUUID} from 'node:crypto';

const {site, open, database, query, count} = useSite({time: monday}, 'http');
const support = 'support@scalewell.example';
const day = 24 * hour;

/** Links in an email to the team, by their text. */
const linksIn = (mail: Mail | undefined, at = 0) =>
  Object.fromEntries(
    Array.from(
      (mail?.text ?? '').matchAll(/^([\w ]+): (https:\S+\/api\/team\?\S+)$/gm),
      ([, label = '', url = '']): [string, string] => [label, url],
    ).slice(at),
  );
const teamMail = () => site.mails.find(({to}) => to.address === support);
const press = (link = '', at = site) =>
  at.read(sendForm('/api/team', Object.fromEntries(new URL(link, origin).searchParams)));
const messageState = async () => (await query('select state, held_for from contact_messages'))[0];

async function receive(fields: object = {}) {
  const {json} = await site.read(jsonPost({...visitor, ...fields}));
  await site.settle();
  return json.id;
}

/** Someone asks for a demo that the team has to book. */
async function requestDemo(email: string) {
  await site.send(sendJson('/api/bookings', {...demo, email, [honeypotField]: 'x'}));
  const [row] = await query('select id from contact_messages where email = $1 and kind = $2', [email, 'request']);
  return String(row?.['id']);
}

/** Sends the mail about held messages. */
async function report() {
  await queueHeldReports(database.sql, origin, new Date(monday.getTime() + 1000));
  site.wait(5);
  await site.outbox.run('run-1');
  return site.mails.find(({subject}) => subject.includes('held'));
}

test('a message can be marked as spam and taken back; its text is held from then on', async () => {
  const message = 'We sell links to sites like yours, at a price nobody else offers.';
  await receive({message});
  const links = linksIn(teamMail());
  expect(Object.keys(links)).toEqual(['Mark as spam', 'Erase this person']);
  const page = await site.read(visit(links['Mark as spam'] ?? ''));
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(message)]);
  expect(page.text.match(/<button/g)).toHaveLength(1);
  const marked = await press(links['Mark as spam']);
  expect(marked.text).toContain('role="status">Marked as spam');
  expect(await messageState()).toEqual({state: 'held', held_for: ['spam']});
  expect((await press(links['Mark as spam'])).status).toBe(409);

  await receive({message, email: 'other@oakline.example'});
  expect(await count("contact_messages where 'spam' = any(held_for)")).toBe(2);
  const [token] = [new URL(links['Mark as spam'] ?? '').searchParams.get('token') ?? ''];
  await press(`?token=${token}&act=release`);
  expect(await count("contact_messages where state = 'released'")).toBe(1);
  await press(`?token=${token}&act=spam`);
  await purge(database.sql, {at: new Date(monday.getTime() + 31 * day * 1000), leadDays: 730});
  expect(await count(`contact_messages where held_for = '{spam}' and email = '${visitor.email}'`)).toBe(0);
});

test('the links in the mail about a trial request work, too', async () => {
  await site.send(sendJson('/api/trial', trial));
  await site.settle();
  const links = linksIn(teamMail());
  expect(Object.keys(links)).toEqual(['Mark as spam', 'Erase this person']);
  expect((await site.read(visit(links['Mark as spam'] ?? ''))).status).toBe(200);
  expect((await press(`${links['Erase this person'] ?? ''}&address=${trial.email}`)).text).toContain(
    'Erased (messages: 1',
  );
});

test('erasing a person needs no shell, and the log names no one', async () => {
  await receive();
  await site.book({email: visitor.email});
  const {'Erase this person': erase} = linksIn(teamMail());
  const page = (await site.read(visit(erase ?? ''))).text.replace(/\s+/g, ' ');
  for (const part of [visitor.email, 'Demo for Tue, June 8, 10:00 AM', 'Message, received'])
    expect(page).toContain(part);
  for (const address of ['', 'other@oakline.example']) {
    expect((await press(`${erase ?? ''}&address=${address}`)).status).toBe(422);
  }
  expect(await count("contact_messages where state = 'erased'")).toBe(0);
  const done = await press(`${erase ?? ''}&address=${visitor.email}`);
  expect(done.text).toContain('Erased (messages: 1, demos: 1, sign-ups: 0, comments: 0)');
  expect([await count('erasures'), await count('bookings')]).toEqual([1, 0]);
  expect((await press(`${erase ?? ''}&address=${visitor.email}`)).status).toBe(409);
  site.mails.length = 0;
  await site.outbox.run('run-1');
  expect(site.mails.map(({subject, text}) => [subject, text.replace(/\s+/g, ' ')])).toEqual([
    ['A demo was erased', expect.stringContaining('the demo on Tue, June 8, 10:00 AM Eastern')],
  ]);
  expect(site.readLog()).toContainEqual(
    expect.objectContaining({event: 'team', outcome: 'erase', lead: expect.any(String), count: 2}),
  );
  expect(site.logLines.filter((line) => line.includes('"team"')).join()).not.toMatch(/marta|oakline|token/i);
});

test('held messages are released and discarded one by one, or all that a mail lists', async () => {
  const held = {[honeypotField]: 'x'};
  for (const firstName of ['Ann', 'Bo', 'Cy', 'Di']) {
    await receive({...held, firstName});
    site.wait(1);
  }
  const mail = await report();
  const urls = Array.from((mail?.text ?? '').matchAll(/https:\S+\/api\/team\?\S+/g), ([url]) => url);
  expect(urls).toHaveLength(10);
  const [releaseAnn, , , discardBo, , , , , releaseAll, discardAll] = urls;
  site.mails.length = 0;
  expect((await press(releaseAnn)).text).toContain('Released.');
  await site.settle();
  expect(teamMail()?.text).toContain('Ann');
  await press(discardBo);
  expect(await query('select first_name, state from contact_messages order by first_name')).toEqual([
    {first_name: 'Ann', state: 'released'},
    {first_name: 'Cy', state: 'held'},
    {first_name: 'Di', state: 'held'},
  ]);
  expect((await site.read(visit(discardAll ?? ''))).text).toContain('Discard 2 Messages');
  await press(releaseAll);
  await site.settle();
  expect(site.mails).toHaveLength(3);
  const gone = await site.read(visit(discardAll ?? ''));
  expect([gone.status, gone.text]).toEqual([410, expect.stringContaining('Nothing left to do')]);
});

test.each([
  ['Cancel the demo', ['Demo canceled', 'Your Scalewell demo is canceled']],
  ['Cancel without an email', ['Demo canceled']],
])('%s', async (label, subjects) => {
  const booked = await site.book();
  await site.settle();
  const link = linksIn(teamMail())[label];
  site.mails.length = 0;
  expect((await site.read(visit(link ?? ''))).text).toMatch(/Marta Silva[^]*10:00 – 10:30 AM.*Eastern/);
  expect((await press(link)).text).toContain('role="status">Canceled');
  await site.settle();
  expect(site.mails.map(({subject}) => subject.split(':')[0]).sort()).toEqual(subjects);
  expect((await press(link)).status).toBe(409);
  expect((await site.times()).length).toBeGreaterThan(0);
  expect(await query('select state from bookings where id = $1', [booked.id])).toEqual([{state: 'cancelled'}]);
  expect(Object.keys(linksIn(teamMail()))).toEqual(['Erase this person']);
});

test('a demo that is over cannot be canceled', async () => {
  await site.book();
  await site.settle();
  const link = linksIn(teamMail())['Cancel the demo'];
  site.setTime(new Date('2027-06-08T15:00Z'));
  expect((await press(link)).status).toBe(409);
});

test('visits change nothing, however often a mail scanner makes them', async () => {
  await receive();
  await site.book({email: 'bo@oakline.example'});
  await site.settle();
  const before = await query('select state from contact_messages union all select state from bookings');
  const links = site.mails.filter(({to}) => to.address === support).flatMap((mail) => Object.values(linksIn(mail)));
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    for (const method of ['GET', 'HEAD']) expect((await site.send(visit(link, {method}))).status).toBe(200);
  }
  expect(await query('select state from contact_messages union all select state from bookings')).toEqual(before);
});

test('only the company gets links, they end after 14 days, and one lead’s link says nothing about another', async () => {
  await receive();
  await site.book();
  await site.send(sendJson('/api/trial', trial));
  await site.settle();
  const isForTeam = ({to}: Mail) => to.address === support;
  expect(site.mails).toHaveLength(4);
  for (const mail of site.mails)
    expect([mail.text.includes('/api/team'), mail.subject]).toEqual([isForTeam(mail), mail.subject]);
  const link = linksIn(teamMail())['Mark as spam'] ?? '';
  const url = new URL(link);
  url.searchParams.set(
    'token',
    (url.searchParams.get('token') ?? '').replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
  );
  expect((await press(url.href)).status).toBe(400);
  site.wait(14 * day - 60);
  expect((await site.send(visit(link))).status).toBe(200);
  site.wait(61);
  expect((await press(link)).status).toBe(410);
  expect(await count("contact_messages where state = 'received'")).toBe(2);
});

test('a post from another site, an unknown act and another lead’s act change nothing', async () => {
  const id = await receive();
  const token =
    new URL(createTeamLink(id, {site: origin, secret: testSecret, at: monday})).searchParams.get('token') ?? '';
  const foreign = sendForm('/api/team', {token, act: 'erase'}, {'Sec-Fetch-Site': 'cross-site'});
  expect((await site.send(foreign)).status).toBe(403);
  for (const act of ['release', 'cancel', 'drop', ''])
    expect((await press(`?token=${token}&act=${act}`)).status).toBe(409);
  expect(await messageState()).toEqual({state: 'received', held_for: []});
  const overview = await site.read(visit(`/api/team?token=${token}`));
  expect(overview.text.match(/<button/g)).toHaveLength(2);
});

test('without a secret mails have no links, and the page says why', async () => {
  const unsigned = open({environment: {appSecret: undefined}});
  await unsigned.send(jsonPost(visitor));
  await unsigned.settle();
  expect(unsigned.mails[0]?.text).not.toContain('/api/team');
  expect((await unsigned.send(visit('/api/team?token=x'))).status).toBe(503);
});

test('what someone typed is shown as text', async () => {
  await receive({message: '<script>alert(1)</script>'});
  const page = await site.read(visit(linksIn(teamMail())['Mark as spam'] ?? ''));
  expect(page.text).toContain('&lt;script&gt;');
  expect(page.text).not.toContain('<script');
});

test('Book It and Erase at the same moment leave nothing of the person', async () => {
  for (let round = 0; round < 6; round += 1) {
    await query('delete from bookings');
    const email = `marta${round}@oakline.example`;
    const id = await requestDemo(email);
    const token = new URL(createTeamLink(id, {site: origin, secret: testSecret, at: monday})).searchParams.get('token');
    const [booked, erased] = await Promise.all([
      press(`?token=${token ?? ''}&act=book`),
      press(`?token=${token ?? ''}&act=erase&address=${email}`),
    ]);
    expect([200, 409]).toContain(booked.status);
    expect(erased.text).toContain('Erased (messages: 1');
    expect(await query('select email from bookings union all select email from contact_messages')).toEqual(
      Array(round + 1).fill({email: ''}),
    );
  }
});

test('a request that was erased after its page was opened is not booked', async () => {
  const id = await requestDemo('marta@oakline.example');
  const record = await findRecord(database.sql, id);
  await erasePerson(database.sql, 'marta@oakline.example', {hash: 'h', at: monday});
  const store = createBookingStore(() => Promise.resolve(database.sql), {
    ...{
      hosts,
      rules: bookingRules,
      capacity: capacityOf(hosts, bookingRules),
      channels: ['mail'],
      createId: randomUUID,
    },
    calendars: {keys: [], refresh: () => Promise.resolve()},
  });
  const context = {at: monday, site: origin, secret: testSecret, channels: [], createId: randomUUID, store};
  expect(record && (await act(database.sql, id, record, 'book', context))).toMatchObject({changed: 0, isTaken: false});
  expect(await count('bookings')).toBe(0);
});

test('an address can’t add recipients or a subject to the team’s drafts', async () => {
  const email = 'sales?cc=boss%40rival.example&subject=Invoice&x=y@evil.example';
  const safe = 'mailto:sales%3Fcc%3Dboss%2540rival.example%26subject%3DInvoice%26x%3Dy@evil.example';
  await receive({email});
  const id = await requestDemo(email);
  await site.book({email});
  await site.settle();
  await query("update outbox set state = 'dead', done_at = $1 where kind = 'booking-visitor'", [monday]);
  await queueUndelivered(database.sql, monday);
  await site.outbox.run('run-1');
  const links = site.mails.flatMap(({html}) => html.match(/mailto:sales[^"]*/g) ?? []);
  expect(new Set(links)).toEqual(new Set([safe]));
  // The message, the host’s invitation, and the line that the visitor’s was refused.
  expect(links).toHaveLength(3);
  const page = await site.read(visit(createTeamLink(id, {site: origin, secret: testSecret, at: monday})));
  expect(page.text).toContain(`href="${safe}?subject=`);
});

test('after links were revoked, only those in later mails work', async () => {
  await receive();
  const link = linksIn(teamMail())['Mark as spam'] ?? '';
  site.wait(60);
  await recordRun(database.sql, revokedJob, new Date(monday.getTime() + 30_000));
  expect((await site.send(visit(link))).status).toBe(410);
  expect((await press(link)).status).toBe(410);
  site.mails.length = 0;
  await receive({email: 'other@oakline.example'});
  expect((await site.send(visit(linksIn(teamMail())['Mark as spam'] ?? ''))).status).toBe(200);
});
