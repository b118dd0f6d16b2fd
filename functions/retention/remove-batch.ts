import type {Sql} from '../database/sql';

/** Rows per statement: few enough to be fast. */
export const batch = 500;

/** Which rows of a table to delete. */
export type DeleteQuery = {
  table: string;
  key?: string;
  /** Column to sort by, oldest first. */
  time: string;
  /** Condition on the table, which is aliased `old`. */
  which: ReturnType<Sql>;
};

function deleteOld(sql: Sql, {table, key = 'id', time, which}: DeleteQuery) {
  const [rows, id] = [sql.identifier(table), sql.identifier(key)];
  return sql`
    delete from ${rows} where ${id} in (
      select ${id} from ${rows} as old where ${which}
      order by ${sql.identifier(time)} limit ${batch}::int for update skip locked
    ) returning ${id}`;
}

/** Deletes one batch. */
export function removeRows(sql: Sql, old: DeleteQuery) {
  return sql<{count: string}>`with gone as (${deleteOld(sql, old)}) select count(*) from gone`;
}

/** Deletes one batch together with its deliveries. */
export function removeLeads(sql: Sql, old: DeleteQuery) {
  return sql<{count: string}>`
    with gone as (${deleteOld(sql, old)}),
      deliveries as (delete from outbox where reference in (select id from gone))
    select count(*) from gone`;
}
