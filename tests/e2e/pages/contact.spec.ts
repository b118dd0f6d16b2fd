import {company} from '#src/content/company/company';
import {slots, stubTimes} from '../../support/browser/calendar';
import {watchClipboard} from '../../support/browser/clipboard';
import {fillContact, readContact, sendButton, toastRegion, typedMessage} from '../../support/browser/contact';
import {gotoLive} from '../../support/browser/page';

import {expect, test} from '@playwright/test';

// tests/components/forms.test.tsx covers each response.

test('a message that fails opens the mail client, and can be copied', async ({page}) => {
  const lastCopied = await watchClipboard(page);
  const opened: URL[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(new URL(request.url()));
  });
  await page.route('**/api/contact', (route) => route.abort());
  await gotoLive(page, '/contact-support');
  await fillContact(page);
  await sendButton(page).click();
  await expect.poll(() => opened.map(({pathname}) => pathname)).toEqual([company.supportEmail]);
  expect(await readContact(page)).toEqual(typedMessage);

  const alert = page.getByRole('alert');
  await expect(alert).toBeInViewport({ratio: 1});
  await alert.getByRole('button', {name: 'Copy address'}).click();
  await expect(alert.getByRole('status').first()).toHaveText('Copied');
  await expect.poll(lastCopied).toBe(company.supportEmail);
  await alert.getByRole('button', {name: 'Copy message'}).click();
  await expect.poll(lastCopied).toContain(typedMessage.message);
});

test('a toast is visible and covers no error, no field and no focus that the header leaves in view', async ({page}) => {
  for (const [path, width, height] of [
    ['/contact', 1440, 900],
    ['/contact-support', 390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await gotoLive(page, path);
    await sendButton(page).click();
    await expect(toastRegion(page).getByRole('button', {name: 'Dismiss'})).toBeInViewport({ratio: 1});
    for (let step = 0; step < 8; step += 1) {
      const covered = await toastRegion(page).evaluate((region) => {
        const toast = region.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return [...document.querySelectorAll('[id$="-error"], :focus, main form :is(input, textarea)')].filter(
          (part) => {
            const {top, bottom, right} = part.getBoundingClientRect();
            return bottom > Math.max(header, toast.top) && Math.max(header, top) < toast.bottom && right > toast.left;
          },
        );
      });
      expect(covered, `${path}, step ${step}`).toEqual([]);
      await page.mouse.wheel(0, 70);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
});

test('entered text is still there after visiting another page, and in the booking form', async ({page}) => {
  await stubTimes(page);
  await gotoLive(page, '/contact');
  await fillContact(page);
  await page.goto('/book');
  await slots(page).first().click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByLabel('Name', {exact: true})).toHaveValue('Marta Silva & Söhne');
  await expect(page.getByLabel('Email', {exact: true})).toHaveValue(typedMessage.email);
  await page.goBack();
  expect(await readContact(page)).toEqual(typedMessage);
});

test('a suggestion about the address that comes or goes during a press leaves the press alone', async ({page}) => {
  let posts = 0;
  await page.route('**/api/contact', (route) => {
    posts += 1;
    return route.abort();
  });
  await gotoLive(page, '/contact');
  await fillContact(page);
  const email = page.getByLabel('Email', {exact: true});
  const suggestion = page.getByRole('button', {name: 'Did you mean gmail.com?'});

  await email.fill('marta@gmial.com');
  // As long as a person presses.
  await sendButton(page).click({delay: 100});
  await expect.poll(() => posts).toBe(1);
  await expect(suggestion).toBeVisible();

  await email.fill('marta@gmail.com');
  await sendButton(page).click({delay: 100});
  await expect.poll(() => posts).toBe(2);
  await expect(suggestion).toHaveCount(0);
});
