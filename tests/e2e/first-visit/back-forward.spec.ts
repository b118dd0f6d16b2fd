import {chromium, expect, test} from '@playwright/test';

import {hydrate} from '../../support/browser/page';
import {gotoMeasured, leaveMeasured, measureVisits} from '../../support/browser/vitals';

for (const touched of [false, true]) {
  const how = touched ? 'with' : 'before';
  test(`Back restores the page as it was, ${how} React, as a new measured visit`, async ({launchOptions, baseURL}) => {
    // Playwright disables the back/forward cache by default.
    const browser = await chromium.launch({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
    try {
      const context = await browser.newContext({baseURL: baseURL ?? ''});
      await measureVisits(context);
      const page = await context.newPage();
      await gotoMeasured(page, '/');
      if (touched) await hydrate(page);
      const question = page.locator('#faq details').nth(2);
      await question.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
        document.body.dataset['left'] = 'here';
        window.addEventListener('pageshow', ({persisted}) => {
          document.body.dataset['back'] = String(persisted);
        });
        location.href = '/robots.txt';
      });
      await page.waitForURL('**/robots.txt', {waitUntil: 'load'});
      // Not `page.goBack`, which waits for a load event that a restored page does not fire.
      await page.evaluate(() => {
        setTimeout(() => {
          history.back();
        });
      });
      await expect(page.locator('body')).toHaveAttribute('data-back', 'true');
      await expect(page.locator('body')).toHaveAttribute('data-left', 'here');
      await expect(question).toHaveAttribute('open');
      await page.locator('[data-theme-toggle]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // Metrics of a restored page are available two frames later.
      await page.evaluate(async () => {
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      });
      const sent = await leaveMeasured(page);
      expect(sent.map(({report}) => report.template)).toEqual(['home', 'home']);
      expect(Object.keys(sent[1]?.report.values ?? {})).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB']));
    } finally {
      await browser.close();
    }
  });
}
