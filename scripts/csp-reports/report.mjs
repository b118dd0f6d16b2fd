import {readReportCounts} from '../../functions/lib/csp-reports/report-store.ts';
import {formatTable} from '../lib/format-table.mjs';

/** What was typed cannot be answered; the message says what to type. */
export class ReportError extends Error {}

const day = 86_400_000;

/** For how long counts are kept. */
const mostDays = 90;

/** @param {{days: string, extensions: boolean}} options */
export function readOptions({days: typed, extensions}) {
  const days = Number(typed);
  if (!Number.isInteger(days) || days < 1 || days > mostDays) {
    throw new ReportError(`--days is "${typed}". Use a whole number from 1 to ${mostDays}.`);
  }
  return {days, extensions};
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
  const first = new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
  const period = days === 1 ? 'today' : `the last ${days} days`;
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
