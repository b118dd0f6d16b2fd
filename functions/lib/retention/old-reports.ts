import type {Sql} from '../database/database';

/** Removes one batch of counts of stopped parts of pages of days before a moment. */
export function removeOldReports(sql: Sql, first: string, batch: number) {
  return sql<{count: string}>`
    with gone as (
      delete from csp_reports where (day, disposition, directive, effective, blocked) in (
        select day, disposition, directive, effective, blocked from csp_reports
        where day < (${first}::timestamptz at time zone 'UTC')::date
        order by day limit ${batch}::int for update skip locked
      ) returning day
    )
    select count(*) from gone`;
}
