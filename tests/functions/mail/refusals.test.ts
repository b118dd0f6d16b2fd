import {recordRun} from '../../../functions/database/record-run';
import type {Mail, Mailer} from '../../../functions/delivery/mail/mail';
import type {TransportResult} from '../../../functions/delivery/outbox/delivery';
import {readQueueState} from '../../../functions/delivery/outbox/queue-state';
import {findStoredTroubles} from '../../../functions/health/handle-health';
import {queueHeldReports, readHeldState} from '../../../functions/leads/held-messages';
import {monday} from '../support/bookings';
import {jsonPost, visitor} from '../support/contact';
import {useSite} from '../support/site';

const {open, database, query} = useSite({time: monday});

const refused = (code: string): TransportResult => ({state: 'failed', code, isSpecific: true});

/** A site whose mail server decides about each mail. */
const openWith = (decide: (mail: Mail) => TransportResult) => {
  const sent: Mail[] = [];
  const server = {decide};
  const deliver: Mailer['deliver'] = (mail) => {
    const result = server.decide(mail);
    if (result.state === 'sent') sent.push(mail);
    return Promise.resolve(result);
  };
  const site = open({mail: {deliver}});
  let passed = 0;
  return {
    ...site,
    sent,
    server,
    run: async (minutes = 10) => {
      passed += minutes;
      site.wait(minutes * 60);
      await site.outbox.run('run');
      // As the job does.
      await recordRun(database.sql, 'outbox', new Date(monday.getTime() + passed * 60_000));
    },
    troubles: async (minutes: number) => {
      const at = new Date(monday.getTime() + minutes * 60_000);
      const [queue, held] = [await readQueueState(database.sql, at), await readHeldState(database.sql, at)];
      const others = {
        ...{calendar: undefined, failingCalendarSeconds: null, missing: []},
        requests: {open: 0, today: 0, oldestOpenSeconds: null},
      };
      return findStoredTroubles({queue, held, ...others}).filter((trouble) => trouble !== 'retention-stopped');
    },
  };
};

const accept = (): TransportResult => ({state: 'sent'});
const host = 'support@scalewell.example';
const lines = ({sent}: ReturnType<typeof openWith>) =>
  sent.filter(({subject}) => /bounced|could not be delivered/.test(subject));

test.each(['554 5.7.1', '550 5.1.1', '550 5.4.5', '451'])(
  'a mail server that answers %s to everything: nothing is canceled or lost, and the alarm comes within the hour',
  async (code) => {
    const site = openWith(() => refused(code));
    await site.send(jsonPost(visitor));
    await site.book();
    await site.settle();
    for (let run = 1; run <= 4; run += 1) await site.run();
    expect(await site.troubles(40)).toEqual([]);
    await site.run();
    expect(await site.troubles(50)).toEqual(['nothing-accepted']);
    for (let hour = 0; hour < 12; hour += 1) await site.run(60);
    expect(await query('select state from bookings')).toEqual([{state: 'booked'}]);
    site.server.decide = accept;
    await site.run(3 * 60);
    await site.run();
    expect(await site.troubles(960)).toEqual([]);
    const subjects = site.sent.map(({subject}) => subject);
    for (const subject of ['New message', 'Scalewell demo with']) {
      expect(subjects).toContainEqual(expect.stringContaining(subject));
    }
    expect(new Set(site.sent.map(({messageId}) => messageId)).size).toBe(site.sent.length);
  },
);

test('a mail server that refuses everything for days: what was given up meanwhile reaches the team once it accepts', async () => {
  const site = openWith(() => refused('550 5.7.1'));
  await site.send(jsonPost(visitor));
  await site.book({start: '2027-06-21T14:00Z'});
  await site.settle();
  for (let run = 0; run < 80; run += 1) await site.run(60);
  expect(await query("select count(*)::int from outbox where kind = 'contact' and state = 'dead'")).toEqual([
    {count: 1},
  ]);
  site.server.decide = accept;
  await site.send(jsonPost({...visitor, firstName: 'Later'}));
  await site.settle();
  for (let run = 0; run < 3; run += 1) await site.run(6 * 60);
  const messages = site.sent.filter(({subject}) => subject.startsWith('New message'));
  expect(messages.map(({text}) => /Name: (\w+)/.exec(text)?.[1]).sort()).toEqual(['Later', visitor.firstName]);
  expect(await query("select state from outbox where kind = 'booking-visitor'")).toEqual([{state: 'dead'}]);
});

test.each([
  ['refuses', {state: 'failed', code: '554', isSpecific: true} as const],
  ['drops the connection at', {state: 'failed', code: 'ECONNECTION'} as const],
  ['never confirms', {state: 'failed', code: 'mail-unconfirmed', isUnconfirmed: true} as const],
])('a mail server that %s a text or a name: the summary with others in it arrives without them', async (_, result) => {
  for (const bad of ['message', 'firstName']) {
    await query('delete from outbox');
    await query('delete from contact_messages');
    const site = openWith(({text}) => (text.includes('GTUBE') ? result : accept()));
    for (const sent of [{[bad]: 'GTUBE'}, {}])
      await site.send(jsonPost({...visitor, ...sent, website: 'https://x.example'}));
    await site.settle();
    await queueHeldReports(database.sql, 'https://www.scalewell.example', monday);
    for (let run = 0; run < 30; run += 1) await site.run();
    const [summary] = site.sent.filter(({subject}) => subject === '2 messages are held for you to check');
    expect(summary?.text).toMatch(/Open: http/);
    expect([summary?.text.includes('Open it to read it.'), summary?.text.includes(visitor.lastName)]).toEqual([
      true,
      bad === 'message' && result.code !== 'mail-unconfirmed',
    ]);
    expect(await query('select count(*)::int from contact_messages where reported_at is null')).toEqual([{count: 0}]);
  }
});

test('an invitation that was refused: the host gets one line with the server’s words, and the demo stays', async () => {
  const site = openWith(({to}) => (to.address === host ? accept() : refused('550 5.7.26')));
  await site.book();
  await site.settle();
  for (let run = 0; run < 6; run += 1) await site.run();
  expect(lines(site)).toHaveLength(1);
  const [line] = lines(site);
  expect([line?.to.address, line?.text.replace(/\s+/g, ' ')]).toEqual([
    host,
    expect.stringContaining('The server’s answer: 550 5.7.26. Write to the visitor from your own mailbox, or call.'),
  ]);
  expect(line?.text).toContain('marta@oakline.example');
  expect(await site.troubles(60)).toEqual([]);
  expect(await query('select state from bookings')).toEqual([{state: 'booked'}]);
});

test('an invitation that is late for an hour: the host is told, unless it has arrived by then', async () => {
  const site = openWith(({to}) => (to.address === host ? accept() : refused('450 4.2.0')));
  await site.book();
  await site.settle();
  for (let run = 0; run < 5; run += 1) await site.run();
  expect(lines(site)).toEqual([]);
  for (let run = 0; run < 2; run += 1) await site.run();
  expect(lines(site)).toHaveLength(1);
});

test('three mailboxes of one provider that takes nothing: the alarm comes at once', async () => {
  const site = openWith(({to}) => (to.address.endsWith('gmail.com') ? refused('550 5.7.26') : accept()));
  const book = async (name: string, hours: number, domain = 'gmail.com') => {
    await site.book({email: `${name}@${domain}`, start: `2027-06-1${hours}T14:00Z`});
    await site.settle();
  };
  await book('ann', 4);
  await book('bo', 5);
  await book('jo', 8, 'oakline.example');
  expect(await site.troubles(1)).toEqual([]);
  await book('cy', 6);
  expect(await site.troubles(2)).toEqual(['visitor-mail-failing']);
  await query("update outbox set code = '550 5.1.1' where code is not null");
  expect(await site.troubles(2)).toEqual([]);
});

test('a text the mail server refuses: the team gets a line that names the lead, and there is no alarm', async () => {
  const site = openWith(({text}) => (text.includes('GTUBE') ? refused('554') : accept()));
  const {id} = (await site.read(jsonPost({...visitor, message: 'GTUBE once'}))).json;
  await site.settle();
  for (let run = 1; run <= 30; run += 1) {
    await site.run();
    expect(await site.troubles(10 * run)).toEqual([]);
  }
  expect(lines(site)).toHaveLength(1);
  const [line] = lines(site);
  expect(line?.subject).toBe(`A lead could not be delivered (${id.slice(0, 8)})`);
  for (const word of ['GTUBE', 'Marta', visitor.email]) expect(`${line?.text}${line?.html}`).not.toContain(word);
});

test('a text that closes the connection keeps no other mail waiting, and is no alarm', async () => {
  const site = openWith(({text}) => (text.includes('GTUBE') ? {state: 'failed', code: 'ECONNECTION'} : accept()));
  for (let index = 0; index < 4; index += 1) await site.send(jsonPost({...visitor, message: `GTUBE ${index}`}));
  await site.settle();
  for (let run = 1; run <= 12; run += 1) {
    await site.send(jsonPost({...visitor, message: `Honest ${run}`}));
    await site.run();
    expect(await site.troubles(10 * run)).toEqual([]);
  }
  expect(lines(site)).toHaveLength(4);
});

test('a lead the CRM gave up on is named in a mail as well', async () => {
  const site = open({crm: {deliver: () => Promise.resolve({state: 'failed', code: 'http_422', isSpecific: true})}});
  await site.send(jsonPost(visitor));
  await site.settle();
  for (let run = 0; run < 80; run += 1) {
    site.wait(3600);
    await site.outbox.run('run');
  }
  expect(site.mails.filter(({subject}) => subject.includes('could not be delivered'))).toHaveLength(1);
  expect(site.mails.at(-1)?.text.replace(/\s+/g, ' ')).toContain('The CRM hasn’t accepted it yet (http_422).');
});
