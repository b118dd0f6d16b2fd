import {applyLocalMigrations, migrationsFolder} from '../../functions/database/local-migrations';
import {createDatabase, type TestPostgres} from '../support/database/postgres';
import {useFolder} from '../support/folder';

import {readdirSync} from 'node:fs';

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
    '0003_first.sql': 'create table first_new (id int)',
    '0004_broken.sql': 'create table never (id int); select 1/0;',
    'notes.txt': 'not a migration',
  });
  await expect(applyLocalMigrations(postgres.pool, folder.at())).rejects.toThrow('division by zero');
  expect(await readApplied()).toContain('0003_first');
  await expect(postgres.pool.query('select * from never')).rejects.toThrow('does not exist');
});
