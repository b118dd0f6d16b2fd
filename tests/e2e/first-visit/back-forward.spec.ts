import {chromium, expect, test} from '@playwright/test';

import {gotoHydrated} from '../../support/browser/page';

import type {Page} from '@playwright/test';

/** Launches a browser with the back/forward cache, which Playwright disables by default. */
async function openBrowser(launchOptions: object, baseURL: string, run: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await run(await browser.newPage({baseURL}));
  } finally {
    await browser.close();
  }
}

for (const touched of [false, true]) {
  test(`Back restores the page as it was, ${touched ? 'with' : 'before'} React`, async ({launchOptions, baseURL}) => {
    await openBrowser(launchOptions, baseURL ?? '', async (page) => {
      if (touched) await gotoHydrated(page, '/');
      else await page.goto('/');
      const question = page.locator('#faq details').nth(2);
      await question.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await page.evaluate(() => {
        document.body.dataset['left'] = 'here';
        window.addEventListener('pageshow', ({persisted}) => {
          document.body.dataset['back'] = String(persisted);
        });
      });
      await page.evaluate(() => {
        location.href = '/pricing';
      });
      await page.waitForURL('**/pricing', {waitUntil: 'commit'});
      await page.waitForLoadState();
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
    });
  });
}
