const step = 50_000;

/**
 * Adds messages of the last two years, each with a delivery that was sent, until there are as many as asked for.
 *
 * @param {import('pg').Pool} pool
 * @param {number} rows
 * @param {(there: number) => void} tell
 */
export async function seedMessages(pool, rows, tell) {
  const {rows: found} = await pool.query('select count(*)::int as there from contact_messages');
  for (let there = found[0].there; there < rows; there = Math.min(there + step, rows)) {
    const last = Math.min(there + step, rows);
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
      [there + 1, last],
    );
    tell(last);
  }
  await pool.query('vacuum analyze');
}
