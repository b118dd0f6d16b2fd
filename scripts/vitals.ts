import {vitalsDays} from '../functions/lib/retention/days';
import {thresholds} from '../functions/lib/vitals/buckets';
import {summarize} from '../functions/lib/vitals/summary';
import {readHistograms, type HistogramRow} from '../functions/lib/vitals/vitals-store';
import {databaseUsage, runOnDatabase} from './lib/database';
import {formatTable, printLine, readArguments, readChoice, readNumber} from './lib/terminal';

import {desktopWidth, pageTemplates, vitalDevices, vitalMetrics, type VitalMetric} from '#src/contracts/vitals';

const usage = `npm run vitals shows how fast pages were for real visitors, by template.

  npm run vitals                       the last 28 days
  npm run vitals -- --days 7           a different period, up to ${vitalsDays} days
  npm run vitals -- --device phone     only phone (narrower than ${desktopWidth} pixels) or desktop

${databaseUsage}`;

const everywhere = 'all pages';

const percent = (share: number) => `${Math.round(share * 100)}%`;

function formatValue(metric: VitalMetric, value: number): string {
  return metric === 'CLS' ? value.toFixed(3) : `${Math.round(value).toLocaleString('en-US')} ms`;
}

function rate(metric: VitalMetric, value: number): string {
  const {good, poor} = thresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

/** Table row of a metric in a template, or on all pages; empty if it was not measured. */
function describe(all: readonly HistogramRow[], template: string, metric: VitalMetric): string[][] {
  const histogram = new Map<number, number>();
  const rows = all.filter((row) => row.metric === metric && (template === everywhere || row.template === template));
  for (const {bucket, visits} of rows) histogram.set(bucket, (histogram.get(bucket) ?? 0) + visits);
  if (histogram.size === 0) return [];
  const {visits, p75, good, needsImprovement: fair, poor} = summarize(metric, histogram);
  const shares = [good, fair, poor].map(percent);
  return [[template, metric, formatValue(metric, p75), rate(metric, p75), ...shares, visits.toLocaleString('en-US')]];
}

/** Report on measured visits: all pages together, then each visited template. */
function formatReport(all: readonly HistogramRow[], period: string): string {
  if (all.length === 0) return `No measured visits: ${period}.`;
  const lines = [everywhere, ...pageTemplates].flatMap((template) =>
    vitalMetrics.flatMap((metric) => describe(all, template, metric)),
  );
  return [
    `Page speed: ${period} (UTC).`,
    formatTable(['template', 'metric', 'p75', 'p75 is', 'good', 'needs improvement', 'poor', 'visits'], lines),
    'p75: three of four visits were this fast or faster. It is read from buckets, so it may be off by a tenth; shares are exact.',
  ].join('\n');
}

const {values} = readArguments(usage, {options: {days: {type: 'string', default: '28'}, device: {type: 'string'}}});
const days = readNumber('days', values.days, vitalsDays);
const device = readChoice('device', values.device, vitalDevices);
const first = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
const period = [days === 1 ? 'today' : `the last ${days} days`, ...(device === undefined ? [] : [device])].join(', ');
await runOnDatabase(async ({sql}) => {
  const rows = await readHistograms(sql, first);
  printLine(formatReport(device === undefined ? rows : rows.filter((row) => row.device === device), period));
});
