import type {RouteConfig} from '@docusaurus/types';

import type {PageRoute} from '../page-parts';

export type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A route of the site with what the browser has to know of it. */
export type KnownRoute = PageRoute & {inner: readonly KnownRoute[]};

/** Attributes that Docusaurus does not hand to the browser either (see its `codegenRoutes`). */
function attributesOf(route: RouteConfig): Record<string, unknown> {
  const {path: _1, component: _2, modules: _3, context: _4, routes: _5, ...rest} = route;
  const {
    priority: _6,
    exact: _7,
    metadata: _8,
    props: _9,
    plugin: _10,
    ...attributes
  } = rest as Record<string, unknown>;
  return attributes;
}

/**
 * Joins the site's routes with Docusaurus' `routesChunkNames`. Its keys are a path and a hash; it is written while walking
 * the routes, the outer before the inner, so the two lists run side by side.
 */
export function joinRoutes(routes: readonly RouteConfig[], chunkNames: ChunkNames): KnownRoute[] {
  const entries = Object.entries(chunkNames)[Symbol.iterator]();
  const join = (route: RouteConfig): KnownRoute => {
    const [key, chunks] = entries.next().value ?? [];
    if (key === undefined || chunks === undefined || !key.startsWith(`${route.path}-`)) {
      throw new Error(`routesChunkNames has "${key ?? 'nothing'}" where the route ${route.path} was expected.`);
    }
    return {
      ...attributesOf(route),
      path: route.path,
      ...(route.exact === true && {exact: true}),
      chunks,
      inner: (route.routes ?? []).map(join),
    };
  };
  return routes.map(join);
}

function fits({path, exact}: KnownRoute, pathname: string): boolean {
  if (path === pathname) return true;
  return exact !== true && pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** The routes that lead to a page, from the outermost, as React's router finds them. Empty for the not-found page. */
export function findChain(routes: readonly KnownRoute[], pathname: string): PageRoute[] {
  const found = routes.find((route) => fits(route, pathname));
  if (found === undefined) return [];
  const {inner, ...route} = found;
  return [route, ...findChain(inner, pathname)];
}

/** All chunk names in the nested shape of `chunks`. */
export function namesIn(chunks: unknown): string[] {
  if (typeof chunks === 'string') return [chunks];
  return typeof chunks === 'object' && chunks !== null ? Object.values(chunks).flatMap(namesIn) : [];
}
