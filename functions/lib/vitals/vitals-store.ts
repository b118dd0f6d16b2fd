import {vitalMetrics, type PageTemplate, type VitalDevice, type VitalMetric, type Vitals} from '#src/contracts/vitals';
import type {Sql} from '../database/database';
import type {RateLimit} from '../database/rate-limit';
import {count, type CountResult} from '../database/within-limits';
import {bucketOf} from './buckets';

/**
 * Counts one visit: adds one to the bucket of each value, unless its sender is over a limit. Rows are updated in a
 * fixed order to avoid deadlocks. Throws if the database does.
 */
export function countVisit(
  sql: Sql,
  {template, device, values}: Vitals,
  limits: readonly RateLimit[],
  at: Date,
): Promise<CountResult> {
  const buckets = vitalMetrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{metric, bucket: bucketOf(metric, value)}];
  });
  const insert = sql`
    insert into vitals_histograms as kept (day, template, device, metric, bucket, visits)
    select ${at.toISOString().slice(0, 10)}::date, ${template}, ${device}, metric, bucket, 1
    from jsonb_to_recordset(${JSON.stringify(buckets)}::jsonb) as seen(metric text, bucket smallint)
    order by metric
    on conflict (day, template, device, metric, bucket) do update set visits = kept.visits + 1`;
  return count(sql, insert, limits, at);
}

export type HistogramRow = {
  template: PageTemplate;
  device: VitalDevice;
  metric: VitalMetric;
  bucket: number;
  visits: number;
};

/** Total counts from the day `first` on. Days are like `2026-03-02`, in UTC. */
export async function readHistograms(sql: Sql, first: string): Promise<HistogramRow[]> {
  const rows = await sql<Omit<HistogramRow, 'visits'> & {visits: string}>`
    select template, device, metric, bucket, sum(visits) as visits from vitals_histograms
    where day >= ${first}::date
    group by template, device, metric, bucket`;
  return rows.map((row) => ({...row, visits: Number(row.visits)}));
}
