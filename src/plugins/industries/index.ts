import {createMenu, createRows} from './lists';
import {readIndustries, type ListedIndustry} from './read-industries';

import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Lists the industries for menus, footer and index: see README.md. */
export default function industries({siteDir}: LoadContext): Plugin<ListedIndustry[]> {
  const folder = path.join(siteDir, 'src/content/industries');
  return {
    name: 'industries',
    getPathsToWatch: () => [`${folder}/**/*.ts`],
    loadContent: () => readIndustries(folder),
    async contentLoaded({content, actions}) {
      await actions.createData('menu.json', createMenu(content));
      await actions.createData('rows.json', createRows(content));
    },
  };
}
