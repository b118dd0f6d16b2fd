import type {Sql} from '../../functions/lib/database/database';
import {createDatabase, type TestPostgres} from './postgres';

import {getDatabase} from '@netlify/database';

/** A real Postgres and the site's access to it, for all tests in a file. */
export type UsedDatabase = {
  postgres: Pick<TestPostgres, 'url' | 'pool'>;
  database: {readonly sql: Sql};
};

/** Creates a database with the site's migrations for the tests in a file, and drops it afterward. */
export function useDatabase(): UsedDatabase {
  let own: TestPostgres;
  let database: ReturnType<typeof getDatabase>;
  beforeAll(async () => {
    own = await createDatabase();
    database = getDatabase({connectionString: own.url});
    // Dropping the database breaks idle connections on purpose.
    database.pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await database.pool.end();
    await own.stop();
  });
  return {
    postgres: {
      get url() {
        return own.url;
      },
      get pool() {
        return own.pool;
      },
    },
    database: {
      get sql() {
        return database.sql;
      },
    },
  };
}
