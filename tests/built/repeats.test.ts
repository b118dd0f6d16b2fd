import {company} from '#src/content/company/company';
import {openBuiltPage} from '../support/built-page';
import {sitemapPaths} from '../support/built-site';

/** Shorter texts are labels, which may repeat. */
const paragraphLength = 40;

/** Sentences allowed on several pages: the note under advertising figures, and the support line of both contact pages. */
const shared = [
  /^Results vary/,
  /^Promotional figures\./,
  /^We reply in/,
  new RegExp(`Reply in ${RegExp.escape(company.responseTimes.email)}$`),
];

/** Docs, blog and changelog lists show their pages' own summaries, so only marketing pages are compared. */
const marketing = sitemapPaths().filter((path) => !/^\/(?:docs|blog|changelog)(?:\/|$)/.test(path));

test('no two marketing pages share a paragraph', () => {
  expect(marketing.length).toBeGreaterThan(30);
  expect(marketing).not.toContain('/contact-us');
  const pagesOf = new Map<string, string[]>();
  for (const path of marketing) {
    // The lead is on two pages, the case study list summarizes each story, and drawn screens of one firm may repeat.
    for (const text of new Set(
      openBuiltPage(path).texts(
        'main :is(p, blockquote, dd):not(#lead *, article *, [role="img"] *, [aria-hidden="true"] *)',
      ),
    )) {
      if (text.length > paragraphLength && !shared.some((sentence) => sentence.test(text))) {
        pagesOf.set(text, [...(pagesOf.get(text) ?? []), path]);
      }
    }
  }
  expect(pagesOf.size).toBeGreaterThan(500);
  // Write each paragraph for its own page.
  expect([...pagesOf].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
