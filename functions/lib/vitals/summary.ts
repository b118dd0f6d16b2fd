import type {VitalMetric} from '#src/contracts/vitals';
import {bucketEdges, thresholds} from './buckets';

/** Visits per bucket. */
export type Histogram = ReadonlyMap<number, number>;

export type Summary = {
  visits: number;
  /** 75th percentile. */
  p75: number;
  /** Shares of visits, from 0 to 1. */
  good: number;
  needsImprovement: number;
  poor: number;
};

/**
 * Quantile of a histogram. Visits are assumed to be spread evenly within a bucket, so it can be off by the bucket's
 * width, a tenth of the value (`widest`).
 */
export function quantile(metric: VitalMetric, histogram: Histogram, share: number): number {
  const buckets = [...histogram].filter(([, visits]) => visits > 0).sort(([one], [other]) => one - other);
  const edges = bucketEdges[metric];
  // Nearest rank: the quantile is a visit's value, not one between two.
  let rank = Math.max(1, Math.ceil(share * buckets.reduce((sum, [, visits]) => sum + visits, 0)));
  for (const [bucket, visits] of buckets) {
    const [lower = 0, upper = lower] = [edges[bucket], edges[bucket + 1]];
    // A visit is placed in the middle of its share of the bucket.
    if (rank <= visits) return lower + ((upper - lower) * (rank - 0.5)) / visits;
    rank -= visits;
  }
  return Number.NaN;
}

/** Summarizes a histogram, which must have at least one visit. */
export function summarize(metric: VitalMetric, histogram: Histogram): Summary {
  const edges = bucketEdges[metric];
  const {good, poor} = thresholds[metric];
  const count = (fits: (upper: number) => boolean): number =>
    [...histogram].reduce((sum, [bucket, visits]) => sum + (fits(edges[bucket + 1] ?? Infinity) ? visits : 0), 0);
  const visits = count(() => true);
  const [within, beyond] = [count((upper) => upper <= good), count((upper) => upper > poor)];
  return {
    visits,
    p75: quantile(metric, histogram, 0.75),
    good: within / visits,
    needsImprovement: (visits - within - beyond) / visits,
    poor: beyond / visits,
  };
}
