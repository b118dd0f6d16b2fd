import {
  pageTemplates,
  vitalDevices,
  vitalLimit,
  vitalMetrics,
  type VitalMetric,
  type Vitals,
} from '#src/contracts/vitals';

import * as v from 'valibot';

const vitalValue = (metric: VitalMetric) =>
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(vitalLimit(metric))));

/** Only the known properties: a report with others is not from our pages. */
const schema = v.strictObject({
  template: v.picklist(pageTemplates),
  device: v.picklist(vitalDevices),
  values: v.pipe(
    v.strictObject({
      LCP: vitalValue('LCP'),
      INP: vitalValue('INP'),
      CLS: vitalValue('CLS'),
      FCP: vitalValue('FCP'),
      TTFB: vitalValue('TTFB'),
    }),
    v.check((values) => vitalMetrics.some((metric) => values[metric] !== undefined)),
  ),
});

/** Reads a report; `undefined` if it is not one our pages would send. */
export function parseVitals(input: unknown): Vitals | undefined {
  const parsed = v.safeParse(schema, input, {abortEarly: true});
  return parsed.success ? parsed.output : undefined;
}
