import {expect, test} from '@playwright/test';

import {newsletterForm} from '#src/content/blog/newsletter';
import {blogBanner, blogHome, blogWords} from '#src/content/blog/pages';
import {company} from '#src/content/company';
import {gotoHydrated} from '../support/page';

import type {Page} from '@playwright/test';

const main = (page: Page) => page.getByRole('main');

test('/blog has a featured article, six cards with all their facts, the box and the banner', async ({page}) => {
  await gotoHydrated(page, '/blog');
  await expect(page.locator('h1')).toHaveText(blogHome.title);
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(7);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card).toContainText(/\d+ min read/);
    await expect(card.locator('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/);
  }
  await expect(cards.first().getByRole('heading', {level: 2})).toBeVisible();
  await expect(main(page).getByRole('textbox', {name: newsletterForm.label})).toBeVisible();
  await expect(main(page).getByRole('link', {name: blogBanner.action.label})).toHaveAttribute(
    'href',
    '/blog/subscribe',
  );
});

test('a tap anywhere on a card opens the article', async ({page}) => {
  await gotoHydrated(page, '/blog');
  const card = main(page).getByRole('article').nth(2);
  const title = await card.getByRole('heading').innerText();
  await card.click({position: {x: 40, y: 40}});
  await expect(page.locator('h1')).toHaveText(title.replace(/\s+/g, ' '));
});

test('the categories lead to their tags, and the one on show is marked', async ({page}) => {
  await gotoHydrated(page, '/blog');
  const pills = page.getByRole('navigation', {name: blogWords.categories});
  await expect(pills.locator('[aria-current="page"]')).toHaveText(blogWords.all);
  await pills.getByRole('link', {name: 'Messaging'}).click();
  await expect(page).toHaveURL(/\/blog\/tags\/messaging$/);
  await expect(page.locator('h1')).toHaveText('Messaging');
  await expect(pills.locator('[aria-current="page"]')).toHaveText('Messaging');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('an article has its author, contents, related articles and structured data', async ({page}) => {
  await gotoHydrated(page, '/blog/what-a-no-show-really-costs');
  await expect(page.locator('h1')).toHaveCount(1);
  const contents = page.getByRole('navigation', {name: 'In this article'});
  await contents.getByRole('link', {name: 'The sum'}).click();
  await expect(page.getByRole('heading', {name: 'The sum'})).toBeInViewport();
  await expect(page.getByRole('region', {name: 'Read next'}).getByRole('article')).toHaveCount(3);

  const scripts = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const posting = scripts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({
    headline: 'What a no-show really costs',
    url: `${company.url}/blog/what-a-no-show-really-costs`,
    datePublished: expect.stringMatching(/^2025-09-09/),
    author: {name: 'Grace Tolliver'},
  });

  await main(page).getByRole('link', {name: 'Grace Tolliver'}).first().click();
  await expect(page.locator('h1')).toHaveText('Grace Tolliver');
});

test('every list of the blog leads to every article', async ({page}) => {
  const linksOn = async (address: string) => {
    await gotoHydrated(page, address);
    const links = await main(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    return new Set(links);
  };
  const articles = [...(await linksOn('/blog/archive'))].filter(
    (href) => /^\/blog\/[\w-]+$/.test(href ?? '') && !/(?:subscribe|tags|authors|archive)$/.test(href ?? ''),
  );
  expect(articles.length).toBeGreaterThanOrEqual(7);
  const topics = [...(await linksOn('/blog/tags'))].filter((href) => href?.startsWith('/blog/tags/'));
  expect(topics.length).toBeGreaterThanOrEqual(7);
  const authors = [...(await linksOn('/blog/authors'))].filter((href) => href?.startsWith('/blog/authors/'));
  const reached = new Set<string | null>();
  for (const address of authors) for (const link of await linksOn(address ?? '')) reached.add(link);
  expect(articles.filter((article) => !reached.has(article))).toEqual([]);
});

test.describe('feeds', () => {
  for (const {label, file, type} of [
    {label: 'RSS', file: 'rss.xml', type: /xml/},
    {label: 'Atom', file: 'atom.xml', type: /xml/},
    {label: 'JSON', file: 'feed.json', type: /json/},
  ]) {
    test(`${label} has every article whole, with absolute addresses and its own`, async ({page, request}) => {
      await page.goto('/blog');
      await expect(main(page).getByRole('link', {name: label})).toHaveAttribute('href', `/blog/${file}`);
      await expect(page.locator(`link[rel="alternate"][href="/blog/${file}"]`)).toHaveCount(1);
      const response = await request.get(`/blog/${file}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(type);
      const text = await response.text();
      expect(text).toContain(`${company.url}/blog/${file}`);
      expect(text.match(/<item>|<entry>|"content_html"/g)?.length).toBeGreaterThanOrEqual(7);
      expect(text).toContain('Somebody still has to be standing behind it.');
      expect(text).not.toMatch(/href=\\?"\/|hash-link|tabindex/);
      if (type.source === 'xml') {
        const broken = await page.evaluate(
          (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent,
          text,
        );
        expect(broken).toBeUndefined();
      }
    });
  }
});
