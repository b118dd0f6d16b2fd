import {getDatabase} from '@netlify/database';

export type Database = ReturnType<typeof getDatabase>;

/** Runs a statement given as a template: its values are sent apart from its text. */
export type Sql = Database['sql'];

let open: Database | undefined;
let openAddress: string | undefined;

/**
 * The site's Postgres. Call it inside a handler: the platform sets its address (`NETLIFY_DB_URL`) after a function is
 * loaded, and may change it later. Throws when the address is not set.
 *
 * One statement is one transaction here. The production driver speaks HTTP, and the local database is one session for
 * all clients, where `begin` of one would hold for the others; so what must agree is written in a single statement.
 */
export function openDatabase(): Database {
  if (open !== undefined && open.connectionString === openAddress) return open;
  open = getDatabase();
  openAddress = open.connectionString;
  // An idle connection that breaks is reported here and replaced by the pool; without a listener it ends the process.
  open.pool.on('error', () => undefined);
  return open;
}

/** Ends the connections. A worker of `netlify dev` serves one request, and would linger until they time out. */
export async function closeDatabase(): Promise<void> {
  const closing = open;
  open = undefined;
  await closing?.pool.end();
}

const pauses = [50, 250];

/** Runs work up to three times, so that one broken connection does not fail it. The work must be safe to repeat. */
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

/** Whether a statement failed because of this constraint. It failed as a whole: nothing of what it would have stored is there. */
export function brokeConstraint(error: unknown, name: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === name;
}

export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

/**
 * Rejects when work takes longer than `ms`. The statement itself may still be carried out, which an idempotency key makes
 * harmless.
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
