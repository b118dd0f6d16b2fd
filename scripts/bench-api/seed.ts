import type {Pool} from 'pg';

const step = 50_000;

/** Adds messages of the last two years, each with a sent delivery, until there are as many as asked for. */
export async function seedMessages(pool: Pool, rows: number, tell: (stored: number) => void): Promise<void> {
  const {rows: found} = await pool.query<{stored: number}>('select count(*)::int as stored from contact_messages');
  for (let stored = found[0]?.stored ?? 0; stored < rows; stored = Math.min(stored + step, rows)) {
    const last = Math.min(stored + step, rows);
    await pool.query(
      `with added as (
         insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, message, fingerprint)
         select gen_random_uuid(), 'seed-' || gen_random_uuid(), now() - interval '1 day' - number * interval '1 minute',
           'Ann', 'Lund', 'ann' || number || '@oakline.example', repeat('Words of message ' || number || '. ', 10),
           md5(number::text)
         from generate_series($1::int, $2::int) as number
         returning id, received_at
       )
       insert into outbox (id, channel, kind, reference, payload, state, created_at, wanted_at, due_at, attempts, done_at)
       select gen_random_uuid(), 'mail', 'contact', id, '{}', 'sent', received_at, received_at, received_at, 1, received_at
       from added`,
      [stored + 1, last],
    );
    tell(last);
  }
  await pool.query('vacuum analyze');
}
