import type {Sql} from '../database/database';
import {count, type CountResult, type RateLimit} from '../database/rate-limit';

export type ReportCount = {
  disposition: string;
  directive: string;
  blocked: string;
  reports: number;
};

/** Adds up what is alike, and puts it in one order, so that two requests never wait for each other in a circle. */
function addUp(violations: readonly Omit<ReportCount, 'reports'>[]): ReportCount[] {
  const counts = new Map<string, ReportCount>();
  for (const {disposition, directive, blocked} of violations) {
    const key = [disposition, directive, blocked].join(' ');
    const reports = (counts.get(key)?.reports ?? 0) + 1;
    counts.set(key, {disposition, directive, blocked, reports});
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

/** Counts reports, unless their sender is over a limit. Throws when the database does. */
export function countReports(
  sql: Sql,
  violations: readonly Omit<ReportCount, 'reports'>[],
  limits: readonly RateLimit[],
  at: Date,
): Promise<CountResult> {
  const insert = sql`
    insert into csp_reports as kept (day, disposition, directive, blocked, reports)
    select ${at.toISOString().slice(0, 10)}::date, disposition, directive, blocked, reports
    from jsonb_to_recordset(${JSON.stringify(addUp(violations))}::jsonb)
      as seen(disposition text, directive text, blocked text, reports integer)
    on conflict (day, disposition, directive, blocked) do update set reports = kept.reports + excluded.reports`;
  return count(sql, insert, limits, at);
}

/** The counts of the days from `first` on (like `2026-03-02`, in UTC), added up, the most frequent first. */
export async function readReportCounts(sql: Sql, first: string): Promise<(ReportCount & {last: string})[]> {
  const rows = await sql<Omit<ReportCount, 'reports'> & {reports: string; last: string}>`
    select disposition, directive, blocked, sum(reports) as reports, max(day)::text as last
    from csp_reports where day >= ${first}::date
    group by disposition, directive, blocked
    order by sum(reports) desc, disposition, directive, blocked`;
  return rows.map((row) => ({...row, reports: Number(row.reports)}));
}
