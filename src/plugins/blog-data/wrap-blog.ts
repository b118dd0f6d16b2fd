import {addSelfLinks, createFeedItems} from './feed';

import {createRequire} from 'node:module';
import path from 'node:path';

import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type * as classicBlog from '@docusaurus/plugin-content-blog';
import type {BlogContent, FeedType, PluginOptions} from '@docusaurus/plugin-content-blog';

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
        // Keeps only the module with an article's text: with the others, a list would load the text of all its
        // articles.
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
