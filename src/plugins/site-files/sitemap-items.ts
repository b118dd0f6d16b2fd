import {areaOf} from '#src/site/areas';
import {createGit, findFolderChange, findLastChange, readChangeDays} from '#src/lib/last-change/index';

import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

function listRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
}

/** The sitemap's items, with the date the page or its content last changed, if git has it. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  const siteDir = process.cwd();
  const days = readChangeDays(createGit(siteDir));
  const files = new Map(listRoutes(params.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]));
  return items.map((item) => {
    const {pathname} = new URL(item.url);
    const file = files.get(pathname);
    // Lists of articles (topics, authors, the archive) have no file of their own.
    const {folder} = areaOf(pathname);
    const lastmod = file === undefined ? folder && findFolderChange(folder, days) : findLastChange(siteDir, file, days);
    return lastmod === undefined ? item : {...item, lastmod};
  });
};
