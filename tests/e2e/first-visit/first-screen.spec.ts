import {expect, test, type Page} from '@playwright/test';

/** Waits until an element rests below the header, where a link to it scrolls. */
const expectLanded = (page: Page, selector: string): Promise<void> =>
  expect
    .poll(() => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(96);

const first = '[data-first-screen]';

test('sections outside the window are laid out after the load event, each with its heading', async ({page}) => {
  await page.goto('/', {waitUntil: 'commit'});
  await page.locator('h1').waitFor();
  await expect(page.locator(`html:not(${first})`)).toHaveCount(1);
  const skipped = await page
    .locator('main > section')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length);
  expect(skipped).toBe(0);
});

test('a link within the page lands on its target before that, too', async ({page}) => {
  // Without idle callbacks, the other sections are never laid out.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/pricing');
  await expect(page.locator(`html${first}`)).toHaveCount(1);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {href: '#faq', textContent: 'Questions'});
    document.body.append(link);
    link.click();
  });
  await expect(page.locator(`html${first}`)).toHaveCount(0);
  await expectLanded(page, '#faq');
});

test('an address with a hash gets the whole page right away', async ({page}) => {
  await page.goto('/pricing#faq', {waitUntil: 'commit'});
  await page.locator('#faq').waitFor();
  await expect(page.locator(`html${first}`)).toHaveCount(0);
  await expectLanded(page, '#faq');
});
