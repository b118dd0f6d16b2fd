import {createIndex, createLinks} from './lists';
import {readFamily, type FamilyPage} from './read-family';
import {createRoutes} from './routes';
import {families, type Family} from '#src/site/families';

import type {LoadContext, Plugin} from '@docusaurus/types';

type FamilyPages = readonly (readonly [Family, FamilyPage[]])[];

/** Makes a page of each content file, and the lists of them for menus, footer and indexes. See README.md. */
export default function pageFamilies({siteDir}: LoadContext): Plugin<FamilyPages> {
  return {
    name: 'page-families',
    // All content, since a page's file imports pictures, prices and facts from elsewhere.
    getPathsToWatch: () => [`${siteDir}/src/content/**/*.ts`],
    loadContent: () =>
      Promise.all(families.map(async (family) => [family, await readFamily(siteDir, family)] as const)),
    async contentLoaded({content, actions}) {
      const links = content.map(([family, pages]) => [family, createLinks(pages)] as const);
      await actions.createData('links.json', Object.fromEntries(links));
      for (const [family, pages] of content) {
        await actions.createData(`${family}.json`, createIndex(pages));
        createRoutes(family, pages).forEach(actions.addRoute);
      }
    },
  };
}
