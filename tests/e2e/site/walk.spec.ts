import {expect} from '@playwright/test';

import {test} from '../../support/browser/visitor';
import {builtPages, sitemapPaths} from '../../support/built-site';

const unknown = '/no-such-page';

/** Every page, listed or not, and an address without a page. */
const paths = [...builtPages().filter((path) => path !== '/404'), unknown];

/** A few pages per test, so two workers share them evenly. */
const groups = Object.values(Object.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))).flatMap(
  (folder = []) => Array.from({length: Math.ceil(folder.length / 4)}, (_, at) => folder.slice(at * 4, at * 4 + 4)),
);

test('the list of pages includes the whole sitemap', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(sitemapPaths().filter((path) => !paths.includes(path))).toEqual([]);
});

for (const group of groups) {
  test(`loads without errors, is accessible and contacts no other host: ${group.join(' ')}`, async ({visitor}) => {
    test.setTimeout(120_000);
    for (const path of group) {
      const {status, counts, ...faults} = await visitor.visit(path);
      expect.soft(status, `${path}: status`).toBe(path === unknown ? 404 : 200);
      expect.soft(counts, `${path}: elements that a page has once`).toEqual({h1: 1, main: 1, title: 1, canonical: 1});
      // Chromium itself reports the 404 of a document.
      faults.messages = faults.messages.filter((message) => path !== unknown || !message.includes('status of 404'));
      for (const [kind, found] of Object.entries(faults)) expect.soft(found, `${path}: ${kind}`).toEqual([]);
    }
  });
}
