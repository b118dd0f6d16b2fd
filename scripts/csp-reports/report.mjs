import {readReportCounts} from '../../functions/lib/csp-reports/report-store.ts';
import {reportDays} from '../../functions/lib/retention/days.ts';
import {formatTable} from '../lib/format-table.mjs';
import {databaseUsage, findPeriod, readDayCount} from '../lib/report-days.mjs';

export const usage = `npm run csp-reports shows what the policies of the site have stopped in visitors' browsers.

  npm run csp-reports                  the last 28 days
  npm run csp-reports -- --days 7      more or fewer of them, up to ${reportDays}
  npm run csp-reports -- --extensions  also what browser extensions have tried to put into pages, which is none of ours

${databaseUsage}`;

export const typedOptions = {
  days: {type: 'string', default: '28'},
  extensions: {type: 'boolean', default: false},
};

/** @param {{days: string, extensions: boolean}} options */
export function readOptions({days: typed, extensions}) {
  return {days: readDayCount(typed, reportDays), extensions};
}

const done = {enforce: 'stopped', report: 'only reported'};

/**
 * What was stopped in the last days, as text, the most frequent first.
 *
 * @param {import('../../functions/lib/database/database').Sql} sql
 * @param {{days: number, extensions: boolean}} options
 * @param {Date} now
 */
export async function report(sql, {days, extensions}, now) {
  const {first, period} = findPeriod(days, now);
  const all = await readReportCounts(sql, first);
  const ours = all.filter(({blocked}) => blocked !== 'extension');
  const rest = all.reduce((sum, {blocked, reports}) => sum + (blocked === 'extension' ? reports : 0), 0);
  const shown = extensions ? all : ours;
  const left = `${rest.toLocaleString('en-US')} reports of browser extensions are left out; --extensions shows them.`;
  const note = extensions || rest === 0 ? [] : [left];
  if (shown.length === 0) return [`Nothing was reported: ${period}.`, ...note].join('\n');
  const lines = shown.map(({disposition, directive, blocked, reports, last}) => [
    directive,
    blocked,
    done[disposition],
    reports.toLocaleString('en-US'),
    last,
  ]);
  const heads = ['directive', 'what', 'was', 'reports', 'last on'];
  return [`What the site's policies met: ${period} (UTC).`, formatTable(heads, lines), ...note].join('\n');
}
