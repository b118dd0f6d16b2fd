import {retry} from '../../../scripts/leads/act';
import {afterRestore} from '../../../scripts/leads/after-restore';
import {monday} from '../support/bookings';
import {jsonPost, visitor} from '../support/contact';
import {addRow} from '../support/rows';
import {useSite} from '../support/site';

const {site, open, postgres, database: opened, query} = useSite();
const database = Object.assign(opened, {local: false, place: 'that of the tests'});
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const since = hoursAgo(12).toISOString();

let output = '';
beforeEach(() => {
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += String(text))));
});
afterEach(() => jest.restoreAllMocks());

/** A delivery of the copy, made a day ago and due that many hours from now. */
const inCopy = (due: number, state = 'waiting', kind = 'booking-reminder-day') => {
  const [time, created] = [hoursAgo(-due), hoursAgo(24)];
  return addRow(postgres, 'outbox', {kind, state, created_at: created, wanted_at: time, due_at: time});
};

test('ends what was due between the copy and now, and keeps the rest', async () => {
  const [sentSince, retried] = [await inCopy(-6), await inCopy(-20, 'waiting', 'contact')];
  const [ahead, held] = [await inCopy(6), await inCopy(-6, 'held')];
  const booking = await addRow(postgres, 'bookings', {created_at: hoursAgo(24), ends_at: hoursAgo(-48)});
  const paused = open({mail: undefined});
  const {id} = (await paused.read(jsonPost(visitor))).json;
  await afterRestore(database, {since, yes: true});
  const states = await query<{id: string; state: string; code: string}>('select id, state, code from outbox');
  const stateOf = (wanted: string) => states.find((row) => row.id === wanted)?.state;
  expect([sentSince, retried].map(stateOf)).toEqual(['cancelled', 'cancelled']);
  expect([ahead, held].map(stateOf)).toEqual(['waiting', 'held']);
  expect(await query('select state from outbox where reference = $1', [id])).toEqual([{state: 'waiting'}]);
  expect(output).toMatch(/Canceled 2 deliveries[^]*Upcoming demos[^]*only in the mailbox/);
  expect(output).toContain(booking.slice(0, 8));
  // Mail is on again: only what came after the restore is sent, and what someone asks for.
  await site.outbox.run('run-1');
  expect(site.mails).toHaveLength(1);
  await retry(database, {}, sentSince.slice(0, 13));
  expect(await query('select state from outbox where id = $1', [sentSince])).toEqual([{state: 'waiting'}]);
});

test.each([undefined, 'yesterday', '2999-01-01'])('--since %p is refused', async (typed) => {
  await expect(afterRestore(database, {...(typed !== undefined && {since: typed}), yes: true})).rejects.toThrow(
    '--since',
  );
});

test('while mail is paused, forms and booking stay open, and mail waits', async () => {
  const paused = open({mail: undefined, environment: {mailPaused: true}, time: monday});
  await paused.book();
  expect((await paused.read(jsonPost(visitor))).status).toBe(201);
  await paused.settle();
  await paused.outbox.run('run');
  site.setTime(monday);
  await site.outbox.run('run');
  expect(site.mails.map(({subject}) => subject)).toHaveLength(3);
});
