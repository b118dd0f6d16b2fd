import {addSelfLinks, createFeedItems} from './feed';

import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type classicBlog from '@docusaurus/plugin-content-blog';
import type {
  BlogContent,
  FeedType,
  PluginOptions,
  validateOptions as validateClassicOptions,
} from '@docusaurus/plugin-content-blog';

type BlogPlugin = {default: typeof classicBlog; validateOptions: typeof validateClassicOptions};

const require = createRequire(import.meta.url);
const blog = require('@docusaurus/plugin-content-blog') as BlogPlugin;

export const {validateOptions: validateBlogOptions} = blog;

const feedFiles: Record<FeedType, string> = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};

function joinPath(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`;
}

/** URL of a part of a blog; empty for its first page. */
export type PathOf = (part: string) => string;

export type WrapOptions = {
  /** Props by URL. Other pages keep the classic plugin's props. */
  createData: (content: BlogContent, pathOf: PathOf) => ReadonlyMap<string, RouteConfig['props']>;
  /** Pages of the classic plugin to leave out. */
  without?: (pathOf: PathOf) => readonly string[];
};

/** The classic blog plugin with different props for its pages and cleaner feeds: see README.md. */
export async function wrapBlog(
  context: LoadContext,
  options: PluginOptions,
  {createData, without}: WrapOptions,
): Promise<Plugin<BlogContent>> {
  const {feedOptions} = options;
  const plugin = await blog.default(context, {...options, feedOptions: {createFeedItems, ...feedOptions}});
  const pathOf: PathOf = (part) => joinPath(context.baseUrl, options.routeBasePath, part);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const data = createData(content, pathOf);
      const left = new Set(without?.(pathOf));
      const addRoute = (route: RouteConfig): void => {
        if (left.has(route.path)) return;
        const props = data.get(route.path);
        if (props === undefined) {
          actions.addRoute(route);
          return;
        }
        // Keeps only the module with an article's text: with the others, a list would load the text of all its
        // articles.
        const {content: text} = route.modules ?? {};
        actions.addRoute({...route, props, modules: text === undefined ? {} : {content: text}});
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
