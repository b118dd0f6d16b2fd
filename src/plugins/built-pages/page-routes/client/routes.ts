import ComponentCreator from '@docusaurus/ComponentCreator';

import {Leave} from './leave';
import {page} from './page';

import type {RouteConfig} from 'react-router-config';

/** The route at a depth of the page's chain, with the next one inside. */
function routeAt(depth: number): RouteConfig[] {
  const route = page.routes[depth];
  if (route === undefined) return [];
  const {chunks: _chunks, ...rest} = route;
  const inner = routeAt(depth + 1);
  return [{...rest, component: ComponentCreator(route.path, String(depth)), ...(inner.length > 0 && {routes: inner})}];
}

const own = routeAt(0);
// Docusaurus shows the not-found page where no route matches.
const elsewhere = own.length === 0 ? ComponentCreator('*', '') : Leave;

/**
 * Replaces Docusaurus' table of all routes, which grows with each page. The home route is there for parts of the theme that
 * check whether the site has one (breadcrumbs do).
 */
const routes: RouteConfig[] = [...own, {path: '/', exact: true, component: Leave}, {path: '*', component: elsewhere}];

export default routes;
