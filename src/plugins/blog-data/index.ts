import {addSelfLinks, createFeedItems} from './feed';
import {createPageData} from './page-data';

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

export const {validateOptions} = blog;

const feedFiles: Record<FeedType, string> = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'};

function joinPath(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`;
}

/**
 * The classic blog plugin, with another set of data for its pages: see README.md. Files, feeds, addresses and checks are
 * the classic plugin's.
 */
export default async function blogData(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const {feedOptions} = options;
  const plugin = await blog.default(context, {...options, feedOptions: {createFeedItems, ...feedOptions}});
  const below = (part: string) => joinPath(context.baseUrl, options.routeBasePath, part);
  const addresses = {
    blog: below(''),
    topics: below(options.tagsBasePath),
    writers: below(options.authorsBasePath),
    ...(options.archiveBasePath !== null && {archive: below(options.archiveBasePath)}),
  };
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const {postsPerPage} = options;
      const perPage = postsPerPage === 'ALL' ? content.blogPosts.length : postsPerPage;
      const data = createPageData(content, addresses, perPage);
      const addRoute = (route: RouteConfig): void => {
        const props = data.get(route.path);
        if (props === undefined) {
          actions.addRoute(route);
          return;
        }
        // Of the classic modules only an article's text is used; a list would load the text of all its articles.
        const {content: text} = route.modules ?? {};
        actions.addRoute({...route, props, modules: text === undefined ? {} : {content: text}});
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      if (props.content.blogPosts.length === 0) return;
      const names = (feedOptions.type ?? []).map((type) => feedFiles[type]);
      const address = `${context.siteConfig.url}${addresses.blog}`;
      await addSelfLinks(path.join(props.outDir, options.routeBasePath), address, names);
    },
  };
}
