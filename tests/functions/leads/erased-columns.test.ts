import {useDatabase} from '../../support/database/use-database';

/*
 * Where a person's data could be: every column of text. A new one is erased by functions/leads/erase-person.ts, or listed
 * here as not personal.
 */

/** Tables whose rows are deleted with the person. */
const deleted = ['subscribers', 'bookings'];

/** Columns that are emptied. */
const emptied = [
  ...['first_name', 'last_name', 'email', 'email_key', 'company', 'message', 'source'].map(
    (name) => `contact_messages.${name}`,
  ),
  'contact_messages.request_hash',
  'contact_messages.fingerprint',
  'page_feedback.comment',
  'outbox.payload',
];

/** Columns that never say who someone is. */
const impersonal = [
  // States, kinds and codes of our own.
  ...['idempotency_key', 'kind', 'state', 'held_for', 'zone'].map((name) => `contact_messages.${name}`),
  ...['channel', 'kind', 'state', 'code'].map((name) => `outbox.${name}`),
  'subscriber_events.event',
  'job_runs.job',
  // Hosts, who work here.
  ...['booking_cells.host', 'booking_blocks.host'],
  ...['feed', 'host', 'busy', 'code'].map((name) => `host_calendars.${name}`),
  // Anonymous.
  ...['visit_key', 'page'].map((name) => `page_feedback.${name}`),
  ...['kind', 'file', 'page'].map((name) => `browser_faults.${name}`),
  // Hashes, which are compared and can't be reversed.
  'erasures.address_hash',
  'rate_limits.subject',
];

const {query} = useDatabase();

test('each column that could hold a person’s data is erased or listed as not personal', async () => {
  const columns = await query<{place: string; name: string}>(
    `select table_name as name, table_name || '.' || column_name as place from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY', 'character varying')
      and udt_name <> '_timestamptz'`,
  );
  expect(columns.length).toBeGreaterThan(30);
  const listed = new Set([...emptied, ...impersonal]);
  expect(
    columns.filter(({name, place}) => !deleted.includes(name) && !listed.has(place)).map(({place}) => place),
  ).toEqual([]);
  const places = new Set(columns.map(({place}) => place));
  expect([...listed].filter((place) => !places.has(place))).toEqual([]);
});
