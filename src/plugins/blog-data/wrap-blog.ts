import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as classicBlog from '@docusaurus/plugin-content-blog';
import type {BlogContent, FeedOptions, FeedType, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

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
const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...rest}) => {
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
async function addSelfLinks(folder: string, address: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(file, addSelfLink(await readFile(file, 'utf8'), `${address}/${name}`));
    }),
  );
}

// Node imports a CommonJS package as a whole, and jiti its default export; both can require it.
const {default: blog} = createRequire(import.meta.url)('@docusaurus/plugin-content-blog') as typeof classicBlog;

const feedFiles: Record<FeedType, string> = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};

/**
 * The classic blog plugin with different props for its pages and cleaner feeds: see README.md.
 * @param createData Props by URL, or `null` to leave a page out. Other pages keep the classic plugin's props. `pathOf`
 * returns the URL of a part of the blog; of its first page for an empty string.
 */
export async function wrapBlog(
  context: LoadContext,
  options: PluginOptions,
  createData: (
    content: BlogContent,
    pathOf: (part: string) => string,
  ) => ReadonlyMap<string, RouteConfig['props'] | null>,
): Promise<Plugin<BlogContent>> {
  const {feedOptions} = options;
  const plugin = await blog(context, {...options, feedOptions: {createFeedItems, ...feedOptions}});
  const pathOf = (part: string): string => normalizeUrl([context.baseUrl, options.routeBasePath, part]);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const data = createData(content, pathOf);
      const addRoute = (route: RouteConfig): void => {
        const props = data.get(route.path);
        if (props === null) return;
        // Keeps only the module with an article's own text: lists show none.
        const {content: text} = route.modules ?? {};
        const modules: RouteConfig['modules'] = text === undefined ? {} : {content: text};
        actions.addRoute(props === undefined ? route : {...route, props, modules});
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      if (props.content.blogPosts.length === 0) return;
      const names = (feedOptions.type ?? []).map((type) => feedFiles[type]);
      await addSelfLinks(
        path.join(props.outDir, options.routeBasePath),
        `${context.siteConfig.url}${pathOf('')}`,
        names,
      );
    },
  };
}
