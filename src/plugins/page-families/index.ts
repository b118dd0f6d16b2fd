import {createIndex, createLinks, createRoutes} from './lists';
import {readCollection, readFamily, type ContentPage, type FamilyPage} from './read-family';
import {collections, families} from '#src/site/families';

import type {LoadContext, Plugin} from '@docusaurus/types';

type Pages = {
  families: (readonly [area: string, FamilyPage[]])[];
  collections: (readonly [area: string, ContentPage[]])[];
};

/** Creates a page from each content file, and lists of them for menus, footer and indexes. See README.md. */
export default function pageFamilies({siteDir}: LoadContext): Plugin<Pages> {
  return {
    name: 'page-families',
    // All content, because a page's file imports pictures, prices and facts from other files.
    getPathsToWatch: () => [`${siteDir}/src/content/**/*.ts`],
    loadContent: async () => ({
      families: await Promise.all(families.map(async (family) => [family, await readFamily(siteDir, family)] as const)),
      collections: await Promise.all(
        collections.map(async (name) => [name, await readCollection(siteDir, name)] as const),
      ),
    }),
    async contentLoaded({content, actions}) {
      const links = content.families.map(([family, pages]) => [family, createLinks(pages)] as const);
      await actions.createData('links.json', Object.fromEntries(links));
      for (const [family, pages] of content.families) await actions.createData(`${family}.json`, createIndex(pages));
      for (const [area, pages] of [...content.families, ...content.collections]) {
        createRoutes(area, pages).forEach(actions.addRoute);
      }
    },
  };
}
