import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

import {company} from '#src/content/company';
import {secondAddresses} from '#src/site/second-addresses';
import {allRules} from '../support/axe';
import {sitemapPaths, unlistedPages} from '../support/built-site';
import {gotoHydrated, watchPage} from '../support/page';

import type {Page} from '@playwright/test';

const listed = sitemapPaths();
const unlisted = unlistedPages();

/** Canonical addresses that are not the page's own. */
const canonicalElsewhere: Readonly<Record<string, string>> = secondAddresses;

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const {violations} = await new AxeBuilder({page}).withTags(allRules).analyze();
  const report = violations.map(
    ({id, help, nodes}) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(report, `accessibility of ${where}`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels wider than a ${width} px window`).toBe(0);
}

test('the sitemap lists pages', () => {
  expect(listed.length).toBeGreaterThan(5);
  expect(listed).toContain('/');
  expect(listed).toContain('/contact');
});

test('titles and descriptions are unique, descriptions 50–170 characters', async ({request}) => {
  const seen = new Map<string, string>();
  const wrong: string[] = [];
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
    const description = /<meta[^>]*\bname="?description"?[^>]*\bcontent="([^"]*)"/.exec(html)?.[1] ?? '';
    const length = description.replaceAll(/&#?\w+;/g, '-').length;
    if (length < 50 || length > 170) wrong.push(`${path}: description of ${String(length)} characters`);
    for (const text of [title, description]) {
      const other = seen.get(text);
      if (other !== undefined) wrong.push(`${path} and ${other} share “${text}”`);
      seen.set(text, path);
    }
  }
  expect(wrong).toEqual([]);
});

for (const path of [...listed, ...unlisted]) {
  test(`${path} is whole`, async ({page}) => {
    const watch = watchPage(page);
    const response = await gotoHydrated(page, path);
    expect(response.status()).toBe(200);

    await expect(page.locator('h1'), 'one h1').toHaveCount(1);
    await expect(page.locator('main'), 'one main').toHaveCount(1);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    const own = canonicalElsewhere[path] ?? path;
    await expect(canonical).toHaveAttribute('href', company.url + own);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']) {
      await expect(page.locator(`meta[property="${property}"]`), property).toHaveCount(1);
    }

    await expectNoViolations(page, `${path}, light`);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectNoViolations(page, `${path}, dark`);
    await expectNoSidewaysScroll(page, 320);

    expect(watch.messages, 'console messages and page errors').toEqual([]);
    expect(watch.otherHosts, 'requests to other hosts').toEqual([]);
  });
}
