import {findLastChange, listSources} from '#src/lib/last-change/index';
import {areaOf} from './areas';
import {secondAddresses} from './second-addresses';
import {showLastUpdateTime} from './source';

import {readdirSync} from 'node:fs';
import type {Options, PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

function listRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
}

/** The sitemap's items, with the date the page or its content last changed, if git has it. */
const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  if (!showLastUpdateTime) return items;
  const siteDir = process.cwd();
  const files = new Map(listRoutes(params.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath]));
  const list = (folder: string): string[] =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`);
  return Promise.all(
    items.map(async (item) => {
      const {pathname} = new URL(item.url);
      const file = files.get(pathname);
      // Lists of articles (topics, authors, the archive) have no file of their own.
      const {folder} = areaOf(pathname);
      const sources = file === undefined ? folder && list(folder) : listSources(siteDir, file);
      const lastmod = await findLastChange(siteDir, sources ?? [], params.siteConfig.future.experimental_vcs);
      return lastmod === undefined ? item : {...item, lastmod};
    }),
  );
};

/** Docusaurus leaves out `noindex` pages by itself. */
export const sitemapOptions: Options = {
  changefreq: null,
  priority: null,
  lastmod: showLastUpdateTime ? 'date' : null,
  ignorePatterns: Object.keys(secondAddresses),
  createSitemapItems,
};
