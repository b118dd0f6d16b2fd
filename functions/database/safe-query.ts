import {errorCode} from '../setup/log';
import {type Sql, withTimeout} from './sql';

/** The database did not respond. */
export type Unavailable = {kind: 'unavailable'; code: string};

/** Database timeout in milliseconds while a visitor waits. */
export const databaseTimeout = 8000;

/**
 * Creates a query function that never throws: errors and timeouts become `unavailable`.
 * @param connect Called for each query; it may throw.
 */
export function createSafeQuery(connect: () => Promise<Sql>, timeout = databaseTimeout) {
  return <T>(work: (sql: Sql) => Promise<T>): Promise<T | Unavailable> =>
    withTimeout(connect().then(work), timeout).catch((error: unknown) => {
      return {kind: 'unavailable', code: errorCode(error)};
    });
}
