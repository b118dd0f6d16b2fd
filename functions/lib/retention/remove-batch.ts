import type {Sql} from '../database/database';

/** Rows of one statement: few enough that nobody waits for it. */
export const batch = 500;

/** Old rows of a table. */
export type Old = {
  table: string;
  key?: string;
  /** The column by which the oldest go first. */
  time: string;
  /** A condition; the table is called `old` in it. */
  which: ReturnType<Sql>;
};

function deleteOld(sql: Sql, {table, key = 'id', time, which}: Old) {
  const [rows, id] = [sql.identifier(table), sql.identifier(key)];
  return sql`
    delete from ${rows} where ${id} in (
      select ${id} from ${rows} as old where ${which}
      order by ${sql.identifier(time)} limit ${batch}::int for update skip locked
    ) returning ${id}`;
}

/** Removes one batch. */
export function removeRows(sql: Sql, old: Old) {
  return sql<{count: string}>`with gone as (${deleteOld(sql, old)}) select count(*) from gone`;
}

/** Removes one batch with all that was, or still is, to be sent about it. */
export function removeLeads(sql: Sql, old: Old) {
  return sql<{count: string}>`
    with gone as (${deleteOld(sql, old)}),
      deliveries as (delete from outbox where reference in (select id from gone))
    select count(*) from gone`;
}
