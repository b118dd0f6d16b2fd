import {expect, test, type Locator, type Page} from '@playwright/test';

import {booking} from '#src/content/booking';
import {demoDialog} from '../../support/browser/demo-dialog';
import {isRunningReact, loadReact} from '../../support/browser/page';

/*
 * Interactions before React has loaded. `holdScripts` delays the site's scripts until released, so nothing here depends
 * on time.
 */
const scripts = '**/assets/js/*.js';

/** Keeps every script waiting until `release`. */
async function holdScripts(page: Page): Promise<{release: () => void}> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await gate;
    await route.continue();
  });
  return {release};
}

const waitForHydration = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Touches another part that needs React, so that it takes over. */
async function takeOver(page: Page): Promise<void> {
  await loadReact(page);
  await waitForHydration(page);
}

const tab = (page: Page, name: string): Locator => page.locator('#industries').getByRole('tab', {name});

async function fillContactForm(page: Page): Promise<void> {
  await page.locator('[name=firstName]').fill('Ada');
  await page.locator('[name=lastName]').fill('Lovelace');
  await page.locator('[name=email]').fill('ada@example.com');
  await page.locator('[name=message]').fill('A machine that writes.');
}

test.describe('an untouched page', () => {
  test('runs no scripts', async ({page}) => {
    for (const address of ['/', '/contact', '/docs', '/?utm_source=mail&tab=insurance']) {
      await page.goto(address);
      await expect(page.locator('link[rel="prefetch"][href*="/main."]')).toHaveCount(1, {timeout: 20_000});
      expect(await isRunningReact(page), address).toBe(false);
      await loadReact(page);
      await waitForHydration(page);
    }
  });

  test('prefetches nothing for visitors who save data, until a control needs it', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    // Gone when the time for prefetching has come.
    await expect(page.locator('html[data-first-screen]')).toHaveCount(0, {timeout: 20_000});
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Tab');
    await tab(page, 'Insurance').click();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/assets/js/'))).toEqual([]);
    await page.locator('header [commandfor="search-dialog"]:visible').first().click();
    await waitForHydration(page);
  });
});

test.describe('before React has loaded', () => {
  test('the theme switches and stays, and React picks it up', async ({page}) => {
    const {release} = await holdScripts(page);
    await page.goto('/');
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await takeOver(page);
    await page.getByRole('button', {name: 'Switch to light theme'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: 'Switch to dark theme'}).click();
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('tabs handle clicks and keys and update the address, and React continues from there', async ({page}) => {
    const {release} = await holdScripts(page);
    await page.goto('/?ref=mail');
    await tab(page, 'Insurance').click();
    const panels = page.locator('#industries').getByRole('tabpanel');
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAttribute('id', /insurance$/);
    await expect(page).toHaveURL(/\?ref=mail&tab=insurance$/);
    await page.keyboard.press('ArrowDown');
    await expect(tab(page, 'Healthcare')).toBeFocused();
    await expect(panels).toHaveAttribute('id', /healthcare$/);
    release();
    await takeOver(page);
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAttribute('id', /healthcare$/);
    await expect(tab(page, 'Healthcare')).toBeFocused();
    await tab(page, 'Automotive').click();
    await expect(panels).toHaveAttribute('id', /automotive$/);
    await expect(page).toHaveURL(/tab=automotive$/);
  });

  test('the address selects the tab, and a later choice survives hydration', async ({page}) => {
    const {release} = await holdScripts(page);
    await page.goto('/?tab=hospitality');
    await expect(tab(page, 'Hospitality')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Automotive').click();
    release();
    await takeOver(page);
    await expect(tab(page, 'Automotive')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#industries').getByRole('tabpanel')).toHaveCount(1);
  });

  test('the dialog opens, and React adds the calendar to it', async ({page}) => {
    const {release} = await holdScripts(page);
    await page.goto('/');
    await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
    await expect(demoDialog(page)).toBeVisible();
    release();
    await expect(demoDialog(page).locator('iframe')).toHaveAttribute('src', booking.calendarUrl);
    await expect(demoDialog(page)).toBeVisible();
  });

  test('the dialog opens and closes in browsers without invoker commands and closedby', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      document.addEventListener('command', (event) => event.preventDefault(), true);
    });
    await holdScripts(page);
    await page.goto('/');
    await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
    await expect(demoDialog(page)).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(demoDialog(page)).toBeHidden();
  });

  test('typed text, focus and scroll position survive hydration', async ({page}) => {
    const {release} = await holdScripts(page);
    await page.goto('/contact');
    const first = page.getByLabel('First name').first();
    await first.pressSequentially('Ada');
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => scrollY);
    release();
    await waitForHydration(page);
    await expect(first).toHaveValue('Ada');
    await expect(page.getByLabel('Last name').first()).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('text typed into a live search is used once React runs', async ({page}) => {
    const {release} = await holdScripts(page);
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('zzzz');
    release();
    await waitForHydration(page);
    await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
  });

  test('a form waits for React and is sent once', async ({page}) => {
    const {release} = await holdScripts(page);
    const sent: (string | null)[] = [];
    await page.route('**/api/contact', async (route) => {
      sent.push(route.request().postData());
      await route.fulfill({status: 202, json: {}});
    });
    await page.goto('/contact');
    await fillContactForm(page);
    const button = page.getByRole('button', {name: /^Send/}).first();
    await button.click();
    await button.click();
    await expect(page.locator('form[aria-busy="true"]')).toHaveCount(1);
    expect(sent).toEqual([]);
    release();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain('ada@example.com');
    await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
  });

  test('a click that only React can handle takes effect once it runs', async ({page}) => {
    await page.goto('/contact');
    const {release} = await holdScripts(page);
    await page.goto('/no-such-page');
    await page.getByRole('button', {name: 'Go Back'}).click();
    await expect(page).toHaveURL(/no-such-page$/);
    release();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('“Get Started — Free Demo” leads to /demo with the dialog open, and back', async ({page}) => {
    await holdScripts(page);
    await page.goto('/');
    await page.getByRole('link', {name: 'Get Started — Free Demo'}).click();
    await expect(page).toHaveURL(/\/demo$/);
    await expect(demoDialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(demoDialog(page)).toBeHidden();
  });
});

test.describe('when the scripts do not come', () => {
  test.beforeEach(async ({page}) => {
    await page.route(scripts, (route) => route.fulfill({status: 404}));
  });

  test('a form is sent without scripts', async ({page}) => {
    await page.route('**/api/contact', (route) => route.fulfill({status: 200, body: 'received'}));
    await page.goto('/contact');
    await fillContactForm(page);
    const sent = page.waitForRequest('**/api/contact');
    await page.getByRole('button', {name: /^Send/}).first().click();
    expect((await sent).postData()).toContain('firstName=Ada');
    await expect(page.locator('body')).toHaveText('received');
  });

  test('links, menus, questions, tabs and the theme work without scripts', async ({page}) => {
    await page.goto('/');
    await tab(page, 'Insurance').click();
    await expect(page.locator('#industries').getByRole('tabpanel')).toHaveAttribute('id', /insurance$/);
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('header').getByRole('button', {name: 'Services', exact: true}).click();
    await page.locator('#menu-services').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services\//);
  });
});

test.describe('a tab that stays open while a new version is published', () => {
  test('loads the new version once if a control needs React, and then works', async ({page}) => {
    await page.goto('/contact');
    let published = true;
    await page.route(scripts, (route) => (published ? route.fulfill({status: 404}) : route.continue()));
    await page.goto('/no-such-page');
    const loaded = page.waitForEvent('framenavigated');
    await page.getByRole('button', {name: 'Go Back'}).click();
    await loaded;
    // The new page refers to existing files.
    published = false;
    await loadReact(page);
    await waitForHydration(page);
    await page.getByRole('button', {name: 'Go Back'}).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('never reloads the page repeatedly', async ({page}) => {
    await page.route(scripts, (route) => route.fulfill({status: 404}));
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.goto('/no-such-page');
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole('button', {name: 'Go Back'}).click();
      await page.waitForLoadState('networkidle');
    }
    expect(loads).toBe(2);
  });
});

test('no click is lost while React takes over, however early', async ({browser, baseURL}) => {
  test.slow();
  for (const wait of [0, 20, 60, 150]) {
    // A new context, because the previous one has a stored theme and cached scripts.
    const page = await browser.newPage({baseURL: baseURL ?? '', viewport: {width: 1440, height: 900}});
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await tab(page, 'Insurance').scrollIntoViewIfNeeded();
    await loadReact(page);
    await page.waitForTimeout(wait);
    await tab(page, 'Insurance').click();
    await expect(tab(page, 'Insurance')).toHaveAttribute('aria-selected', 'true');
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await waitForHydration(page);
    await expect(page.getByRole('button', {name: 'Switch to light theme'})).toBeVisible();
    await expect(tab(page, 'Insurance'), `${String(wait)} ms`).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#industries').getByRole('tabpanel')).toHaveCount(1);
    await expect(page).toHaveURL(/tab=insurance/);
    await tab(page, 'Automotive').click();
    await expect(page.locator('#industries').getByRole('tabpanel')).toHaveAttribute('id', /automotive$/);
    await page.close();
  }
});
