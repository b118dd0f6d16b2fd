import {createGit, findLastChange, readChangeDays} from '../../lib/last-change';

import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

function listRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
}

/** The sitemap's items, each with the day on which the page or its content last changed, where git knows it. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  const siteDir = process.cwd();
  const days = readChangeDays(createGit(siteDir));
  const files = new Map(listRoutes(params.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]));
  return items.map((item) => {
    const file = files.get(new URL(item.url).pathname);
    const lastmod = file === undefined ? undefined : findLastChange(siteDir, file, days);
    return lastmod === undefined ? item : {...item, lastmod};
  });
};
