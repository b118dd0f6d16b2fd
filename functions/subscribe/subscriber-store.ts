import type {Sql} from '../lib/database/database';
import {withTimeout} from '../lib/database/database';
import {brokeLimit, secondsToWait} from '../lib/database/rate-limit';
import {errorCode} from '../lib/log';
import {askForNewsletter} from './ask-for-newsletter';
import type {ConfirmResult, SubscriberStore, Unavailable} from './ports';

/** Longest wait for the database in milliseconds. */
const databaseTimeout = 8000;

async function confirm(sql: Sql, id: string, at: Date): Promise<ConfirmResult> {
  const [row] = await sql<{id: string; email: string; fresh: boolean}>`
    with changed as (
      update subscribers set state = 'confirmed', confirmed_at = ${at.toISOString()}::timestamptz, unsubscribed_at = null
      where id = ${id}::uuid and state = 'pending'
      returning id, email
    )
    select id, email, true as fresh from changed
    union all
    select id, email, false from subscribers where id = ${id}::uuid and state = 'confirmed'`;
  if (row === undefined) return {kind: 'gone'};
  return {kind: 'confirmed', subscriber: {id: row.id, email: row.email}, fresh: row.fresh};
}

/** Subscribers in Postgres. `connect` is asked for each call and may throw. */
export function createSubscriberStore(connect: () => Promise<Sql>, timeout = databaseTimeout): SubscriberStore {
  const run = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => withTimeout(connect().then(work), timeout);
  const attempt = <T>(work: (sql: Sql) => Promise<T>): Promise<T | Unavailable> =>
    run(work).catch((error: unknown) => ({kind: 'unavailable', code: errorCode(error)}));
  return {
    request: (signUp, limit) =>
      attempt((sql) =>
        askForNewsletter(sql, signUp, limit).catch(async (error: unknown) => {
          if (!brokeLimit(error)) throw error;
          return {kind: 'limited', seconds: await secondsToWait(sql, limit, signUp.at)};
        }),
      ),
    confirm: (id, at) => attempt((sql) => confirm(sql, id, at)),
    unsubscribe: (id, at) =>
      attempt(async (sql) => {
        // A request that was never confirmed leaves no trace; a confirmed one is kept as proof of both.
        await sql`
          with forgotten as (delete from subscribers where id = ${id}::uuid and state = 'pending')
          update subscribers set state = 'unsubscribed', unsubscribed_at = ${at.toISOString()}::timestamptz
          where id = ${id}::uuid and state = 'confirmed'`;
        return {kind: 'unsubscribed'};
      }),
    forgetMail: (id, at) =>
      run(async (sql) => {
        await sql`
          update subscribers set mailed_at = array_remove(mailed_at, ${at.toISOString()}::timestamptz)
          where id = ${id}::uuid`;
      }),
  };
}
