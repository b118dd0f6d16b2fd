import type {BuildOutput} from '../docusaurus-internals/build-output';
import {findScripts} from '../docusaurus-internals/page-html';
import {changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {createDataScript} from '../page/tree';
import {partsId, type PageParts} from '../page-parts';
import {listStaticElements} from './static-elements';

/** Writes a page's own routes and modules into it. client/ reads them instead of Docusaurus' tables of all pages. */
export function namePageRoutes(page: Page, build: BuildOutput): void {
  const elements = listStaticElements(page);
  const {routes, chunks} = elements ? {routes: [], chunks: []} : build.pageAt(page.path);
  const modules = Object.fromEntries(chunks.map(({name, id}) => [name, id]));
  const parts: PageParts = {path: page.path, routes, modules, ...(elements && {elements})};
  const [first] = findScripts(page, build.entryScripts);
  if (first) changeHead(page, 'before', first, [createDataScript({type: 'application/json', id: partsId}, parts)]);
}
