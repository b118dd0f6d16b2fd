import {signaturePaths} from '../../support/browser/templates';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

test.use({colorScheme: 'dark'});

const paths = ['/', '/pricing', '/faq', '/terms', '/docs/api/contacts/create', '/blog/stop-when-they-reply'] as const;

// Controls that are useless on paper.
const screenOnly =
  /Skip to content|CRM Login|On this page|Switch (?:to|theme)|Subscribe|Was this page helpful|Read next|Copy/;

/** Text without spaces, because lines wrap differently on paper. */
const squeeze = (text: string): string => text.replaceAll(/\s+/g, '');

/** Prints the page on A4 and returns the text of each sheet. */
async function printPage(page: Page): Promise<string[]> {
  const pdf = await page.pdf({format: 'A4', printBackground: false});
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

for (const path of paths) {
  test(`${path} prints its text and closed answers, no controls, and no page ends with a heading`, async ({page}) => {
    await page.goto(path);
    const headings = (await page.locator('main :is(h1, h2)').allInnerTexts()).map(squeeze).filter(Boolean);
    const answers = await page.locator('main details:not([open]) p:first-of-type').allTextContents();
    if (path === '/faq') expect(answers.length).toBeGreaterThan(10);
    const sheets = await printPage(page);
    expect(headings.length).toBeGreaterThan(0);
    const text = squeeze(sheets.join(''));
    for (const part of [...headings.slice(0, 1), ...answers]) expect(text).toContain(squeeze(part).slice(0, 40));
    if (path === '/pricing') expect(text).toMatch(/ContactSales\(https?:\/\/[^)]+\/contact-us\)/);
    for (const sheet of sheets) {
      expect(sheet).not.toMatch(screenOnly);
      expect(headings.filter((heading) => squeeze(sheet).endsWith(heading))).toEqual([]);
    }
  });
}

test('bands and text print dark on white, buttons as text, and drawings in their colors', async ({page}) => {
  const styleOf = (part: Locator, name: 'color' | 'backgroundColor' | 'printColorAdjust'): Promise<string> =>
    part.evaluate((element, key) => getComputedStyle(element)[key], name);
  await page.goto('/');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  const ink = await styleOf(page.locator('body'), 'color');
  expect(ink).toBe('rgb(15, 28, 24)');
  const headings = await page.locator('[data-scheme="band"] :is(h2, h3)').all();
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) {
    expect(await styleOf(heading, 'color')).toBe(ink);
  }
  const button = page.locator('main').getByRole('button', {name: 'Book a Demo'}).first();
  expect(await styleOf(button, 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
  expect(await styleOf(page.locator('main [role="img"]').first(), 'printColorAdjust')).toBe('exact');
});

test('links to the previous and next page are not printed, and text beside a price is at the left', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  for (const [path, name] of [
    ['/docs/messaging/send-a-text', 'Docs pages'],
    ['/changelog/quiet-hours', 'Older and newer changes'],
  ] as const) {
    await page.goto(path);
    const pager = page.locator(`main nav[aria-label="${name}"]`);
    await expect(pager).toHaveCount(1);
    await expect(pager).toBeHidden();
  }
  await page.goto('/pricing');
  const aligned = await page
    .locator('main article p')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).textAlign));
  expect(new Set(aligned)).toEqual(new Set(['start']));
});

test('signatures print all their steps above the next section', async ({page}) => {
  await page.setViewportSize({width: 794, height: 1123});
  await page.emulateMedia({media: 'print'});
  for (const [kind, path] of Object.entries(signaturePaths)) {
    await page.goto(path);
    const over = await page.locator('#process, #day').evaluate((section) => {
      const bottoms = Array.from(
        section.querySelectorAll('[data-scene], [data-lit]'),
        (part) => part.getBoundingClientRect().bottom,
      );
      return Math.max(...bottoms) - section.getBoundingClientRect().bottom;
    });
    expect.soft(over, kind).toBeLessThanOrEqual(0);
  }
});
