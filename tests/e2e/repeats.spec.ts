import {expect, test} from '@playwright/test';

import {sitemapPaths} from '../support/built-site';

/** Shorter texts are labels: they may stand on many pages. */
const paragraphLength = 40;

/** Sentences that belong on several pages: the note under advertising figures, and the support line of both contact pages. */
const shared = [/^Promotional figures\./, /^We reply within/, /Answer in 4–6 hours$/];

/** Docs and blog lists show their articles' own summaries, so only marketing pages are compared. */
const marketing = sitemapPaths().filter((path) => !/^\/(?:docs|blog)(?:\/|$)/.test(path));

test('no two marketing pages share a paragraph', async ({page}) => {
  test.setTimeout(180_000);
  expect(marketing.length).toBeGreaterThan(30);
  expect(marketing).not.toContain('/contact-us');
  await page.route(/\.(?:js|css|woff2)$/, (route) => route.abort());
  const pagesOf = new Map<string, string[]>();
  for (const path of marketing) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    const paragraphs = await page
      .locator('main')
      .evaluate((main) =>
        Array.from(main.querySelectorAll('p, blockquote, dd'), (element) => element.textContent.trim()),
      );
    for (const text of new Set(paragraphs)) {
      if (text.length > paragraphLength && !shared.some((sentence) => sentence.test(text))) {
        pagesOf.set(text, [...(pagesOf.get(text) ?? []), path]);
      }
    }
  }
  const repeats = Array.from(pagesOf, ([text, paths]) => ({text, paths})).filter(({paths}) => paths.length > 1);
  expect(repeats, 'write each paragraph for its own page').toEqual([]);
});
