import {newsletterForm} from '#src/content/blog/newsletter-form';
import {trialForm} from '#src/content/pages/trial-form';
import {slots, stubTimes} from '../../support/browser/calendar';
import {fillContact, sendButton} from '../../support/browser/contact';
import {headerButton} from '../../support/browser/demo-dialog';
import {wakeIslands} from '../../support/browser/page';
import {readStored} from '../../support/browser/stored';

import type {FrameLocator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

const landing = '/blog?utm_source=google&utm_medium=cpc&gclid=abc';
const touch = {page: '/blog', source: 'google', medium: 'cpc', gclid: 'abc'};

/** Follows a link of the page, as a visitor does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, path);
  await page.waitForURL(`**${path}`);
}

async function book(place: Page | FrameLocator): Promise<void> {
  await slots(place).first().click();
  await place.getByRole('button', {name: 'Continue'}).click();
  await place.getByRole('textbox', {name: 'Name', exact: true}).fill('Marta Silva');
  await place.getByRole('textbox', {name: 'Email', exact: true}).fill('marta@oakline.example');
  await place.getByRole('button', {name: 'Book Demo'}).click();
}

async function sendTrial(page: Page): Promise<void> {
  await page.getByRole('textbox', {name: 'Name', exact: true}).fill('Marta Silva');
  await page.getByRole('textbox', {name: 'Company'}).fill('Oakline Studio');
  await page.getByRole('textbox', {name: 'Work email'}).fill('marta@oakline.example');
  await page.getByRole('button', {name: trialForm.send}).click();
}

async function sendMessage(page: Page): Promise<void> {
  await fillContact(page);
  await sendButton(page).click();
}

async function signUp(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('textbox', {name: 'Email'}).fill('marta@oakline.example');
  await page.getByRole('main').getByRole('button', {name: newsletterForm.subscribe}).click();
}

async function bookInDialog(page: Page): Promise<void> {
  await headerButton(page).click();
  await book(page.frameLocator('#demo-dialog iframe'));
}

const forms: [page: string, send: (page: Page) => Promise<void>][] = [
  ['/contact', sendMessage],
  ['/contact-support', sendMessage],
  ['/trial', sendTrial],
  ['/blog/subscribe', signUp],
  ['/faq', bookInDialog],
  ['/book', book],
];

for (const [path, send] of forms) {
  test(`${path}: a form three pages after an ad sends the ad, and nothing is stored before`, async ({page}) => {
    const times = await stubTimes(page);
    const posts: unknown[] = [];
    await page.route(/\/api\/(contact|trial|subscribe|bookings)$/, async (route) => {
      posts.push(route.request().postDataJSON());
      await route.fulfill({status: 500, json: {title: 'No', status: 500, times}});
    });
    await page.route('**/api/form-token', (route) => route.fulfill({json: {token: 'x'}}));
    await page.goto(landing);
    await follow(page, '/pricing');
    expect(await readStored(page)).toEqual([]);
    await page.goto(path, {referer: page.url()});
    await wakeIslands(page);
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    const {source} = posts[0] as {source: string};
    expect(JSON.parse(source)).toEqual({form: path, first: touch, last: touch});
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, send] of forms.slice(0, 4)) {
    test(`${path}: the page of the form goes along`, async ({page}) => {
      const senders: string[] = [];
      await page.route(/\/api\/(contact|trial|subscribe)$/, async (route) => {
        senders.push(route.request().headers()['referer'] ?? '');
        await route.fulfill({status: 204});
      });
      await page.goto(`${path}?utm_source=news`);
      await send(page);
      await expect.poll(() => senders).toHaveLength(1);
      expect(senders[0]).toContain(`${path}?utm_source=news`);
    });
  }
});
