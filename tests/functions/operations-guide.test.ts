import {readText} from '../support/source-tree';
import {startPostgres, type TestPostgres} from '../support/postgres';

let postgres: TestPostgres;

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [held, kept, dead, subscriber, booking] = [1, 2, 3, 4, 5].map(id);

/** Statements of the guide, in its order. */
const statements = Array.from(readText('OPERATIONS.md').matchAll(/```sql\n(.*?)```/gs), ([, block = '']) => block)
  .flatMap((block) => block.split(/;\s*(?:\n|$)/))
  .filter((statement) => statement.trim() !== '');

beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.pool.query(`
    insert into contact_messages (id, idempotency_key, received_at, first_name, last_name, email, message, state)
    values ('${held}', 'a', now(), 'A', 'B', 'Someone@example.com', 'Hi', 'held'),
      ('${kept}', 'b', now(), 'C', 'D', 'other@example.com', 'Hi', 'received');
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, attempts, code)
    values ('${held}', 'mail', 'contact', '${held}', '{}', 'held', now(), now(), 0, null),
      ('${dead}', 'mail', 'contact', '${kept}', '{}', 'dead', now(), now(), 8, 'refused');
    insert into subscribers (id, email, address_key, state, requested_at)
    values ('${subscriber}', 'someone@example.com', 'someone@example.com', 'confirmed', now());
    insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, zone)
    values ('${booking}', 'c', now(), now(), 'h', now(), now(), 'A', 'someone@example.com', 'UTC')`);
});

afterAll(() => postgres.stop());

test('the SQL of the operator’s guide does what it says, and nothing to anybody else', async () => {
  expect(statements.length).toBe(12);
  const found = new Map<string, number>();
  for (const statement of statements) {
    const {rowCount} = await postgres.pool.query(statement);
    found.set(statement.trim().split('\n')[0] ?? '', rowCount ?? 0);
    if (statement.includes("state = 'released'")) {
      const {rows} = await postgres.pool.query('select state from outbox order by id');
      expect(rows).toEqual([{state: 'waiting'}, {state: 'waiting'}]);
    }
  }
  // Each statement met what it is about.
  expect([...found].filter(([, rows]) => rows === 0)).toEqual([]);
  const left = await postgres.pool.query('select email from contact_messages');
  expect(left.rows).toEqual([{email: 'other@example.com'}]);
  for (const table of ['subscribers', 'bookings']) {
    expect((await postgres.pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
  }
  expect((await postgres.pool.query('select id from outbox')).rows).toEqual([{id: dead}]);
});
