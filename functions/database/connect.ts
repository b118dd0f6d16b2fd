import type {Environment} from '../setup/environment';
import type {Sql} from './sql';
import {openDatabase} from './sql';
import {applyLocalMigrations} from './local-migrations';

/** Opens the database. On a developer's machine, it is migrated first. */
export async function connect({local}: Pick<Environment, 'local'>): Promise<Sql> {
  const database = openDatabase();
  if (local && database.driver === 'server') await applyLocalMigrations(database.pool);
  return database.sql;
}
