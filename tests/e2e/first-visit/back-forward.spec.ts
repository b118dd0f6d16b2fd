import {wakeIslands} from '../../support/browser/page';

import {chromium, expect, test} from '@playwright/test';

for (const touched of [false, true]) {
  const how = touched ? 'with' : 'before';
  test(`Back restores the page as it was, ${how} React`, async ({launchOptions, baseURL}) => {
    // Playwright disables the back/forward cache by default.
    const browser = await chromium.launch({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
    try {
      const context = await browser.newContext({baseURL: baseURL ?? ''});
      const page = await context.newPage();
      await page.goto('/');
      if (touched) await wakeIslands(page);
      const question = page.locator('#faq details').nth(2);
      await question.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
        // Kept in storage, because Chromium may replace a restored page that is automated.
        window.addEventListener('pageshow', ({persisted}) => {
          document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
          const {theme} = document.documentElement.dataset;
          localStorage.setItem('back', JSON.stringify({persisted, open: details.open, theme}));
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
      const other = await context.newPage();
      await other.goto('/robots.txt');
      await expect
        .poll(() => other.evaluate(() => localStorage.getItem('back')))
        .toBe(JSON.stringify({persisted: true, open: true, theme: 'dark'}));
    } finally {
      await browser.close();
    }
  });
}
