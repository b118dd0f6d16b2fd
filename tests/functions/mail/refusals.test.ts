import {readQueueState} from '../../../functions/delivery/outbox/queue-state';
import {findStoredTroubles} from '../../../functions/health/find-troubles';
import {readHeldState} from '../../../functions/leads/held-messages';
import type {Mail, Mailer} from '../../../functions/delivery/mail/mail';
import type {TransportResult} from '../../../functions/delivery/outbox/delivery';
import {monday} from '../support/bookings';
import {jsonPost, visitor} from '../support/contact';
import {useSite} from '../support/site';

const {open, database, query} = useSite({time: monday});

const refused = (code: string, more: object = {}): TransportResult => {
  return {state: 'failed', code, permanent: true, ...more};
};
const ofSender = refused('EENVELOPE 554 5.7.1');
const ofAddress = refused('EENVELOPE 550 5.1.1', {isRecipientRefused: true});

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
  return {
    ...site,
    sent,
    server,
    run: async (minutes = 10) => {
      site.wait(minutes * 60);
      await site.outbox.run('run');
    },
    troubles: async (minutes: number) => {
      const at = new Date(monday.getTime() + minutes * 60_000);
      const [queue, held] = [await readQueueState(database.sql, at), await readHeldState(database.sql, at)];
      const calendar = {fullyBooked: false, taken: 0};
      return findStoredTroubles({queue, held, calendar, failingCalendarSeconds: null}).filter(
        (trouble) => trouble !== 'retention-stopped',
      );
    },
  };
};

const accept = (): TransportResult => ({state: 'sent'});
const states = () => query("select kind, state from outbox where kind not like '%reminder%' order by kind, state");

test.each([
  ['refuses the sender at RCPT TO', ofSender],
  ['knows no address, not even ours', ofAddress],
  ['is over its daily quota', refused('EMESSAGE 550 5.4.5')],
])(
  'a mail server that %s: nothing is canceled or lost, and the alarm comes with the next run',
  async (_what, result) => {
    const site = openWith(() => result);
    await site.send(jsonPost(visitor));
    await site.book();
    await site.settle();
    expect(await site.troubles(1)).toEqual([]);
    await site.run();
    expect(await site.troubles(11)).toContain('mail-refused');
    for (let hour = 0; hour < 12; hour += 1) await site.run(60);
    expect(await query('select state from bookings')).toEqual([{state: 'booked'}]);
    expect(await states()).toEqual(
      ['booking-host', 'booking-visitor', 'contact', 'mail-check'].map((kind) => ({kind, state: 'waiting'})),
    );
    site.server.decide = accept;
    await site.run();
    expect(await site.troubles(745)).toEqual([]);
    const subjects = site.sent.map(({subject}) => subject);
    expect(subjects[0]).toBe('Email to this address works again');
    for (const subject of ['New message', 'Demo booked', 'Your Scalewell demo']) {
      expect(subjects).toContainEqual(expect.stringContaining(subject));
    }
    expect(new Set(site.sent.map(({messageId}) => messageId)).size).toBe(site.sent.length);
  },
);

test('a text the mail server refuses: the team gets a mail that names the lead, and there is no alarm', async () => {
  const site = openWith(({text}) => (text.includes('GTUBE') ? refused('EMESSAGE 554') : accept()));
  const [first, second] = [
    (await site.read(jsonPost({...visitor, message: 'GTUBE once'}))).json.id,
    (await site.read(jsonPost({...visitor, message: 'GTUBE twice'}))).json.id,
  ];
  await site.read(jsonPost(visitor));
  await site.settle();
  await site.run();
  const [, check, ...more] = site.sent;
  expect(more).toEqual([]);
  expect(check?.subject).toBe('2 messages could not be delivered');
  for (const id of [first, second]) expect(check?.text).toContain(`Record ${id.slice(0, 8)} (`);
  for (const word of ['GTUBE', 'Marta', visitor.email]) expect(`${check?.text}${check?.html}`).not.toContain(word);
  expect(await site.troubles(60)).toEqual([]);
  await site.run();
  expect(site.sent).toHaveLength(2);
});

test('a stranger’s twelve refused messages are no alarm', async () => {
  const site = openWith(({text}) => (text.includes('GTUBE') ? refused('EMESSAGE 554') : accept()));
  for (let index = 0; index < 12; index += 1) {
    await site.send(jsonPost({...visitor, message: `GTUBE ${index}`}));
    await site.settle();
    await site.run(2);
    expect(await site.troubles(2 * index)).toEqual([]);
  }
  expect(site.sent.every(({subject}) => subject.endsWith('could not be delivered'))).toBe(true);
});

test('a lead the CRM refuses is named in a mail as well', async () => {
  const site = open({crm: {deliver: () => Promise.resolve({state: 'failed', code: 'http_422', permanent: true})}});
  await site.send(jsonPost(visitor));
  await site.settle();
  site.wait(600);
  await site.outbox.run('run');
  expect(site.mails.map(({subject}) => subject)).toContain('1 message could not be delivered');
  expect(site.mails.at(-1)?.text).toContain('(contact, crm: http_422)');
});
