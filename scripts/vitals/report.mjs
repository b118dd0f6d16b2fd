import {readHistograms} from '../../functions/lib/vitals/vitals-store.ts';
import {thresholds} from '../../functions/lib/vitals/buckets.ts';
import {summarize} from '../../functions/lib/vitals/summary.ts';
import {pageTemplates, vitalDevices, vitalMetrics} from '../../src/contracts/vitals.ts';
import {formatTable} from '../lib/format-table.mjs';

/** What was typed cannot be answered; the message says what to type. */
export class ReportError extends Error {}

const day = 86_400_000;

/** For how long counts are kept. */
const mostDays = 400;

/** @param {{days: string, device?: string}} options */
export function readOptions({days: typed, device}) {
  const days = Number(typed);
  if (!Number.isInteger(days) || days < 1 || days > mostDays) {
    throw new ReportError(`--days is "${typed}". Use a whole number from 1 to ${mostDays}.`);
  }
  if (device !== undefined && !vitalDevices.includes(device)) {
    throw new ReportError(`--device is "${device}". There are: ${vitalDevices.join(', ')}.`);
  }
  return {days, device};
}

const percent = (share) => `${Math.round(share * 100)}%`;

function formatValue(metric, value) {
  return metric === 'CLS' ? value.toFixed(3) : `${Math.round(value).toLocaleString('en-US')} ms`;
}

function rate(metric, value) {
  const {good, poor} = thresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

/** One line of the table, or none when nothing was measured. */
function describe(name, metric, rows) {
  const histogram = new Map();
  for (const {bucket, visits} of rows) histogram.set(bucket, (histogram.get(bucket) ?? 0) + visits);
  if (histogram.size === 0) return [];
  const {visits, p75, good, fair, poor} = summarize(metric, histogram);
  const shares = [good, fair, poor].map(percent);
  return [[name, metric, formatValue(metric, p75), rate(metric, p75), ...shares, visits.toLocaleString('en-US')]];
}

/**
 * What the counts of the last days say, as text: all pages together, then each template that was visited.
 *
 * @param {import('../../functions/lib/database/database').Sql} sql
 * @param {{days: number, device?: string}} options
 * @param {Date} now
 */
export async function report(sql, {days, device}, now) {
  const first = new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
  const period = `${days === 1 ? 'today' : `the last ${days} days`}${device === undefined ? '' : `, ${device}`}`;
  const all = (await readHistograms(sql, first)).filter((row) => device === undefined || row.device === device);
  if (all.length === 0) return `No visit was measured: ${period}.`;
  const lines = [undefined, ...pageTemplates].flatMap((template) =>
    vitalMetrics.flatMap((metric) =>
      describe(
        template ?? 'all pages',
        metric,
        all.filter((row) => row.metric === metric && (template === undefined || row.template === template)),
      ),
    ),
  );
  return [
    `How fast pages were: ${period} (UTC).`,
    formatTable(['template', 'metric', 'p75', 'p75 is', 'good', 'needs improvement', 'poor', 'visits'], lines),
    'p75: three of four visits were this fast or faster. It is read from buckets and at most a tenth off; shares are exact.',
  ].join('\n');
}
