import {applyLocalMigrations, migrationsFolder} from '../../functions/lib/database/local-migrations';
import {startPostgres, type TestPostgres} from '../support/database/postgres';

import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

let postgres: TestPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres({migrated: false});
  folder = await mkdtemp(path.join(os.tmpdir(), 'scalewell-migrations-'));
  // Netlify's local database has this table.
  await postgres.pool.query(
    'create schema netlify; create table netlify.migrations (name text primary key, applied_at timestamptz default now())',
  );
});

afterAll(async () => {
  await rm(folder, {recursive: true});
  await postgres.stop();
});

const readApplied = async () => {
  const {rows} = await postgres.pool.query<{name: string}>('select name from netlify.migrations order by name');
  return rows.map(({name}) => name);
};

test('migrates an empty database, even for concurrent first requests', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => applyLocalMigrations(postgres.pool)));
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  expect(await readApplied()).toEqual(files.map((file) => file.slice(0, -'.sql'.length)));
  expect(files[0]).toBe('0001_contact_messages.sql');
  await postgres.pool.query('select id from contact_messages');
  await applyLocalMigrations(postgres.pool);
});

test('applies new migrations once, and nothing of a failing one', async () => {
  await writeFile(path.join(folder, '0003_first.sql'), 'create table first_new (id int)');
  await writeFile(path.join(folder, '0004_broken.sql'), 'create table never (id int); select 1/0;');
  await writeFile(path.join(folder, 'notes.txt'), 'not a migration');
  await expect(applyLocalMigrations(postgres.pool, folder)).rejects.toThrow('division by zero');
  expect(await readApplied()).toContain('0003_first');
  await expect(postgres.pool.query('select * from never')).rejects.toThrow('does not exist');
});
