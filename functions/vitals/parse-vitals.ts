import {
  pageTemplates,
  vitalDevices,
  vitalLimit,
  vitalMetrics,
  type VitalMetric,
  type Vitals,
} from '#src/contracts/vitals';

import * as v from 'valibot';

const valueOf = (metric: VitalMetric) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(vitalLimit(metric))));

/** Nothing besides what is counted: whoever sends more is no page of this site. */
const schema = v.strictObject({
  template: v.picklist(pageTemplates),
  device: v.picklist(vitalDevices),
  values: v.pipe(
    v.strictObject({
      LCP: valueOf('LCP'),
      INP: valueOf('INP'),
      CLS: valueOf('CLS'),
      FCP: valueOf('FCP'),
      TTFB: valueOf('TTFB'),
    }),
    v.check((values) => vitalMetrics.some((metric) => values[metric] !== undefined)),
  ),
});

/** The visit that a report is about, or nothing when it is none that a page of this site sends. */
export function parseVitals(input: unknown): Vitals | undefined {
  const parsed = v.safeParse(schema, input, {abortEarly: true});
  return parsed.success ? parsed.output : undefined;
}
