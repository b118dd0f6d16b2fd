import {templatePaths} from '../support/browser/templates';

import {expect, test} from '@playwright/test';

/** Responses with these statuses, which the browser prints. */
const expected = /^Failed to load resource.*404|no-such-page/;

for (const width of [390, 1440]) {
  test(`one page of each kind fits a window of ${String(width)} px, with all its pictures and without an error`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
    });
    await page.setViewportSize({width, height: 900});
    for (const path of templatePaths) {
      await page.goto(path);
      faults.push(
        ...(await page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          const broken = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
          return [
            ...(scrollWidth > clientWidth ? [`${location.pathname} scrolls sideways`] : []),
            ...broken.map((image) => `${location.pathname}: broken picture ${image.currentSrc}`),
          ];
        })),
      );
    }
    expect(faults).toEqual([]);
  });
}
