import {onPhone} from '../../tests/support/browser/phone';

import type {Browser, CDPSession} from '@playwright/test';

/** Times in milliseconds, except for the layout shift and the number of requests. */
export type PhoneLoad = {
  'first paint': number;
  LCP: number;
  CLS: number;
  /** Requests that started before the first paint. */
  requests: number;
  /** Main-thread time in styles and layout before the first paint. */
  layout: number;
  /** The longest task while the whole page is scrolled; 0 if none took 50 ms. */
  scroll: number;
};

type Watched = typeof globalThis & {phone: {lcp: number; shift: number; task: number}};

/** Runs in the page first. */
function watchPage(): void {
  const phone = {lcp: 0, shift: 0, task: 0};
  (globalThis as Watched).phone = phone;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  };
  watch('largest-contentful-paint', ({startTime}) => (phone.lcp = startTime));
  watch('layout-shift', (entry) => (phone.shift += (entry as PerformanceEntry & {value: number}).value));
  watch('longtask', ({duration}) => (phone.task = Math.max(phone.task, duration)));
}

type TraceEvent = {name: string; ph: string; pid: number; tid: number; ts: number; dur?: number};

/** Records the main thread until the returned function is called, which resolves to the events. */
async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['devtools.timeline', 'loading', 'blink.user_timing']},
  });
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Milliseconds of styles and layout before the first paint. */
function sumLayout(events: readonly TraceEvent[]): number {
  const paint = events.find(({name}) => name === 'firstContentfulPaint');
  if (paint === undefined) return Number.NaN;
  return events
    .filter(({name, ph, pid, tid, ts}) => {
      const isEarlier = pid === paint.pid && tid === paint.tid && ts < paint.ts;
      return isEarlier && ph === 'X' && (name === 'Layout' || name === 'UpdateLayoutTree');
    })
    .reduce((sum, {dur = 0}) => sum + dur / 1000, 0);
}

/** Loads a page for the first time on a slow phone, and scrolls through it. */
export function measureLoad(browser: Browser, url: string): Promise<PhoneLoad> {
  return onPhone(browser, {throttled: true}, async ({page, session}) => {
    await page.addInitScript(watchPage);
    const tracer = await browser.newBrowserCDPSession();
    const stop = await startTrace(tracer);
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(2500);
    const layout = sumLayout(await stop());
    await tracer.detach();
    const {height, ...shown} = await page.evaluate(() => {
      const {phone} = globalThis as Watched;
      phone.task = 0;
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const requests = performance.getEntriesByType('resource').filter(({startTime}) => startTime < paint).length;
      return {'first paint': paint, LCP: phone.lcp, requests, height: document.documentElement.scrollHeight};
    });
    // Faster than a thumb, and to the very end.
    await session.send('Input.synthesizeScrollGesture', {x: 200, y: 400, yDistance: -1.5 * height, speed: 3000});
    await page.waitForTimeout(300);
    const {shift, task} = await page.evaluate(() => (globalThis as Watched).phone);
    return {...shown, CLS: shift, layout, scroll: task};
  });
}

/** The page without what delays its text: scripts and the web font. The least that its HTML and styles can take. */
export const toFloor = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
