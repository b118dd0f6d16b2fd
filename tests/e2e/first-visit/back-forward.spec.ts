import {chromium, expect, test} from '@playwright/test';

import {hydrate} from '../../support/browser/page';

for (const touched of [false, true]) {
  const how = touched ? 'with' : 'before';
  test(`Back restores the page as it was, ${how} React`, async ({launchOptions, baseURL}) => {
    // Playwright disables the back/forward cache by default.
    const browser = await chromium.launch({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']});
    try {
      const context = await browser.newContext({baseURL: baseURL ?? ''});
      const page = await context.newPage();
      await page.goto('/');
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
    } finally {
      await browser.close();
    }
  });
}
