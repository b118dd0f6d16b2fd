import type {Sql} from '../database/sql';

import {companyZone} from '#src/contracts/company-zone';

/** What is counted. Canceled demos and no-shows are among the demos; everything is dated by its arrival. */
export const statNames = {
  leads: 'leads',
  trials: 'trials',
  demos: 'demos',
  signUps: 'sign-ups',
  held: 'held',
  canceled: 'canceled',
  noShows: 'no-shows',
} as const;

export type StatKey = keyof typeof statNames;
export type StatRow = {name: string; counts: Record<StatKey, number>};
export type LeadStats = {weeks: StatRow[]; sources: StatRow[]};

type Row = {week: string; label: string; what: StatKey; count: string};

const keys = Object.keys(statNames) as StatKey[];

/** Sources listed; the rest are `other`, because anyone can send any source. */
const maxSources = 20;

const day = 24 * 60 * 60 * 1000;

/** Adds up rows by name, in order of appearance. */
function addUp(rows: readonly Row[], nameOf: (row: Row) => string): StatRow[] {
  const sums = new Map<string, StatRow['counts']>();
  for (const row of rows) {
    const name = nameOf(row);
    const counts = sums.get(name) ?? (Object.fromEntries(keys.map((key) => [key, 0])) as StatRow['counts']);
    counts[row.what] += Number(row.count);
    sums.set(name, counts);
  }
  return Array.from(sums, ([name, counts]) => ({name, counts}));
}

/** Counts what arrived in the last days by week (its Monday) and by source, the largest first. */
export async function readStats(sql: Sql, now: Date, days: number): Promise<LeadStats> {
  const since = new Date(now.getTime() - days * day).toISOString();
  const rows = await sql<Row>`
    with arrived as (
      select received_at as at, source,
        case when state = 'held' then 'held' when kind = 'trial' then 'trials' else 'leads' end as what
      from contact_messages where received_at >= ${since}::timestamptz
      union all
      select created_at, source, unnest(array['demos']
        || case state when 'cancelled' then array['canceled'] else array[]::text[] end
        || case when missed_at is null then array[]::text[] else array['noShows'] end)
      from bookings where created_at >= ${since}::timestamptz
      union all
      select requested_at, source, 'signUps' from subscribers
      where requested_at >= ${since}::timestamptz and confirmed_at is not null
    ), labeled as (
      select at, what, coalesce(source ->> 'label', 'unknown') as label from arrived
    ), ranked as (
      select label, row_number() over (order by count(*) desc, label) as place from labeled group by label
    )
    select week, label, what, count(*) as count from (
      select to_char(date_trunc('week', at at time zone ${companyZone}), 'YYYY-MM-DD') as week, what,
        case when place <= ${maxSources}::int then label else 'other' end as label
      from labeled join ranked using (label)
    ) as named group by week, label, what order by week`;
  const size = ({counts}: StatRow) => keys.reduce((sum, key) => sum + counts[key], 0);
  const sources = addUp(rows, ({label}) => label).sort((a, b) => size(b) - size(a));
  return {weeks: addUp(rows, ({week}) => week), sources};
}
