import {recordNoShow} from '../../../scripts/bookings/no-show';
import {stats} from '../../../scripts/leads/stats';
import {readStats} from '../../../functions/leads/lead-stats';
import {runRetention} from '../../../functions/retention/run-retention';
import {createLog} from '../../../functions/setup/log';
import type {Environment} from '../../../functions/setup/environment';
import {addRow} from '../support/rows';
import {testEnvironment, useSite} from '../support/site';

// A Monday in Toronto, still Sunday in Honolulu.
const monday = new Date('2026-03-02T10:00:00Z');
const statsMailTo = {name: '', address: 'team@scalewell.example'};
const {site, open, postgres, database, count} = useSite({time: monday, environment: {statsMailTo}});

const daysAgo = (days: number) => new Date(monday.getTime() - days * 24 * 60 * 60 * 1000);
const from = (label: string) => ({source: {label}});

async function addLeads(): Promise<void> {
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(1), ...from('google / cpc')});
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(8), kind: 'trial', ...from('google / cpc')});
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(8), state: 'held'});
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(40), ...from('old')});
  for (const state of ['booked', 'cancelled'])
    await addRow(postgres, 'bookings', {created_at: daysAgo(1), state, ...from('direct')});
  await addRow(postgres, 'bookings', {created_at: daysAgo(8), missed_at: daysAgo(1), ...from('direct')});
  await addRow(postgres, 'subscribers', {requested_at: daysAgo(0), confirmed_at: daysAgo(0), ...from('direct')});
  await addRow(postgres, 'subscribers', {requested_at: daysAgo(0), state: 'pending', address_key: 'x@y.example'});
}

const none = {leads: 0, trials: 0, demos: 0, signUps: 0, held: 0, canceled: 0, noShows: 0};

test('leads are counted by week and by source', async () => {
  await addLeads();
  expect(await readStats(database.sql, monday, 30)).toEqual({
    weeks: [
      {name: '2026-02-16', counts: {...none, trials: 1, held: 1, demos: 1, noShows: 1}},
      {name: '2026-02-23', counts: {...none, leads: 1, demos: 2, canceled: 1}},
      {name: '2026-03-02', counts: {...none, signUps: 1}},
    ],
    sources: [
      {name: 'direct', counts: {...none, demos: 3, canceled: 1, noShows: 1, signUps: 1}},
      {name: 'google / cpc', counts: {...none, leads: 1, trials: 1}},
      {name: 'unknown', counts: {...none, held: 1}},
    ],
  });
});

test('a thousand invented sources become twenty and the rest', async () => {
  await postgres.pool.query(
    `insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, message, source)
     select gen_random_uuid(), 'many' || number, $1, 'a', 'b', 'c', 'd', jsonb_build_object('label', 's' || number)
     from generate_series(1, 1000) as number`,
    [daysAgo(1)],
  );
  const {sources} = await readStats(database.sql, monday, 30);
  expect(sources).toHaveLength(21);
  expect(sources[0]).toMatchObject({name: 'other', counts: {leads: 980}});
});

test('the command prints both tables, and a past demo can be recorded as a no-show', async () => {
  let printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  await stats(database, {days: '30'});
  expect(printed).toBe('Nothing arrived in 30 days.\n');
  const hourAgo = new Date(Date.now() - 3_600_000);
  const id = await addRow(postgres, 'bookings', {starts_at: hourAgo, created_at: hourAgo, ...from('news\u001B[2J')});
  await recordNoShow(database.sql, id, {});
  await stats(database, {days: '7'});
  expect(printed).toMatch(/week from[^]*source [^]*news\[2J +│ 0 +│ 0 +│ 1 +│ 0 +│ 0 +│ 0 +│ 1/);
  await recordNoShow(database.sql, id, {undo: true});
  expect((await readStats(database.sql, new Date(), 7)).sources[0]?.counts.noShows).toBe(0);
  const ahead = await addRow(postgres, 'bookings', {starts_at: new Date(Date.now() + 3_600_000)});
  await expect(recordNoShow(database.sql, ahead, {})).rejects.toThrow('is not a booked demo that has begun');
  await expect(stats(database, {days: '0'})).rejects.toThrow('--days is "0". Use a whole number from 1 to 3650.');
  jest.restoreAllMocks();
});

test('on Mondays one mail has the numbers of four weeks, if it has an address', async () => {
  await addLeads();
  const run = (at: Date, environment: Environment = {...testEnvironment, statsMailTo}) =>
    runRetention('request-1', {
      connect: () => Promise.resolve(database.sql),
      clock: () => at,
      log: createLog(
        () => at,
        () => undefined,
      ),
      environment,
      channels: ['mail'],
      site: '',
    });
  await run(daysAgo(1));
  await run(monday, testEnvironment);
  expect(await count("outbox where kind = 'lead-stats'")).toBe(0);
  await run(monday);
  await run(monday);
  await site.outbox.run('request-1');
  const mails = site.mails.filter(({subject}) => subject === 'Leads of the last four weeks');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({to: statsMailTo});
  expect(mails[0]?.text).toMatch(/2026-02-23: 1 lead, 2 demos, 1 canceled/);
  expect(mails[0]?.text).toMatch(/direct: 3 demos, 1 sign-up, 1 canceled, 1 no-show/);
});

test('without an address, a queued mail is canceled', async () => {
  await addRow(postgres, 'outbox', {kind: 'lead-stats', attempts: 0, due_at: daysAgo(0), wanted_at: daysAgo(0)});
  const other = open({environment: {statsMailTo: undefined}});
  await other.outbox.run('request-1');
  expect(other.mails).toEqual([]);
  expect(await count("outbox where state = 'cancelled'")).toBe(1);
});
