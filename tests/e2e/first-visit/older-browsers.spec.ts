import {expect, type Page, test} from '@playwright/test';

/** Imitates a browser: what the server sends is rewritten, so that the parser doesn't know the feature. */
async function rewrite(page: Page, changes: readonly (readonly [RegExp, string])[]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    // Ignores what a page is left before it has arrived.
    const original = await response.text().catch(() => undefined);
    if (original === undefined) return;
    const body = changes.reduce((text, [from, to]) => text.replace(from, to), original);
    const {'content-security-policy': _policy, ...headers} = response.headers();
    await route.fulfill({response, headers, body});
  });
}

test('a phone without popovers has links in its header, and no menu over the page', async ({page}) => {
  await rewrite(page, [
    // Such a browser has no speculation rules either.
    [/<script type="?speculationrules.*?<\/script>/gs, ''],
    [/ popover=/g, ' data-popover='],
    [/ popovertarget=/g, ' data-popovertarget='],
    [/:popover-open/g, ':unknown-state'],
  ]);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Menu', exact: true})).toBeHidden();
  await page.locator('header').getByRole('link', {name: 'Services', exact: true}).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.locator('header').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await page.locator('header').getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL(/\/search$/);
  // The pages of the documentation are listed below the text.
  await page.goto('/docs/contacts-and-pipelines/create-a-pipeline');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
});
