import {vitalLimit, vitalMetrics, type VitalMetric} from '#src/contracts/vitals';

import {bucketEdges, bucketOf, thresholds, widest} from '../../../functions/lib/vitals/buckets';
import {quantile, summarize, type Histogram} from '../../../functions/lib/vitals/summary';

import fc from 'fast-check';

function histogramOf(metric: VitalMetric, values: readonly number[]): Histogram {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(metric, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

/** The exact 75th percentile. */
function exactP75(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

const anyVisits = fc.constantFrom(...vitalMetrics).chain((metric) =>
  fc.record({
    metric: fc.constant(metric),
    values: fc.array(
      fc.oneof(
        fc.double({min: 0, max: vitalLimit(metric), noNaN: true}),
        // Typical visits: most near the good threshold, some at the edges.
        fc.double({min: 0, max: thresholds[metric].poor * 2, noNaN: true}),
        fc.constantFrom(...bucketEdges[metric]),
      ),
      {minLength: 1, maxLength: 200},
    ),
  }),
);

describe('buckets', () => {
  test.each(vitalMetrics)('of %s are ascending and narrow, with the thresholds as edges', (metric) => {
    const edges = bucketEdges[metric];
    const {good, poor} = thresholds[metric];
    expect(edges).toEqual([...edges].sort((one, other) => one - other));
    expect(edges).toEqual(expect.arrayContaining([0, good, poor, vitalLimit(metric)]));
    expect(new Set(edges).size).toBe(edges.length);
    for (let at = 2; at < edges.length - 1; at += 1) {
      expect((edges[at] ?? 0) / (edges[at - 1] ?? 0)).toBeLessThanOrEqual(widest + 1e-9);
    }
  });

  // Stored counts refer to buckets by number.
  test('have not changed', () => {
    expect(Object.entries(bucketEdges).map(([metric, edges]) => [metric, edges.length])).toEqual([
      ['LCP', 71],
      ['INP', 86],
      ['CLS', 101],
      ['FCP', 72],
      ['TTFB', 95],
    ]);
    expect(bucketEdges.LCP.slice(33, 42).map(Math.round)).toEqual([
      2069, 2274, 2500, 2746, 3017, 3314, 3641, 4000, 4392,
    ]);
  });

  test('each value has one bucket, and an edge belongs to the lower one', () => {
    fc.assert(
      fc.property(anyVisits, ({metric, values}) => {
        for (const value of values) {
          const bucket = bucketOf(metric, value);
          const [lower = 0, upper = 0] = bucketEdges[metric].slice(bucket);
          expect(value === 0 ? bucket === 0 : lower < value && value <= upper).toBe(true);
        }
      }),
    );
  });
});

describe('p75', () => {
  // Buckets are narrow, so it is also off by at most a tenth.
  test('is in the same bucket as the exact value', () => {
    fc.assert(
      fc.property(anyVisits, ({metric, values}) => {
        const exact = exactP75(values);
        const found = quantile(metric, histogramOf(metric, values), 0.75);
        expect(bucketOf(metric, found)).toBe(bucketOf(metric, exact));
      }),
      {numRuns: 500},
    );
  });

  test('does not depend on the order of buckets', () => {
    const histogram = histogramOf('LCP', [900, 1200, 1500, 5000]);
    const turned = new Map([...histogram].reverse());
    expect(quantile('LCP', turned, 0.75)).toBe(quantile('LCP', histogram, 0.75));
  });
});

test('shares are exact, and a value at a threshold gets the better rating', () => {
  fc.assert(
    fc.property(anyVisits, ({metric, values}) => {
      const {good, poor} = thresholds[metric];
      const share = (fits: (value: number) => boolean) => values.filter(fits).length / values.length;
      const found = summarize(metric, histogramOf(metric, values));
      expect(found.visits).toBe(values.length);
      expect(found.good).toBeCloseTo(share((value) => value <= good));
      expect(found.poor).toBeCloseTo(share((value) => value > poor));
      expect(found.good + found.needsImprovement + found.poor).toBeCloseTo(1);
    }),
  );
});
