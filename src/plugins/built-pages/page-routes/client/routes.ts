import ComponentCreator from '@docusaurus/ComponentCreator';

import {ReloadPage} from './reload-page';
import {page} from './page';
import {StaticPage} from './static-page';

import type {RouteConfig} from 'react-router-config';

/** The page's route at this depth, with its child routes. */
function routeAt(depth: number): RouteConfig[] {
  const route = page.routes[depth];
  if (route === undefined) return [];
  const {chunks: _chunks, ...rest} = route;
  const inner = routeAt(depth + 1);
  return [{...rest, component: ComponentCreator(route.path, String(depth)), ...(inner.length > 0 && {routes: inner})}];
}

const own = page.elements ? [{path: page.path, exact: true, component: StaticPage}] : routeAt(0);
// Docusaurus shows the not-found page where no route matches.
const elsewhere = own.length === 0 ? ComponentCreator('*', '') : ReloadPage;

/**
 * Replaces Docusaurus' table of all routes, which grows with each page. It includes the home page because breadcrumbs check
 * for it.
 */
const routes: RouteConfig[] = [
  ...own,
  {path: '/', exact: true, component: ReloadPage},
  {path: '*', component: elsewhere},
];

export default routes;
