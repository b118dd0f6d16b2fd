import type {VitalMetric} from '#src/contracts/vitals';
import {bucketEdges, thresholds} from './buckets';

/** Visits by number of bucket. */
export type Histogram = ReadonlyMap<number, number>;

export type Summary = {
  visits: number;
  /** The value that three of four visits stay within. */
  p75: number;
  /** Shares of all visits, from 0 to 1. */
  good: number;
  fair: number;
  poor: number;
};

/**
 * The value below which a share of the visits lies. Within its bucket, visits are taken as spread evenly; they are not, so
 * it may be off by the width of the bucket, a tenth of the value (`widest`).
 */
export function quantile(metric: VitalMetric, histogram: Histogram, share: number): number {
  const buckets = [...histogram].filter(([, visits]) => visits > 0).sort(([one], [other]) => one - other);
  const edges = bucketEdges[metric];
  // The nearest rank: the quantile is the value of a visit, not one between two of them.
  let rank = Math.max(1, Math.ceil(share * buckets.reduce((sum, [, visits]) => sum + visits, 0)));
  for (const [bucket, visits] of buckets) {
    const [lower = 0, upper = lower] = [edges[bucket], edges[bucket + 1]];
    // A visit stands for the middle of its part of the bucket.
    if (rank <= visits) return lower + ((upper - lower) * (rank - 0.5)) / visits;
    rank -= visits;
  }
  return Number.NaN;
}

/** What a histogram says. Its counts must not all be zero. */
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
    fair: (visits - within - beyond) / visits,
    poor: beyond / visits,
  };
}
