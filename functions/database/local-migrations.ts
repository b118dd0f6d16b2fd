import type {Environment} from '../setup/environment';
import {openDatabase, type Sql} from './sql';

import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ServerDatabaseConnection} from '@netlify/database';

/** Where Netlify looks for migrations, relative to the project. */
export const migrationsFolder = 'netlify/database/migrations';

async function readApplied(pool: ServerDatabaseConnection['pool']): Promise<Set<string>> {
  const {rows} = await pool.query<{name: string}>('select name from netlify.migrations');
  return new Set(rows.map(({name}) => name));
}

/**
 * Applies migrations to the database of `netlify dev`, as Netlify does when it deploys; its local runtime starts with
 * an empty database and leaves this to a command. It shares that command's record (`netlify database migrations
 * apply`).
 *
 * A migration and its record are sent as one simple query, which Postgres runs in one transaction. If two requests
 * arrive first at the same time, one fails to create what the other created, and continues.
 */
export async function applyLocalMigrations(
  pool: ServerDatabaseConnection['pool'],
  folder = migrationsFolder,
): Promise<void> {
  const names = (await readdir(folder))
    .filter((file) => /^\d+_.+\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
  const applied = await readApplied(pool);
  for (const name of names.filter((candidate) => !applied.has(candidate))) {
    const sql = await readFile(path.join(folder, `${name}.sql`), 'utf8');
    try {
      await pool.query(`${sql}\n;insert into netlify.migrations (name) values ('${name}');`);
    } catch (error) {
      if (!(await readApplied(pool)).has(name)) throw error;
    }
  }
}

/** Opens the database. On a developer's machine, it is migrated first. */
export async function connect({local}: Pick<Environment, 'local'>): Promise<Sql> {
  const database = openDatabase();
  if (local && database.driver === 'server') await applyLocalMigrations(database.pool);
  return database.sql;
}
