/** Shapes of pages. Vitals are counted by these, never by address. `src/site/areas.ts` says which page has which. */
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

/** How wide the window is, which is all that is told of a device. */
export const vitalDevices = ['phone', 'desktop'] as const;

export type VitalDevice = (typeof vitalDevices)[number];

/** Width in CSS pixels from which a window counts as `desktop`. */
export const desktopWidth = 720;

/** Core Web Vitals and the two that explain LCP, as https://web.dev/articles/vitals names them. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type VitalMetric = (typeof vitalMetrics)[number];

/** One visit to one page: the whole of what is sent. CLS is a score, the rest are milliseconds. */
export type Vitals = {
  template: PageTemplate;
  device: VitalDevice;
  values: Partial<Record<VitalMetric, number>>;
};

/** Largest value that is taken. A clock that stood still while the machine slept says more; nothing is learned from it. */
export const vitalLimit = (metric: VitalMetric): number => (metric === 'CLS' ? 100 : 600_000);

/** Where a visit is reported to. */
export const vitalsPath = '/api/vitals';

/** Most bytes of a report; a real one has about 120. */
export const vitalsBodyLimit = 512;
