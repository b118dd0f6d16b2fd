import {expect, test} from '@playwright/test';

import {printPage} from '../../support/browser/printed';

import type {Locator} from '@playwright/test';

const paths = ['/', '/pricing', '/terms', '/docs/api/contacts/create', '/blog/stop-when-they-reply'] as const;

// Controls that are useless on paper.
const screenOnly =
  /Skip to content|CRM Login|On this page|Switch (?:to|theme)|Subscribe|Was this page helpful|Read next|Copy/;

/** Text without spaces, because lines wrap differently on paper. */
const squeeze = (text: string): string => text.replaceAll(/\s+/g, '');

const colorOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).color);

test.describe('in the dark theme', () => {
  test.use({colorScheme: 'dark'});

  for (const path of paths) {
    test(`${path} prints only its text, and no page ends with a heading`, async ({page}) => {
      await page.goto(path);
      const headings = (await page.locator('main :is(h1, h2)').allInnerTexts()).map(squeeze).filter(Boolean);
      const sheets = await printPage(page);
      expect(squeeze(sheets.join(''))).toContain(headings[0]);
      for (const sheet of sheets) {
        expect(sheet).not.toMatch(screenOnly);
        expect(headings.filter((heading) => squeeze(sheet).endsWith(heading))).toEqual([]);
      }
    });
  }

  test('bands and text print dark on white', async ({page}) => {
    await page.goto('/');
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    const ink = await colorOf(page.locator('body'));
    expect(ink).toBe('rgb(15, 28, 24)');
    for (const heading of await page.locator('[data-scheme="band"] :is(h2, h3)').all()) {
      expect(await colorOf(heading)).toBe(ink);
    }
  });
});

test('buttons print as text with their URL, and drawings keep their colors', async ({page}) => {
  await page.goto('/pricing');
  const text = squeeze((await printPage(page)).join(''));
  expect(text).toMatch(/ContactSales\(https?:\/\/[^)]+\/contact-us\)/);
  await page.goto('/');
  await page.emulateMedia({media: 'print'});
  const drawing = page.locator('main [role="img"]').first();
  expect(await drawing.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
  const button = page.locator('main').getByRole('button', {name: 'Book a Demo'}).first();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
});

test('closed questions print with their answers', async ({page}) => {
  await page.goto('/faq');
  const answer = await page.locator('main details:not([open])').last().locator('p').first().textContent();
  expect(squeeze((await printPage(page)).join(''))).toContain(squeeze(answer ?? '?').slice(0, 40));
});
