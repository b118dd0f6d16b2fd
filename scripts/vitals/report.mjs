import {vitalsDays} from '../../functions/lib/retention/days.ts';
import {readHistograms} from '../../functions/lib/vitals/vitals-store.ts';
import {thresholds} from '../../functions/lib/vitals/buckets.ts';
import {summarize} from '../../functions/lib/vitals/summary.ts';
import {desktopWidth, pageTemplates, vitalDevices, vitalMetrics} from '#src/contracts/vitals';
import {formatTable} from '../lib/format-table.mjs';
import {databaseUsage, findPeriod, readDayCount, ReportError} from '../lib/report-days.mjs';

export const usage = `npm run vitals shows how fast pages were for real visitors, by template.

  npm run vitals                       the last 28 days
  npm run vitals -- --days 7           more or fewer of them, up to ${vitalsDays}
  npm run vitals -- --device phone     windows narrower than ${desktopWidth} pixels alone; or desktop

${databaseUsage}`;

export const typedOptions = {days: {type: 'string', default: '28'}, device: {type: 'string'}};

/** @param {{days: string, device?: string}} options */
export function readOptions({days: typed, device}) {
  const days = readDayCount(typed, vitalsDays);
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
  const {first, period: last} = findPeriod(days, now);
  const period = device === undefined ? last : `${last}, ${device}`;
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
