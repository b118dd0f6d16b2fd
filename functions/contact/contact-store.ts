import type {Sql} from '../lib/database/database';
import {withTimeout} from '../lib/database/database';
import type {RateLimit} from '../lib/database/rate-limit';
import {before, brokeLimit, secondsToWait} from '../lib/database/rate-limit';
import {errorCode} from '../lib/log';
import type {AcceptResult, ContactRecord, ContactStore} from './ports';

/** Longest wait for the database in milliseconds. */
const databaseTimeout = 8000;

const oldestExpiredRows = 20;

/**
 * Stores the message and counts it against its sender, both or neither. Nobody counts for a repeat: the first part finds
 * its key and adds no row, so the second has none to count. Requests with one key wait for each other at the unique
 * index; requests of one sender at the row of `rate_limits`, whose check refuses the one too many.
 */
async function insert(sql: Sql, {id, key, receivedAt, message}: ContactRecord, limit: RateLimit | undefined) {
  const now = receivedAt.toISOString();
  const since = before(receivedAt, limit?.seconds ?? 0);
  const expires = before(receivedAt, -(limit?.seconds ?? 0));
  return sql<{id: string}>`
    with added as (
      insert into contact_messages
        (id, idempotency_key, received_at, first_name, last_name, email, company, message)
      values (${id}::uuid, ${key}, ${now}::timestamptz, ${message.firstName}, ${message.lastName}, ${message.email},
        nullif(${message.company}, ''), ${message.message})
      on conflict (idempotency_key) do nothing
      returning id
    ), counted as (
      insert into rate_limits as kept (subject, hits, allowed, expires_at)
      select ${limit?.subject ?? ''}, array[${now}::timestamptz], ${limit?.allowed ?? 0}::int, ${expires}::timestamptz
      from added where ${limit !== undefined}::boolean
      on conflict (subject) do update set
        hits = array(select hit from unnest(kept.hits) as hit where hit > ${since}::timestamptz) || excluded.hits,
        allowed = excluded.allowed,
        expires_at = excluded.expires_at
    ), swept as (
      delete from rate_limits where subject in (
        select subject from rate_limits
        where expires_at < ${now}::timestamptz and subject <> ${limit?.subject ?? ''}
        order by expires_at limit ${oldestExpiredRows}::int for update skip locked
      )
    )
    select id from added`;
}

async function accept(sql: Sql, record: ContactRecord, limit: RateLimit | undefined): Promise<AcceptResult> {
  try {
    const [added] = await insert(sql, record, limit);
    if (added !== undefined) return {kind: 'stored', id: added.id};
  } catch (error) {
    if (limit === undefined || !brokeLimit(error)) throw error;
    return {kind: 'limited', seconds: await secondsToWait(sql, limit, record.receivedAt)};
  }
  const [stored] = await sql<{id: string}>`select id from contact_messages where idempotency_key = ${record.key}`;
  return stored === undefined ? {kind: 'unavailable', code: 'erased'} : {kind: 'repeat', id: stored.id};
}

/** Contact messages in Postgres. `connect` is asked for each call and may throw. */
export function createContactStore(connect: () => Promise<Sql>, timeout = databaseTimeout): ContactStore {
  return {
    accept: (record, limit) =>
      withTimeout(
        connect().then((sql) => accept(sql, record, limit)),
        timeout,
      ).catch((error: unknown) => ({kind: 'unavailable', code: errorCode(error)})),
    async recordDelivery(id, state, at) {
      const update = async () => {
        const sql = await connect();
        await sql`
          update contact_messages
          set mail_state = ${state}, mail_attempts = mail_attempts + 1, mail_tried_at = ${at.toISOString()}::timestamptz
          where id = ${id}::uuid`;
      };
      await withTimeout(update(), timeout);
    },
  };
}
