import type {Sql} from '../../functions/lib/database/database';
import {startPostgres, type TestPostgres} from './postgres';

import {getDatabase} from '@netlify/database';

/** A real Postgres, and the site's way to it. They are there from the first test of the file to the last. */
export type UsedDatabase = {
  postgres: Pick<TestPostgres, 'url' | 'pool'>;
  database: {readonly sql: Sql};
};

/** Starts a Postgres for the tests of a file, with the site's migrations, and stops it after them. */
export function useDatabase(): UsedDatabase {
  let server: TestPostgres;
  let database: ReturnType<typeof getDatabase>;
  beforeAll(async () => {
    server = await startPostgres();
    database = getDatabase({connectionString: server.url});
    // Stopping the server breaks idle connections on purpose.
    database.pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await database.pool.end();
    await server.stop();
  });
  return {
    postgres: {
      get url() {
        return server.url;
      },
      get pool() {
        return server.pool;
      },
    },
    database: {
      get sql() {
        return database.sql;
      },
    },
  };
}
