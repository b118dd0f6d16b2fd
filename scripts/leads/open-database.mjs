import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';

import {getDatabase} from '@netlify/database';

import {inProject} from '../lib/project.mjs';

/** Why the command cannot go on, in words for whoever typed it. */
export class LeadsError extends Error {}

const folder = inProject('.netlify/db');

const nowhere = `There is no database yet. Start the site once with npm start and send a message, which makes one on this machine; or
set NETLIFY_DB_URL to the database of your site (Netlify shows it under Database).`;

function connect(connectionString) {
  // The same address with any driver: this process may stay connected, which the driver for functions cannot.
  process.env.NETLIFY_DB_DRIVER = 'server';
  const database = getDatabase({connectionString});
  database.pool.on('error', () => undefined);
  return database;
}

/** Host and name of a database, without user and password. */
export function nameDatabase(address) {
  try {
    const {hostname, port, pathname} = new URL(address);
    return `${hostname}${port && `:${port}`}${pathname}`;
  } catch {
    throw new LeadsError('NETLIFY_DB_URL is no address. It looks like postgres://user:password@host:5432/name.');
  }
}

/** The address under which a site that runs on this machine serves its database. */
function findRunning() {
  try {
    return JSON.parse(readFileSync(inProject('.netlify/state.json'), 'utf8')).dbConnectionString;
  } catch {
    return undefined;
  }
}

async function answers(database) {
  try {
    await database.pool.query('select name from netlify.migrations limit 1');
    return true;
  } catch {
    return false;
  }
}

/** Two programs must not open the folder at once, so whoever runs is asked first. */
async function openLocal() {
  const address = findRunning();
  const running = address && connect(address);
  if (running && (await answers(running))) {
    return {...running, place: 'the local one, of the site that runs', close: () => running.pool.end()};
  }
  await running?.pool.end();
  if (!existsSync(folder)) {
    throw new LeadsError(nowhere);
  }
  // Netlify's own emulator, which its command line brings along.
  const {NetlifyDB} = await import('@netlify/database-dev');
  const server = new NetlifyDB({directory: folder, logger: () => undefined});
  const database = connect(await server.start());
  const close = async () => {
    await database.pool.end();
    await server.stop();
  };
  return {...database, place: 'the local one, in .netlify/db', close};
}

/**
 * Opens the database that the environment names, else the one on this machine, which is brought up to date.
 *
 * @returns {Promise<{sql: import('@netlify/database').ServerDatabaseConnection['sql'], place: string, local: boolean,
 *   close: () => Promise<void>}>}
 */
export async function openLeads() {
  const given = process.env.NETLIFY_DB_URL?.trim();
  if (given) {
    const place = nameDatabase(given);
    const {sql, pool} = connect(given);
    return {sql, place, local: false, close: () => pool.end()};
  }
  const {sql, pool, place, close} = await openLocal();
  const {applyLocalMigrations} = await import('../../functions/lib/database/local-migrations.ts');
  await applyLocalMigrations(pool, inProject('netlify/database/migrations'));
  return {sql, place, local: true, close};
}

const advice = {
  ECONNREFUSED: 'Nothing answers there. Is the address right, and is the database running?',
  ENOTFOUND: 'There is no such host. Is the address right?',
  ETIMEDOUT: 'It does not answer. Does a firewall stand between?',
  '28P01': 'It refuses the password. Copy NETLIFY_DB_URL once more.',
  28000: 'It refuses the user. Copy NETLIFY_DB_URL once more.',
  '3D000': 'There is no database of that name on that host.',
  '42P01': 'It lacks a table of the site. Netlify makes them at deploy: deploy once, then try again.',
  42703: 'It lacks a column of the site. Netlify adds it at deploy: deploy once, then try again.',
};

/** What to do about an error of the database. */
export function explainError(error) {
  const code = error?.cause?.code ?? error?.code ?? error?.errors?.[0]?.code ?? error?.cause?.errors?.[0]?.code;
  return advice[code] ?? `It says: ${error?.cause?.message ?? error?.message ?? error} (${code ?? 'no code'}).`;
}
