import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {FeedOptions} from '@docusaurus/plugin-content-blog';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/**
 * Elements and attributes without a use in feeds: anchor links of headings, React's comments, drawings, forms, and
 * attributes for our own scripts.
 */
const pageOnly = [
  /<(svg|form)\b.*?<\/\1>/gs,
  /<a\b[^>]*\bclass="hash-link"[^>]*>.*?<\/a>/gs,
  /<!--.*?-->/gs,
  /\s(?:class|role|tabindex|aria-[a-z]+)="[^"]*"/g,
];

/** An article's HTML for feed readers. */
export function cleanFeedHtml(html: string): string {
  return pageOnly.reduce((text, pattern) => text.replace(pattern, ''), html);
}

/**
 * The classic plugin's feed items, with only the article's content, the publication date, and the company as the author of
 * an entry without one, because Atom requires an author.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...rest}) => {
  const items = await defaultCreateFeedItems(rest);
  const {title: name, url: link} = rest.siteConfig;
  return items.map((item) => ({
    ...item,
    author: item.author?.length ? item.author : [{name, link}],
    published: item.date,
    content: cleanFeedHtml(item.content ?? ''),
  }));
};

type JsonFeed = {title?: string; items?: readonly {author?: unknown}[]};

/** Adds a feed's own URL, so a reader that has only the file can find updates. RSS uses Atom's element for it. */
export function addSelfLink(feed: string, address: string): string {
  if (feed.startsWith('{')) {
    // Version 1.1 has `authors`; the feed package writes 1.0 with `author`.
    const {title, items = [], ...rest} = JSON.parse(feed) as JsonFeed;
    const version = 'https://jsonfeed.org/version/1.1';
    const entries = items.map(({author, ...item}) => ({...item, ...(author !== undefined && {authors: [author]})}));
    return JSON.stringify({...rest, version, title, feed_url: address, items: entries}, null, 2);
  }
  if (feed.includes('<feed ')) return feed.replace(/(<feed [^>]*>)/, `$1\n    <link rel="self" href="${address}"/>`);
  return feed
    .replace('<rss version="2.0"', '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"')
    .replace('<channel>', `<channel>\n        <atom:link rel="self" type="application/rss+xml" href="${address}"/>`);
}

/** Adds the URL to each feed in a folder of the built site. */
export async function addSelfLinks(folder: string, address: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(file, addSelfLink(await readFile(file, 'utf8'), `${address}/${name}`));
    }),
  );
}
