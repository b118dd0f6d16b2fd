import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import type {ServerDatabaseConnection} from '@netlify/database';

/** Where Netlify looks for migrations at deploy, from the project's root. */
export const migrationsFolder = 'netlify/database/migrations';

async function readApplied(pool: ServerDatabaseConnection['pool']): Promise<Set<string>> {
  const {rows} = await pool.query<{name: string}>('select name from netlify.migrations');
  return new Set(rows.map(({name}) => name));
}

/**
 * Brings the database of `netlify dev` up to date, as Netlify does at deploy; its local runtime starts an empty database
 * and leaves this to a command. It shares that command's record (`netlify database migrations apply`), so the two agree.
 *
 * A migration and its line in the record are sent as one simple query, which Postgres runs as one transaction. When two
 * requests come first at once, one of them fails to create what the other has created, and goes on.
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
