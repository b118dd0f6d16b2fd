import type {Environment} from '../environment';
import type {Sql} from './database';
import {openDatabase} from './database';
import {applyLocalMigrations} from './local-migrations';

/** Opens the database. On a developer's machine, it is migrated first. */
export async function connect({local}: Pick<Environment, 'local'>): Promise<Sql> {
  const database = openDatabase();
  if (local && database.driver === 'server') await applyLocalMigrations(database.pool);
  return database.sql;
}
