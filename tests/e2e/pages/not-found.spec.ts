import {expect, test} from '@playwright/test';

import {gotoHydrated} from '../../support/browser/page';

// tests/built/pages.test.ts checks the content, site/walk.spec.ts the page itself, and first-visit/first-touch.spec.ts
// Go Back with a previous page.
const unknown = '/no-such-page';

test('Go Back leads home without a previous page', async ({page, context, baseURL}) => {
  await gotoHydrated(page, '/contact');
  const opened = context.waitForEvent('page');
  await page.evaluate(
    (address) => {
      window.open(address, '_blank', 'noopener');
    },
    `${baseURL ?? ''}${unknown}`,
  );
  const tab = await opened;
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => history.length)).toBe(1);
  await tab.getByRole('main').getByRole('button', {name: 'Go Back'}).click();
  await expect(tab.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  expect(new URL(tab.url()).pathname).toBe('/');
});
