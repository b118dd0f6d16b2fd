import {onCLS, onFCP, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';

import {desktopWidth, vitalLimit, vitalsPath, type Vitals} from '#src/contracts/vitals';
import {partsId, type PageParts} from '../../page-parts';

/*
 * Loaded by boot/measure.ts when a visit is sampled. The browser buffers earlier entries; web-vitals handles prerendered
 * pages, background tabs and pages restored from the back/forward cache.
 */

const {template} = JSON.parse(document.getElementById(partsId)?.textContent ?? '{}') as PageParts;

/** The latest value of each metric, updated by web-vitals. A page restored from the cache starts over. */
const metrics = new Map<Metric['name'], Metric>();

/** Metrics already sent: each is sent once, as it was when the page was first hidden. */
const sent = new Set<Metric>();

/**
 * Not `sendBeacon`, which sends a referrer with the query string. Browsers without `keepalive` may drop the request when the
 * page closes.
 */
function send(vitals: Vitals): void {
  const options = {keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer'} as const;
  void fetch(vitalsPath, {...options, method: 'POST', body: JSON.stringify(vitals)}).catch(() => undefined);
}

/** Sends new metrics when the page is hidden, because phones fire no event after that. */
function flush(): void {
  if (document.visibilityState !== 'hidden') return;
  const values: Vitals['values'] = {};
  for (const metric of metrics.values()) {
    const {name, value} = metric;
    if (sent.has(metric) || value > vitalLimit(name)) continue;
    sent.add(metric);
    values[name] = name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
  }
  if (Object.keys(values).length > 0) send({template, device: innerWidth < desktopWidth ? 'phone' : 'desktop', values});
}

for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
  on((metric: Metric) => {
    metrics.set(metric.name, metric);
  });
}
// After the listeners of web-vitals, which record the last values on the same event.
addEventListener('visibilitychange', flush, true);
