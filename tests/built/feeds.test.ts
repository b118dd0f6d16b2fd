/** @jest-environment jsdom */

import {company} from '#src/content/company/company';
import {openBuiltPage} from '../support/built-page';
import {readBuilt, sitemapPaths} from '../support/built-site';

const readFeed = (file: string): string => readBuilt(`/blog/${file}`).toString();

/** Parses a feed as strict XML. Returns readers of the texts and the `href` of elements. */
function readXml(file: string) {
  const feed = new DOMParser().parseFromString(readFeed(file), 'text/xml');
  expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
  const find = (selector: string) => [...feed.querySelectorAll(selector)];
  return {
    root: feed.documentElement,
    count: (selector: string) => find(selector).length,
    texts: (selector: string) => find(selector).map((element) => element.textContent.trim()),
    links: (selector: string) => find(selector).map((element) => element.getAttribute('href') ?? ''),
  };
}

const isOurs = (address: string): boolean => address.startsWith(`${company.url}/`);

/** Expects a text for each article, each different. */
function expectDistinct(values: readonly string[], count: number): void {
  expect(values.filter(Boolean)).toHaveLength(count);
  expect(new Set(values).size).toBe(count);
}

/** Expects dates in descending order, none in the future. */
function expectNewestFirst(dates: readonly string[]): void {
  const times = dates.map((date) => Date.parse(date));
  expect(times.filter(Number.isNaN)).toEqual([]);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
}

const {length: count} = sitemapPaths().filter((path) =>
  /^\/blog\/(?!(?:archive|authors|subscribe|tags)$)[\w-]+$/.test(path),
);

test('RSS has what version 2.0 requires (https://www.rssboard.org/rss-specification)', () => {
  const {root, texts, links} = readXml('rss.xml');
  expect([root.nodeName, root.getAttribute('version')]).toEqual(['rss', '2.0']);
  for (const name of ['title', 'link:not([rel])', 'description', 'language'])
    expect(texts(`channel > ${name}`)).toEqual([expect.stringMatching(/./)]);
  expect(links('channel > [rel="self"][type="application/rss+xml"]')).toEqual([`${company.url}/blog/rss.xml`]);
  expectDistinct(texts('item > guid'), count);
  expectDistinct(texts('item > title'), count);
  expect(texts('item > link').filter(isOurs)).toHaveLength(count);
  expect(texts('item > description').filter(Boolean)).toHaveLength(count);
  // RFC 822: "Thu, 02 Oct 2025 00:00:00 GMT".
  const dates = texts('item > pubDate');
  expect(dates.filter((date) => /^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/.test(date))).toHaveLength(count);
  expectNewestFirst(dates);
});

test('Atom has what RFC 4287 requires', () => {
  const {root, texts, links} = readXml('atom.xml');
  expect([root.nodeName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['id', 'title', 'updated']) expect(texts(`feed > ${name}`)).toHaveLength(1);
  expect(links('feed > link[rel="self"]')).toEqual([`${company.url}/blog/atom.xml`]);
  expect(links('feed > link:is([rel="alternate"], :not([rel]))')).toEqual([`${company.url}/blog`]);
  expectDistinct(texts('entry > id'), count);
  expect(texts('entry > title').filter(Boolean)).toHaveLength(count);
  expect(links('entry > link').filter(isOurs)).toHaveLength(count);
  // Neither the feed nor a source has an author, so each entry needs one.
  expect(texts('entry > author:first-of-type > name').filter(Boolean)).toHaveLength(count);
  const dates = texts('entry > updated');
  expect(dates.filter((date) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(date))).toHaveLength(count);
  expectNewestFirst(dates);
});

test('the changelog’s Atom feed names an author of each entry', () => {
  const feed = readBuilt('/changelog/atom.xml').toString();
  expect(feed.match(/<author>\s*<name>Scalewell</g)).toHaveLength(feed.match(/<entry>/g)?.length ?? 0);
});

type JsonFeed = {
  version: string;
  title: string;
  items: {id: string; url: string; title: string; content_html: string; date_modified: string}[];
};

test('JSON Feed has what its version requires (https://www.jsonfeed.org)', () => {
  const feed = JSON.parse(readFeed('feed.json')) as JsonFeed;
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/);
  expect(feed).toMatchObject({home_page_url: `${company.url}/blog`, feed_url: `${company.url}/blog/feed.json`});
  expect(feed.title).not.toBe('');
  expectDistinct(
    feed.items.map(({id}) => id),
    count,
  );
  for (const {url, title, content_html: text} of feed.items) {
    expect([isOurs(url), title !== '', text.length > 5000]).toEqual([true, true, true]);
  }
  expectNewestFirst(feed.items.map((item) => item.date_modified));
});

test.each([
  ['RSS', 'rss.xml'],
  ['Atom', 'atom.xml'],
  ['JSON', 'feed.json'],
])('%s is linked from /blog and has every article in full, with absolute addresses', (label, file) => {
  const blog = openBuiltPage('/blog');
  expect(blog.texts(`main a[href="/blog/${file}"]`)).toEqual([`${label} feed`]);
  expect(blog.count(`link[rel="alternate"][href="/blog/${file}"]`)).toBe(1);
  const text = readFeed(file);
  expect(text.match(/<item>|<entry>|"content_html":/g)).toHaveLength(count);
  expect(text).toContain('He just never got the chance.');
  expect(text).not.toMatch(/href=\\?"\/|hash-link|tabindex/);
});
