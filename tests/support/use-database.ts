import type {Sql} from '../../functions/lib/database/database';
import {createDatabase, type TestPostgres} from './postgres';

import {getDatabase} from '@netlify/database';

/** A real Postgres, and the site's way to it. They are there from the first test of the file to the last. */
export type UsedDatabase = {
  postgres: Pick<TestPostgres, 'url' | 'pool'>;
  database: {readonly sql: Sql};
};

/** Gives the tests of a file a database of their own, with the site's migrations, and drops it after them. */
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
