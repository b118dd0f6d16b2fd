import {startSharedPostgres} from './postgres';

/** Jest's global setup of the tests that need a database. */
export default async function setUp(): Promise<void> {
  Reflect.set(globalThis, 'stopSharedPostgres', await startSharedPostgres());
}
