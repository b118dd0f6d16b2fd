import {onlyRow} from '../database/rows';
import type {Sql} from '../database/sql';

/** Rows per statement: few enough to be fast. */
export const batch = 500;

/** Which rows of a table to delete. */
export type DeleteQuery = {
  table: string;
  /** Its key; `id` by default, to which deliveries may refer. */
  key?: string;
  /** Column to sort by, oldest first. */
  time: string;
  /** Condition on the table, which is aliased `old`. */
  which: ReturnType<Sql>;
};

/** Deletes one batch, and the deliveries of its leads. Returns the number of rows. */
export async function removeOld(sql: Sql, {table, key = 'id', time, which}: DeleteQuery): Promise<number> {
  const [rows, id] = [sql.identifier(table), sql.identifier(key)];
  const hasDeliveries = key === 'id' && table !== 'outbox';
  const deleted = await sql<{count: number}>`
    with gone as (
      delete from ${rows} where ${id} in (
        select ${id} from ${rows} as old where ${which}
        order by ${sql.identifier(time)} limit ${batch}::int for update skip locked
      ) returning ${id}
    )${hasDeliveries ? sql`, deliveries as (delete from outbox where reference in (select id from gone))` : sql``}
    select count(*)::int from gone`;
  return onlyRow(deleted).count;
}
