const menuButton = 'button[popovertarget="site-menu"]';

/**
 * A visitor's first sign, which changes nothing on the page: the pointer moves.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function touch(page) {
  await page.evaluate(() => {
    window.dispatchEvent(new PointerEvent('pointermove', {pointerType: 'mouse'}));
  });
}

/**
 * Waits until React has the page, which Docusaurus notes on `<html>`.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function waitUntilHydrated(page) {
  try {
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 30_000});
  } catch {
    throw new Error(`${page.url()} was touched and never hydrated: what it measures would mean nothing.`);
  }
}

/** The middle of the menu button, where a finger goes. */
export async function findMenuButton(page) {
  const box = await page.locator(menuButton).boundingBox();
  if (box === null) {
    throw new Error(`${page.url()} shows no menu button at the width of a phone.`);
  }
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** @param {import('@playwright/test').Page} page */
export function isMenuOpen(page) {
  return page.evaluate(() => document.querySelector('#site-menu')?.matches(':popover-open') === true);
}

/**
 * A page that is dead is fast. So before a page is measured it has to show that it works: without an error the menu
 * opens before React is there, stays open while it takes over, and a control that only React names has its name.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function assertWorks(page, url) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  const button = await findMenuButton(page);
  await page.touchscreen.tap(button.x, button.y);
  if (!(await isMenuOpen(page))) {
    throw new Error(`${url}: a tap on the menu button did not open the menu.`);
  }
  await waitUntilHydrated(page);
  if (!(await isMenuOpen(page))) {
    throw new Error(`${url}: the menu that was open closed when React took over.`);
  }
  await page
    .locator('[data-theme-toggle][aria-label^="Switch to"]')
    .first()
    .waitFor({state: 'attached', timeout: 5000});
  if (errors.length > 0) {
    throw new Error(`${url}: ${errors.join('; ')}`);
  }
}
