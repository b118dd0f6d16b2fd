import {applyLocalMigrations} from '../../functions/database/local-migrations';
import type {Sql} from '../../functions/database/sql';
import {readEnvironment} from '../../functions/setup/environment';
import {inProject, loadSettings, readJson, readLastPort} from './project.mjs';
import {CommandError} from './terminal';
import {wakeSite} from './wake-site';

import {existsSync} from 'node:fs';
import type {ServerDatabaseConnection} from '@netlify/database';
import {getDatabase} from '@netlify/database';

/** Database a command works on. */
export type CommandDatabase = {
  sql: Sql;
  /** Host and name, without user and password. */
  place: string;
  /** Whether it is the database of `npm start` on this machine. */
  local: boolean;
};

type Opened = CommandDatabase & {close: () => Promise<void>};

/** How commands find their database, for usage texts. */
export const databaseUsage = `Database: NETLIFY_DB_URL, from the environment or .env. If it is not set, the database of npm start and npm run dev on this
machine, whether they are running or not.`;

const folder = inProject('.netlify/db');

const missing = `There is no database yet. Run npm start once and send a message, which creates one on this machine, or set
NETLIFY_DB_URL to the database of your site (Netlify shows it under Database).`;

function connect(connectionString: string): ServerDatabaseConnection {
  // The functions' driver can't keep a connection open, which this process needs.
  process.env.NETLIFY_DB_DRIVER = 'server';
  const database = getDatabase({connectionString});
  if (database.driver !== 'server') throw new Error('@netlify/database ignores NETLIFY_DB_DRIVER.');
  database.pool.on('error', () => undefined);
  return database;
}

/** Host and name of a database, without user and password. */
export function nameDatabase(address: string): string {
  const url = URL.parse(address);
  if (url !== null) return `${url.hostname}${url.port && `:${url.port}`}${url.pathname}`;
  throw new CommandError('NETLIFY_DB_URL is not a valid address. Expected postgres://user:password@host:5432/name.');
}

const responds = ({pool}: ServerDatabaseConnection): Promise<boolean> =>
  pool.query('select name from netlify.migrations limit 1').then(
    () => true,
    () => false,
  );

/** A database of this machine, after its migrations. */
async function openLocal(
  {sql, pool}: ServerDatabaseConnection,
  place: string,
  stop = () => Promise.resolve(),
): Promise<Opened> {
  await applyLocalMigrations(pool, inProject('netlify/database/migrations'));
  return {sql, place, local: true, close: () => pool.end().then(stop)};
}

/** Opens the database in the environment, or the one on this machine. */
async function openDatabase(): Promise<Opened> {
  const address = process.env.NETLIFY_DB_URL?.trim();
  if (address) {
    const place = nameDatabase(address);
    const {sql, pool} = connect(address);
    return {sql, place, local: false, close: () => pool.end()};
  }
  // The folder can't be opened by two programs, so ask a running site first.
  const state = readJson('.netlify/state.json') as {dbConnectionString?: string} | undefined;
  const running = state?.dbConnectionString === undefined ? undefined : connect(state.dbConnectionString);
  if (running !== undefined && (await responds(running)))
    return openLocal(running, 'the local one, of the running site');
  await running?.pool.end();
  if (!existsSync(folder)) throw new CommandError(missing);
  // Netlify's emulator, part of its CLI.
  const {NetlifyDB} = await import('@netlify/database-dev');
  const server = new NetlifyDB({directory: folder, logger: () => undefined});
  return openLocal(connect(await server.start()), 'the local one, in .netlify/db', () => server.stop());
}

const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Connection refused. Check the address, and that the database is running.',
  ENOTFOUND: 'Unknown host. Check the address.',
  ETIMEDOUT: 'No response. Check for a firewall.',
  '28P01': 'Wrong password. Copy NETLIFY_DB_URL again.',
  28000: 'Unknown user. Copy NETLIFY_DB_URL again.',
  '3D000': 'The host has no database with that name.',
  '42P01': 'A table is missing. Netlify creates tables during a deploy: deploy once, then try again.',
  42703: 'A column is missing. Netlify adds columns during a deploy: deploy once, then try again.',
};

type DriverError = {code?: string; message?: string; cause?: DriverError; errors?: readonly DriverError[]};

/** Explains a database error. Drivers wrap the error that has the code. */
export function explainError(error: unknown): string {
  const outer = (error ?? {}) as DriverError;
  const code = outer.cause?.code ?? outer.code ?? outer.errors?.[0]?.code ?? outer.cause?.errors?.[0]?.code;
  const said = outer.cause?.message ?? outer.message ?? String(error);
  return (code && advice[code]) ?? `Error: ${said} (${code ?? 'no code'}).`;
}

/** Without NETLIFY_DB_URL, commands use this machine's database, whose site signs with the local secret. */
const isLocal = () => !process.env.NETLIFY_DB_URL || process.env.NETLIFY_DEV === 'true';

/** Environment of the functions. */
export const readSettings = (local = isLocal()) =>
  readEnvironment({...process.env, NETLIFY_DEV: String(local)}, 'production');

/** Origin of the site, for links. */
export function findSite(): string {
  const {siteUrl} = readSettings();
  if (siteUrl !== undefined) return siteUrl;
  if (!isLocal()) throw new CommandError('Set SITE_URL: emails and calendars link to the site.');
  return `http://localhost:${process.env.PORT ?? readLastPort()}`;
}

/**
 * Opens the database, runs a command and ends the process. Errors are explained.
 * @param hasMails Whether the command queues emails or changes times, so the site must be notified.
 */
export async function runOnDatabase(
  act: (database: CommandDatabase) => Promise<unknown>,
  {hasMails = false} = {},
): Promise<never> {
  loadSettings();
  // A program that reads the output, such as `head`, may stop early.
  process.stdout.on('error', () => process.exit(0));
  let database: Opened | undefined;
  try {
    database = await openDatabase();
    process.stderr.write(`Database: ${database.place}\n`);
    await act(database);
    const advice = hasMails && !database.local ? await wakeSite(readSettings()) : undefined;
    if (advice !== undefined) process.stderr.write(`${advice}\n`);
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`Database error. ${explainError(error)}`);
  } finally {
    await database?.close().catch(() => undefined);
  }
  process.exit(0);
}
