import type {Sql} from '../database/database';

/** Removes one batch of counts of visits of days before a moment. */
export function removeOldVitals(sql: Sql, first: string, batch: number) {
  return sql<{count: string}>`
    with gone as (
      delete from vitals_histograms where (day, template, device, metric, bucket) in (
        select day, template, device, metric, bucket from vitals_histograms
        where day < (${first}::timestamptz at time zone 'UTC')::date
        order by day limit ${batch}::int for update skip locked
      ) returning day
    )
    select count(*) from gone`;
}
