import {useNeonHttp} from './neon-http';
import {createDatabase, type TestPostgres} from './postgres';

import {getDatabase} from '@netlify/database';
import type pg from 'pg';

const opened = new Map<string, ReturnType<typeof getDatabase>>();

/** The site's access to a database. A test file opens each once, because Postgres starts a process for every connection. */
export function openDatabase(url: string): ReturnType<typeof getDatabase> {
  const database = opened.get(url) ?? getDatabase({connectionString: url});
  if (!opened.has(url)) {
    opened.set(url, database);
    // Dropping the database breaks idle connections on purpose.
    database.pool.on('error', () => undefined);
  }
  return database;
}

/** A database that does not answer. */
export const noPostgres = {url: 'postgres://nobody@127.0.0.1:1/none'};

/** Deletes what visitors and the team add. Rows that refer to these are deleted with them. */
const empty = `delete from outbox; delete from contact_messages; delete from subscribers; delete from bookings;
  delete from booking_blocks; delete from host_calendars; delete from page_feedback; delete from browser_faults;
  delete from rate_limits; delete from erasures`;

/**
 * Creates a database with the site's migrations for the tests in a file, empties it before each, and drops it at the
 * end. Returns it and the site's access to it.
 * @param driver `http` is the one Netlify uses in production, `pool` that of its local runtime and of the commands.
 */
export function useDatabase(driver: 'http' | 'pool' = 'pool') {
  if (driver === 'http') useNeonHttp();
  let database: TestPostgres;
  const query = async <Row extends pg.QueryResultRow = Record<string, unknown>>(text: string, values?: unknown[]) =>
    (await database.pool.query<Row>(text, values)).rows;
  beforeAll(async () => {
    database = await createDatabase();
  });
  beforeEach(() => query(empty));
  afterAll(async () => {
    await openDatabase(database.url).pool.end();
    await database.stop();
  });
  return {
    postgres: {
      get url() {
        return database.url;
      },
      get pool() {
        return database.pool;
      },
    },
    database: {
      get sql() {
        return openDatabase(database.url).sql;
      },
    },
    /** Rows of a statement. */
    query,
    /** Number of rows in a table, or of those that meet a condition. */
    count: async (from: string) => (await query(`select from ${from}`)).length,
  };
}

/** All cells of all tables as one string. */
export async function readEverything({pool}: Pick<TestPostgres, 'pool'>): Promise<string> {
  const {rows: tables} = await pool.query<{name: string}>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const texts = await Promise.all(
    tables.map(async ({name}) => JSON.stringify((await pool.query(`select * from ${name}`)).rows)),
  );
  return texts.join('\n').toLowerCase();
}
