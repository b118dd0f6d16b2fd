import {expect, type Page, test} from '@playwright/test';

/** Waits until an element rests below the header, where a link to it scrolls. */
const expectLanded = (page: Page, selector: string): Promise<void> =>
  expect
    .poll(() => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(96);

const first = '[data-first-screen]';

test('what is outside the window is laid out some time after the load event, each section with its heading', async ({
  page,
}) => {
  const skipped = () =>
    page
      .locator('main > section, #__docusaurus > footer')
      .evaluateAll((all) => all.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length);
  await page.goto('/');
  await expect(page.locator(`html${first}`)).toHaveCount(1);
  expect(await skipped()).toBeGreaterThan(5);
  await expect(page.locator(`html:not(${first})`)).toHaveCount(1, {timeout: 20_000});
  expect(await skipped()).toBe(0);
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

test('a section that was scrolled past stays laid out', async ({page}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/pricing');
  const section = page.locator('main > section').last();
  const isSkipped = () => section.evaluate((element) => getComputedStyle(element).contentVisibility === 'auto');
  expect(await isSkipped()).toBe(true);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(false);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  expect(await isSkipped()).toBe(false);
});

test('an address with a hash gets the whole page right away', async ({page}) => {
  await page.goto('/pricing#faq', {waitUntil: 'commit'});
  await page.locator('#faq').waitFor();
  await expect(page.locator(`html${first}`)).toHaveCount(0);
  await expectLanded(page, '#faq');
});
