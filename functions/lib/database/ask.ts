import {errorCode} from '../log';
import {withTimeout, type Sql} from './database';

/** The database does not answer. */
export type Unavailable = {kind: 'unavailable'; code: string};

/** Longest wait for the database in milliseconds, of whoever waits for an answer. */
export const databaseTimeout = 8000;

/**
 * What asks the database and does not throw.
 * @param connect Called for each question; it may throw.
 */
export function createAsk(connect: () => Promise<Sql>, timeout = databaseTimeout) {
  return <T>(work: (sql: Sql) => Promise<T>): Promise<T | Unavailable> =>
    withTimeout(connect().then(work), timeout).catch((error: unknown) => {
      return {kind: 'unavailable', code: errorCode(error)};
    });
}
