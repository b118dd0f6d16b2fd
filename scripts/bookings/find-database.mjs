import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';

import {inProject} from '../lib/project.mjs';

/** Address of the database: `NETLIFY_DB_URL`, else that of the site that runs on this machine. */
export function findDatabase() {
  if (process.env.NETLIFY_DB_URL) return process.env.NETLIFY_DB_URL;
  const state = inProject('.netlify/state.json');
  if (!existsSync(state)) return undefined;
  return JSON.parse(readFileSync(state, 'utf8')).dbConnectionString;
}
