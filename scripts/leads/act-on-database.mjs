import process from 'node:process';

import {giveUp} from '../lib/say.mjs';
import {explainError, LeadsError, openLeads} from './open-database.mjs';

/**
 * Opens the database, does something with it and ends the process; what went wrong is said in words.
 *
 * @param {(database: Awaited<ReturnType<typeof openLeads>>) => Promise<unknown>} act
 */
export async function actOnDatabase(act) {
  let database;
  let failure;
  try {
    database = await openLeads();
    process.stderr.write(`Database: ${database.place}\n`);
    await act(database);
  } catch (error) {
    failure = error instanceof LeadsError ? error.message : `The database cannot be used. ${explainError(error)}`;
  }
  await database?.close().catch(() => undefined);
  if (failure !== undefined) {
    giveUp(failure);
  }
  process.exit(0);
}
