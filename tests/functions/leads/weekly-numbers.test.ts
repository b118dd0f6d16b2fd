import {companyZone} from '#src/contracts/company-zone';
import {recordNoShow} from '../../../scripts/bookings/no-show';
import {addRow} from '../support/rows';
import {useSite} from '../support/site';

// A Monday in Toronto, still Sunday in Honolulu.
const monday = new Date('2026-03-02T10:00:00Z');
const {postgres, database, query} = useSite({time: monday});

const daysAgo = (days: number) => new Date(monday.getTime() - days * 24 * 60 * 60 * 1000);
const from = (label: string) => ({source: {label}});

test('the view counts what arrived by week and source', async () => {
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(1), ...from('google / cpc')});
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(1), kind: 'request', ...from('google / cpc')});
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(8), kind: 'trial', ...from('google / cpc')});
  await addRow(postgres, 'contact_messages', {received_at: daysAgo(8), state: 'held'});
  for (const state of ['booked', 'cancelled'])
    await addRow(postgres, 'bookings', {created_at: daysAgo(1), state, ...from('direct')});
  await addRow(postgres, 'bookings', {created_at: daysAgo(8), missed_at: daysAgo(1), ...from('direct')});
  await addRow(postgres, 'subscribers', {confirmed_at: daysAgo(0), ...from('direct')});
  const rows = await query('select week::text, source, what, count from weekly_numbers order by week, source, what');
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    '2026-02-16 direct demo 1',
    '2026-02-16 direct no-show 1',
    '2026-02-16 google / cpc trial 1',
    '2026-02-16 unknown held 1',
    '2026-02-23 direct canceled 1',
    '2026-02-23 direct demo 2',
    '2026-02-23 google / cpc contact 1',
    '2026-02-23 google / cpc request 1',
    '2026-03-02 direct sign-up 1',
  ]);
  const [view] = await query("select pg_get_viewdef('weekly_numbers'::regclass) as text");
  expect(String(view?.['text'])).toContain(companyZone);
});

test('a past demo can be recorded as a no-show, and taken back', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const id = await addRow(postgres, 'bookings', {starts_at: hourAgo, created_at: hourAgo});
  const missed = async () => (await query("select count from weekly_numbers where what = 'no-show'")).length;
  await recordNoShow(database.sql, id, {});
  expect(await missed()).toBe(1);
  await recordNoShow(database.sql, id, {undo: true});
  expect(await missed()).toBe(0);
  const ahead = await addRow(postgres, 'bookings', {starts_at: new Date(Date.now() + 3_600_000)});
  await expect(recordNoShow(database.sql, ahead, {})).rejects.toThrow('is not a booked demo that has started');
  jest.restoreAllMocks();
});
