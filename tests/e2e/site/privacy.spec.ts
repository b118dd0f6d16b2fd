import {expect, test} from '@playwright/test';

import {watchPage} from '../../support/browser/page';
import {readStored} from '../../support/browser/stored';
import {gotoMeasured, measureVisits} from '../../support/browser/vitals';

// Storage before an interaction: walk.spec.ts.

test('a measured visit stores nothing in the browser either', async ({page, context}) => {
  const watch = watchPage(context);
  await measureVisits(context);
  await gotoMeasured(page, '/terms');
  expect(await readStored(page)).toEqual([]);
  await page.goto('about:blank');
  expect(await context.cookies()).toEqual([]);
  expect(watch.otherHosts).toEqual([]);
});

test('choosing a theme stores only the theme', async ({page}) => {
  await page.goto('/');
  await page.locator('[data-theme-toggle]').click();
  expect(await readStored(page)).toEqual([expect.stringMatching(/^localStorage theme/)]);
});
