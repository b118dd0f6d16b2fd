import {emailKey} from '../../../functions/security/email-key';
import type {TestPostgres} from '../../support/database/postgres';

import {randomUUID} from 'node:crypto';

const [id, at, email] = [randomUUID, () => new Date(), 'marta@oakline.example'];

/** What a row has unless a test says otherwise. */
const fixtures = {
  contact_messages: () => ({
    idempotency_key: id(),
    received_at: at(),
    first_name: 'Marta',
    last_name: 'Silva',
    email,
    email_key: email,
    message: 'Hello.',
  }),
  bookings: () => ({
    idempotency_key: id(),
    request_hash: '',
    created_at: at(),
    changed_at: at(),
    host: 'elise-varga',
    starts_at: at(),
    ends_at: at(),
    name: 'Marta Silva',
    email,
    email_key: email,
    zone: 'UTC',
  }),
  subscribers: () => ({email, address_key: email, email_key: email, confirmed_at: at()}),
  outbox: () => ({
    channel: 'mail',
    kind: 'contact',
    reference: id(),
    payload: {},
    state: 'waiting',
    created_at: at(),
    wanted_at: at(),
    due_at: at(),
    attempts: 1,
  }),
};

/** Adds a row, and resolves to its ID. */
export async function addRow(
  {pool}: Pick<TestPostgres, 'pool'>,
  table: keyof typeof fixtures,
  values: Record<string, unknown> = {},
): Promise<string> {
  const row = {id: id(), ...fixtures[table](), ...values};
  if ('email_key' in row) row.email_key = emailKey(row.email);
  const names = Object.keys(row);
  const places = names.map((_name, index) => `$${index + 1}`);
  await pool.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row));
  return row.id;
}

/** Adds many messages, two a second, the newest at the given time. */
export async function addMessages({pool}: Pick<TestPostgres, 'pool'>, many: number, newest: Date): Promise<void> {
  await pool.query(
    `insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, email_key, message)
     select gen_random_uuid(), 'many' || number, $1::timestamptz - number / 2 * interval '1 second', 'a', 'b', 'c', 'c', 'd'
     from generate_series(1, $2) as number`,
    [newest, many],
  );
}

/** Adds as many sent deliveries as a year may leave, for tests of what the database reads. */
export async function addSentDeliveries({pool}: Pick<TestPostgres, 'pool'>): Promise<void> {
  await pool.query(
    `insert into outbox (id, channel, kind, reference, payload, state, created_at, wanted_at, due_at, attempts, done_at)
     select gen_random_uuid(), 'mail', 'contact', gen_random_uuid(), '{}', 'sent', now(), now(), now(), 1, now()
     from generate_series(1, 20000)`,
  );
  await pool.query('analyze outbox');
}
