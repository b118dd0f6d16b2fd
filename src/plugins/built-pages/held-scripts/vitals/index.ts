import {onCLS, onFCP, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';

import {desktopWidth, vitalLimit, vitalsPath, type Vitals} from '#src/contracts/vitals';
import {partsId, type PageParts} from '../../page-parts';

/*
 * Loaded by boot/measure.ts for a visit that is measured. The browser has kept what happened before; web-vitals takes
 * prerendered pages, tabs that were opened in the background and pages that come back from the cache for what they are.
 */

const {template} = JSON.parse(document.getElementById(partsId)?.textContent ?? '{}') as PageParts;

/** The newest of each metric, which web-vitals keeps up to date. A page that comes back from the cache begins new ones. */
const metrics = new Map<Metric['name'], Metric>();

/** Each counts once, as it was when the page was first left. */
const sent = new Set<Metric>();

/**
 * Not a beacon, which takes a referrer along, with the query of the address. Browsers that do not know `keepalive` may drop
 * the request with the page, and that visit is not counted.
 */
function send(vitals: Vitals): void {
  const options = {keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer'} as const;
  void fetch(vitalsPath, {...options, method: 'POST', body: JSON.stringify(vitals)}).catch(() => undefined);
}

/** Sends what is new. On phones nothing comes after a page was hidden, so it cannot wait for the page's end. */
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
// After the listeners of web-vitals, which note the last values at this very event.
addEventListener('visibilitychange', flush, true);
