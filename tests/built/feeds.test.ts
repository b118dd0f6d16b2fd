/** @jest-environment jsdom */

import {company} from '#src/content/company/company';
import {readBuilt, sitemapPaths} from '../support/built-site';
import {openBuiltPage} from '../support/built-page';

/** An element of a feed as plain data. Names keep their prefix: `atom:link`. */
type Part = {name: string; attributes: Record<string, string>; text: string; parts: Part[]};

const readFeed = (file: string): string => readBuilt(`/blog/${file}`).toString();

/** Parses a feed as strict XML. */
function readXml(file: string): Part {
  const read = (element: Element): Part => ({
    name: element.nodeName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({name, value}) => [name, value])),
    text: element.textContent.trim(),
    parts: Array.from(element.children, read),
  });
  const feed = new DOMParser().parseFromString(readFeed(file), 'text/xml');
  const broken = feed.querySelector('parsererror');
  if (broken) throw new Error(`${file}: ${broken.textContent}`);
  return read(feed.documentElement);
}

const all = (part: Part | undefined, name: string): Part[] => part?.parts.filter((one) => one.name === name) ?? [];
const textOf = (part: Part | undefined, name: string): string => all(part, name)[0]?.text ?? '';
const isOurs = (address: string | undefined): boolean => address?.startsWith(`${company.url}/`) === true;

function expectDistinct(values: readonly string[]): void {
  expect(values.every(Boolean)).toBe(true);
  expect(new Set(values).size).toBe(values.length);
}

/** Expects dates in descending order, none in the future. */
function expectNewestFirst(dates: readonly string[]): void {
  const times = dates.map((date) => Date.parse(date));
  expect(times.filter(Number.isNaN)).toEqual([]);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
}

test('RSS has what version 2.0 requires (https://www.rssboard.org/rss-specification)', () => {
  const feed = readXml('rss.xml');
  expect([feed.name, feed.attributes['version']]).toEqual(['rss', '2.0']);
  const [channel] = all(feed, 'channel');
  for (const name of ['title', 'link', 'description', 'language']) expect(textOf(channel, name)).not.toBe('');
  const self = all(channel, 'atom:link').find(({attributes}) => attributes['rel'] === 'self');
  expect(self?.attributes).toMatchObject({href: `${company.url}/blog/rss.xml`, type: 'application/rss+xml'});
  const items = all(channel, 'item');
  expect(items.length).toBeGreaterThanOrEqual(7);
  expectDistinct(items.map((item) => textOf(item, 'guid')));
  expectDistinct(items.map((item) => textOf(item, 'title')));
  expect(items.filter((item) => !isOurs(textOf(item, 'link')) || textOf(item, 'description') === '')).toEqual([]);
  // RFC 822: "Thu, 02 Oct 2025 00:00:00 GMT".
  const dates = items.map((item) => textOf(item, 'pubDate'));
  expect(dates.filter((date) => !/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/.test(date))).toEqual([]);
  expectNewestFirst(dates);
});

test('Atom has what RFC 4287 requires', () => {
  const feed = readXml('atom.xml');
  expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  for (const name of ['id', 'title', 'updated']) expect(all(feed, name)).toHaveLength(1);
  const links = all(feed, 'link').map(({attributes}) => [attributes['rel'] ?? 'alternate', attributes['href']]);
  expect(Object.fromEntries(links)).toMatchObject({
    self: `${company.url}/blog/atom.xml`,
    alternate: `${company.url}/blog`,
  });
  const entries = all(feed, 'entry');
  expect(entries.length).toBeGreaterThanOrEqual(7);
  expectDistinct(entries.map((entry) => textOf(entry, 'id')));
  for (const entry of entries) {
    expect(textOf(entry, 'title')).not.toBe('');
    expect(isOurs(all(entry, 'link')[0]?.attributes['href'])).toBe(true);
    // Neither the feed nor a source has an author, so each entry needs one.
    expect(textOf(all(entry, 'author')[0], 'name')).not.toBe('');
    expect(textOf(entry, 'updated')).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  }
  expectNewestFirst(entries.map((entry) => textOf(entry, 'updated')));
});

type JsonFeed = {
  version: string;
  title: string;
  home_page_url: string;
  feed_url?: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    date_modified: string;
    author?: {name: string};
  }[];
};

test('JSON Feed has what its version requires (https://www.jsonfeed.org)', () => {
  const feed = JSON.parse(readFeed('feed.json')) as JsonFeed;
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/);
  expect(feed).toMatchObject({home_page_url: `${company.url}/blog`, feed_url: `${company.url}/blog/feed.json`});
  expect(feed.title).not.toBe('');
  expect(feed.items.length).toBeGreaterThanOrEqual(7);
  expectDistinct(feed.items.map(({id}) => id));
  for (const {url, title, content_html: text} of feed.items) {
    expect([isOurs(url), title !== '', text.length > 5000]).toEqual([true, true, true]);
  }
  expectNewestFirst(feed.items.map((item) => item.date_modified));
});

const articles = sitemapPaths().filter((path) => /^\/blog\/(?!(?:archive|authors|subscribe|tags)$)[\w-]+$/.test(path));

test.each([
  ['RSS', 'rss.xml'],
  ['Atom', 'atom.xml'],
  ['JSON', 'feed.json'],
])('%s is linked from /blog and has every article in full, with absolute addresses', (label, file) => {
  const blog = openBuiltPage('/blog');
  expect(blog.texts(`main a[href="/blog/${file}"]`)).toEqual([`${label} feed`]);
  expect(blog.count(`link[rel="alternate"][href="/blog/${file}"]`)).toBe(1);
  const text = readFeed(file);
  expect(text.match(/<item>|<entry>|"content_html":/g)).toHaveLength(articles.length);
  expect(text).toContain('He just never got the chance.');
  expect(text).not.toMatch(/href=\\?"\/|hash-link|tabindex/);
});
