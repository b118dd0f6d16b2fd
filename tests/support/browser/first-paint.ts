import {onPhone} from './phone';

import type {Browser} from '@playwright/test';

type Watched = typeof globalThis & {geometryReads: string[]};

/** Runs in the page first: notes each read that makes the browser lay out, until the document and its files have loaded. */
function watchGeometry(): void {
  const reads: string[] = [];
  (globalThis as Watched).geometryReads = reads;
  const note = (name: string): void => {
    if (document.readyState !== 'complete') reads.push(name);
  };
  const {getBoundingClientRect} = Element.prototype;
  Element.prototype.getBoundingClientRect = function measure(this: Element): DOMRect {
    note('getBoundingClientRect');
    return getBoundingClientRect.call(this);
  };
  const sizes = ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight'];
  const boxes = ['clientWidth', 'clientHeight', 'scrollTop', 'scrollLeft', 'scrollWidth', 'scrollHeight'];
  for (const [prototype, names] of [
    [HTMLElement.prototype, sizes],
    [Element.prototype, boxes],
  ] as const) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      if (property === undefined) continue;
      Object.defineProperty(prototype, name, {
        ...property,
        get(this: Element): unknown {
          note(name);
          return property.get?.call(this);
        },
      });
    }
  }
}

/**
 * What a page does before its first paint: geometry that its scripts read, which forces a layout, and requests. The font
 * and the pictures on the first screen are requested by the layout that is about to be painted, so they delay nothing. Neither
 * does the sheet for print, the last element of the page, which browsers request at the lowest priority; nor the tab's
 * icon, which Chromium may request at any time.
 */
export function watchFirstPaint(browser: Browser, url: string): Promise<{reads: string[]; requests: string[]}> {
  return onPhone(browser, {throttled: true}, async ({page}) => {
    await page.addInitScript(watchGeometry);
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return page.evaluate(() => {
      // `startTime` is when the frame was on the screen, which a busy machine reports long after drawing it.
      const [paint] = performance.getEntriesByName('first-contentful-paint') as PerformancePaintTiming[];
      const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        reads: (globalThis as Watched).geometryReads,
        requests: requests
          .filter(
            ({startTime, initiatorType}) =>
              startTime < (paint?.paintTime ?? 0) && !['css', 'img'].includes(initiatorType),
          )
          .flatMap(({name}) => (/\/assets\/css\/print\.[\da-f]+\.css$|\/favicon\.svg$/.test(name) ? [] : name)),
      };
    });
  });
}
