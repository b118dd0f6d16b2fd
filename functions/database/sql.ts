import {getDatabase} from '@netlify/database';
import pg from 'pg';

export type Database = ReturnType<typeof getDatabase>;

/** Runs a statement written as a template literal. Values are sent as parameters. */
export type Sql = Database['sql'];

/** Milliseconds after which a connection that no longer answers is replaced. Without a limit, it stays in the pool for good. */
const lineTimeout = 7000;

pg.defaults.query_timeout = lineTimeout;
// The package opens its pool without options, and pg has no default for the one that ends waiting for a connection.
Object.assign(pg, {
  Pool: class extends pg.Pool {
    constructor(options?: pg.PoolConfig) {
      // A request may wait for a free connection and then for a new one.
      super({connectionTimeoutMillis: lineTimeout / 2, ...options});
    }
  },
});

let open: Database | undefined;
let openAddress: string | undefined;

/**
 * The site's Postgres. Call it inside a handler: the platform sets `NETLIFY_DB_URL` after a function is loaded and may
 * change it later. Throws if it is not set.
 *
 * One statement is one transaction: the production driver uses HTTP, and the local database is one session for all
 * clients, so write what must agree in a single statement.
 */
export function openDatabase(): Database {
  if (open !== undefined && open.connectionString === openAddress) return open;
  open = getDatabase();
  openAddress = open.connectionString;
  // A broken idle connection is reported here and replaced by the pool. Without a listener, it would end the process.
  open.pool.on('error', () => undefined);
  return open;
}

/** Ends the connections. A worker of `netlify dev` handles one request and would wait for them to time out. */
export async function closeDatabase(): Promise<void> {
  const closing = open;
  open = undefined;
  await closing?.pool.end();
}

const pauses = [50, 250];

/** Runs work up to three times, so one broken connection does not fail it. The work must be safe to repeat. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}

/** Whether a statement failed because of this constraint. Nothing of it was stored. */
export function violatesConstraint(error: unknown, name: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === name;
}

export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

/**
 * Rejects when work takes longer than `ms`. The statement may still complete; the idempotency key makes a retry safe.
 * @param error What to reject with.
 */
export async function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  error: Error = new DatabaseTimeoutError(),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Seconds from a time until now. */
export const secondsSince = (sql: Sql, now: Date, time: ReturnType<Sql>) =>
  sql`round(extract(epoch from ${now.toISOString()}::timestamptz - ${time}))::int`;

/** The row of a query that always has one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The query returned no row.');
  return row;
}
