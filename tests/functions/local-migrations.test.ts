import {applyLocalMigrations, migrationsFolder} from '../../functions/database/local-migrations';
import {createDatabase, type TestPostgres} from '../support/database/postgres';
import {useFolder} from '../support/folder';
import {addRow} from './support/rows';

import {hash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';

let postgres: TestPostgres;
const folder = useFolder();

beforeAll(async () => {
  postgres = await createDatabase('template0');
  // Netlify's local database has this table.
  await postgres.pool.query(
    'create schema netlify; create table netlify.migrations (name text primary key, applied_at timestamptz default now())',
  );
});

afterAll(() => postgres.stop());

const readApplied = async () => {
  const {rows} = await postgres.pool.query<{name: string}>('select name from netlify.migrations order by name');
  return rows.map(({name}) => name);
};

test('migrates an empty database, even for concurrent first requests', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => applyLocalMigrations(postgres.pool)));
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  expect(await readApplied()).toEqual(files.map((file) => file.slice(0, -'.sql'.length)).sort());
  expect(files).toContain('0001_tables.sql');
  await postgres.pool.query('select id from contact_messages');
  await applyLocalMigrations(postgres.pool);
});

test('applies new migrations once, and nothing of a failing one', async () => {
  folder.write({
    '0004_first.sql': 'create table first_new (id int)',
    '0005_broken.sql': 'create table never (id int); select 1/0;',
    'notes.txt': 'not a migration',
  });
  await expect(applyLocalMigrations(postgres.pool, folder.at())).rejects.toThrow('division by zero');
  expect(await readApplied()).toContain('0004_first');
  await expect(postgres.pool.query('select * from never')).rejects.toThrow('does not exist');
});

/* A database that has applied a migration never sees it change: correct it with a new one. */
const frozen = {
  '0001_tables.sql': 'a225e16e0495168a816a326b11aa6a34b841ffbdf08ba1989bb6569b8eb53612',
  '0002_requests.sql': '596ece0fc6b8a14318011747a67fcde854d40ab6a22c50baaef2767d205c4dec',
  '0003_browser_faults.sql': 'c352e2d6ebd7f97db846cdbef363cd9fd13cdd7b2c66a99d80a79189a826b5f3',
};

test('a migration that has been published is never changed', () => {
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  const hashes = files.map((file) => [file, hash('sha256', readFileSync(`${migrationsFolder}/${file}`))]);
  expect(Object.fromEntries(hashes)).toEqual(frozen);
});

test('a database with data of the first migration is migrated', async () => {
  const old = await createDatabase('template0');
  try {
    await old.pool.query('create schema netlify; create table netlify.migrations (name text primary key)');
    folder.write({'0001_tables.sql': readFileSync(`${migrationsFolder}/0001_tables.sql`, 'utf8')});
    await applyLocalMigrations(old.pool, folder.at());
    const add = async (state: string) => addRow(old, 'contact_messages', {kind: 'request', state});
    const ids = [await add('received'), await add('released'), await add('held'), await add('received')];
    const [booked, , , open] = ids;
    const times = {starts_at: new Date('2027-06-08T14:00Z'), ends_at: new Date('2027-06-08T14:30Z')};
    await addRow(old, 'bookings', {...times, idempotency_key: `request-${booked}`, booked_by: 'team'});
    await addRow(old, 'bookings', {...times, idempotency_key: 'request-of-a-visitor'});
    await old.pool.query("insert into rate_limits values ('bookings', '{}', 12, now()), ('hashed', '{}', 1, now())");
    await applyLocalMigrations(old.pool);
    const read = async (text: string) => (await old.pool.query<Record<string, string>>(text)).rows;
    expect(await read("select id, state from contact_messages where state = 'answered'")).toEqual([
      {id: booked, state: 'answered'},
    ]);
    expect((await read('select state from contact_messages order by state')).map(({state}) => state)).toEqual([
      'answered',
      'held',
      'received',
      'released',
    ]);
    expect((await read('select idempotency_key as key from bookings order by key')).map(({key}) => key).sort()).toEqual(
      [`request:${booked}`, 'request-of-a-visitor'].sort(),
    );
    expect(await read('select subject from rate_limits')).toEqual([{subject: 'hashed'}]);
    expect(await read('select expected_schema() except select schema_parts()')).toEqual([]);
    expect(open).toBeDefined();
  } finally {
    await old.stop();
  }
});
