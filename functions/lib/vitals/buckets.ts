import {vitalLimit, type VitalMetric} from '#src/contracts/vitals';

/** Values up to `good` are good, above `poor` poor (https://web.dev/articles/vitals). Milliseconds; CLS is a score. */
export const thresholds: Readonly<Record<VitalMetric, {good: number; poor: number}>> = {
  LCP: {good: 2500, poor: 4000},
  INP: {good: 200, poor: 500},
  CLS: {good: 0.1, poor: 0.25},
  FCP: {good: 1800, poor: 3000},
  TTFB: {good: 800, poor: 1800},
};

/** Values below `low` share the first bucket, values above `high` the last. */
const ends: Readonly<Record<VitalMetric, {low: number; high: number}>> = {
  LCP: {low: 100, high: 60_000},
  INP: {low: 8, high: 20_000},
  CLS: {low: 0.001, high: 10},
  FCP: {low: 100, high: 60_000},
  TTFB: {low: 10, high: 60_000},
};

/** Between the ends, a bucket's upper edge is at most this many times its lower edge. */
export const widest = 1.1;

/** Geometric steps from one value to another, as few as `widest` allows, without the first value. */
function steps(from: number, to: number): number[] {
  const count = Math.ceil(Math.log(to / from) / Math.log(widest));
  // The last value is exact: powers would miss the threshold by a rounding error.
  return Array.from({length: count}, (_, at) => (at === count - 1 ? to : from * (to / from) ** ((at + 1) / count)));
}

function edgesOf(metric: VitalMetric): number[] {
  const {good, poor} = thresholds[metric];
  const {low, high} = ends[metric];
  return [0, low, ...steps(low, good), ...steps(good, poor), ...steps(poor, high), vitalLimit(metric)];
}

/**
 * Bucket edges, ascending. Bucket 0 includes both of its edges; every other bucket includes its upper edge only. Both
 * thresholds are edges, so shares of good and poor are exact. Stored counts refer to buckets by number: changing the
 * edges needs a new table.
 */
export const bucketEdges: Readonly<Record<VitalMetric, readonly number[]>> = {
  LCP: edgesOf('LCP'),
  INP: edgesOf('INP'),
  CLS: edgesOf('CLS'),
  FCP: edgesOf('FCP'),
  TTFB: edgesOf('TTFB'),
};

/** Bucket number of a value from 0 to the metric's limit. */
export function bucketOf(metric: VitalMetric, value: number): number {
  const uppers = bucketEdges[metric].slice(1);
  return uppers.findIndex((upper) => value <= upper);
}
