import {booking} from '#src/content/booking';
import {demoDialog} from '../../support/browser/demo-dialog';
import {holdFiles, saveData, scriptFiles, touchIslands, waitUntilLive} from '../../support/browser/page';

import {expect, type Locator, type Page, test} from '@playwright/test';

/*
 * Interactions before islands are live. `holdFiles` delays the site's scripts until released, so nothing here depends
 * on time. Each part with late scripts: tests/e2e/parts. site/performance.spec.ts checks that an untouched page runs no scripts.
 */
const tab = (page: Page, name: string): Locator => page.locator('#industries').getByRole('tab', {name});

test('nothing is prefetched for visitors who save data, until a control needs it', async ({page}) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // What services add to links asks nothing of a page.
  await page.goto('/?utm_source=a&gclid=b&gad_source=1&gad_campaignid=2&gbraid=c&wbraid=d&ttclid=e&mc_cid=f&mc_eid=g');
  // The attribute goes when idle work is due, such as prefetching.
  await expect(page.locator('html[data-first-screen]')).toHaveCount(0, {timeout: 20_000});
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Tab');
  await tab(page, 'Insurance').click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/assets/js/'))).toEqual([]);
  await page.locator('header [commandfor="search-dialog"]:visible').first().click();
  await waitUntilLive(page);
});

test.describe('before scripts have loaded', () => {
  test('the theme and tabs respond to the address, clicks and keys', async ({page}) => {
    const {release} = await holdFiles(page);
    await page.goto('/?ref=mail&tab=hospitality#industries');
    const panels = page.locator('#industries').getByRole('tabpanel');
    await expect(tab(page, 'Hospitality')).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => {
      document.body.dataset.mark = 'kept';
    });
    await tab(page, 'Insurance').click();
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAttribute('id', /insurance$/);
    await expect(page).toHaveURL(/\?ref=mail&tab=insurance#industries$/);
    await expect(page.locator('body'), 'without a reload').toHaveAttribute('data-mark', 'kept');
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tab(page, 'Insurance').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Healthcare')).toBeFocused();
    await expect(panels).toHaveAttribute('id', /healthcare$/);
    release();
    await page.getByRole('button', {name: 'Switch to light theme'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: 'Switch to dark theme'}).click();
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the dialog opens with other ways to book, and gets the calendar once its island is live', async ({page}) => {
    const {release} = await holdFiles(page);
    await page.goto('/');
    await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
    await expect(demoDialog(page).getByRole('link', {name: 'Choose a time from a list'})).toBeVisible();
    await expect(demoDialog(page).getByRole('status')).toHaveText('Loading the calendar…');
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
    await holdFiles(page);
    await page.goto('/');
    await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
    await expect(demoDialog(page)).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(demoDialog(page)).toBeHidden();
  });

  test('typed text, focus and scroll position stay as the script of a form loads', async ({page}) => {
    const {release} = await holdFiles(page);
    await page.goto('/contact');
    const first = page.getByLabel('First name').first();
    await first.pressSequentially('Ada');
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => scrollY);
    const script = page.waitForResponse(/\/form-script\./);
    release();
    await script;
    await page.waitForLoadState('networkidle');
    await expect(first).toHaveValue('Ada');
    await expect(page.getByLabel('Last name').first()).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  for (const path of ['/contact', '/contact-support', '/trial', '/blog/subscribe']) {
    const send = (page: Page): Locator => page.locator('main form[data-sends=""] [type=submit]').first();
    const watchPosts = async (page: Page): Promise<string[]> => {
      const posts: string[] = [];
      await page.route('**/api/**', (route) => {
        const isReport = route.request().url().endsWith('/api/faults');
        if (route.request().method() === 'POST' && !isReport) posts.push(route.request().postData() ?? '');
        return route.fulfill({status: 200, contentType: 'text/html', body: 'What is missing'});
      });
      return posts;
    };

    test(`the untouched form of ${path} waits for its script when it is sent, says what is missing, and sends nothing`, async ({
      page,
    }) => {
      const posts = await watchPosts(page);
      const {release} = await holdFiles(page);
      await page.goto(path);
      await send(page).focus();
      await page.keyboard.press('Enter');
      await send(page).click();
      await expect(send(page)).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.locator('main form [aria-invalid=true]').first()).toBeFocused();
      await expect(page.locator('main form [aria-busy]')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(posts).toEqual([]);
    });

    test(`the untouched form of ${path} is posted once if its script is gone`, async ({page}) => {
      const posts = await watchPosts(page);
      await page.route(scriptFiles, (route) => route.fulfill({status: 404}));
      await page.goto(path);
      await send(page).dblclick();
      await expect(page.locator('body')).toHaveText('What is missing');
      expect(posts).toHaveLength(1);
    });
  }

  test('“Get Started — Free Demo” leads to /demo with the dialog open, and back', async ({page}) => {
    await holdFiles(page);
    await page.goto('/');
    await page.getByRole('link', {name: 'Get Started — Free Demo'}).click();
    await expect(page).toHaveURL(/\/demo$/);
    await expect(demoDialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(demoDialog(page)).toBeHidden();
  });
});

test('on a slow line, a button opens its dialog, which has not arrived yet', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limits = {latency: 400, downloadThroughput: 10_000, uploadThroughput: 10_000};
  await session.send('Network.emulateNetworkConditions', {offline: false, ...limits});
  await page.goto('/', {waitUntil: 'commit'});
  const isEarly = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (): void => {
          const button = document.querySelector<HTMLElement>('main button[commandfor="demo-dialog"]');
          if (button === null) {
            setTimeout(look, 5);
            return;
          }
          resolve(document.querySelector('#demo-dialog') === null);
          button.click();
        };
        look();
      }),
  );
  expect(isEarly).toBe(true);
  await expect(demoDialog(page)).toBeVisible({timeout: 30_000});
});

for (const wait of [0, 60]) {
  test(`no click or key is lost while an island wakes, ${String(wait)} ms after a touch`, async ({page}) => {
    await page.goto('/pricing', {waitUntil: 'domcontentloaded'});
    await touchIslands(page);
    await page.waitForTimeout(wait);
    await page.locator('[name=contacts]').fill('60000');
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await waitUntilLive(page);
    await expect(page.getByRole('button', {name: 'Switch to light theme'})).toBeVisible();
    await expect(page.locator('#calculator output')).toContainText('Enterprise');
  });
}
