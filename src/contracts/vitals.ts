/** Page templates, by which vitals are counted instead of by address. `src/site/areas.ts` assigns them. */
export const pageTemplates = [
  'home',
  'marketing',
  'industry',
  'offer',
  'docs-index',
  'docs',
  'blog-list',
  'blog-post',
  'legal',
  'faq',
  'book',
  'search',
  'other',
] as const;

export type PageTemplate = (typeof pageTemplates)[number];

/** Window size; nothing else about the device is reported. */
export const vitalDevices = ['phone', 'desktop'] as const;

export type VitalDevice = (typeof vitalDevices)[number];

/** Minimum window width of `desktop`, in CSS pixels. */
export const desktopWidth = 720;

/** Core Web Vitals, plus FCP and TTFB, which explain LCP (https://web.dev/articles/vitals). */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type VitalMetric = (typeof vitalMetrics)[number];

/** Report of one page visit: everything that is sent. CLS is a score, the rest are milliseconds. */
export type Vitals = {
  template: PageTemplate;
  device: VitalDevice;
  values: Partial<Record<VitalMetric, number>>;
};

/** Largest accepted value. A clock that paused while the machine slept reports more. */
export const vitalLimit = (metric: VitalMetric): number => (metric === 'CLS' ? 100 : 600_000);

/** Endpoint of reports. */
export const vitalsPath = '/api/vitals';

/** Largest report in bytes; a real one has about 120. */
export const vitalsBodyLimit = 512;
