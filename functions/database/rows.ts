import type {Sql} from './sql';

/** Seconds from a time until now. */
export const secondsSince = (sql: Sql, now: Date, time: ReturnType<Sql>) =>
  sql`round(extract(epoch from ${now.toISOString()}::timestamptz - ${time}))::int`;

/** The row of a query that always has one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The query returned no row.');
  return row;
}
