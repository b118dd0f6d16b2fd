import type {PageRoute} from '../page-parts';
import {internalChange} from './internal-change';

import type {RouteConfig} from '@docusaurus/types';

export type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A route of the site, as the browser needs it. */
export type KnownRoute = PageRoute & {routes: KnownRoute[]};

const codegen = '@docusaurus/core/lib/server/codegen/codegenRoutes.js';

/** Module requests by chunk name, from the text of `.docusaurus/registry.js`. */
export function readRegistry(text: string): Map<string, string> {
  const entries = text.matchAll(/import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\)/g);
  const registry = new Map(Array.from(entries, ([, name = '', request = '']) => [name, JSON.parse(request) as string]));
  if (registry.size === 0)
    throw internalChange('.docusaurus/registry.js has no `import(/* webpackChunkName: "…" */ "…")`.', codegen);
  return registry;
}

/** Attributes of a route that Docusaurus (`genRouteCode`) does not send to the browser. */
const internal = new Set('path component modules context routes priority exact metadata props plugin'.split(' '));

/** Attributes Docusaurus sends to the browser, such as the sidebar of a docs page. */
function attributesOf(route: RouteConfig): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([name]) => !internal.has(name)));
}

/**
 * Joins the site's routes with `.docusaurus/routesChunkNames.json`. Its keys are a path and a hash, in the order in which
 * Docusaurus walks the routes, parents before children, so both are walked in parallel.
 */
export function joinRoutes(routes: readonly RouteConfig[], chunkNames: ChunkNames): KnownRoute[] {
  const entries = Object.entries(chunkNames)[Symbol.iterator]();
  const join = (route: RouteConfig): KnownRoute => {
    const [key, chunks] = entries.next().value ?? [];
    if (key === undefined || chunks === undefined || !key.startsWith(`${route.path}-`))
      throw internalChange(
        `.docusaurus/routesChunkNames.json has "${key ?? 'nothing'}" where "${route.path}-…" is expected.`,
        codegen,
      );
    const exact = route.exact === true && {exact: true};
    return {...attributesOf(route), path: route.path, ...exact, chunks, routes: (route.routes ?? []).map(join)};
  };
  return routes.map(join);
}

/** The routes that lead to each page, outermost first, by the page's path. */
export function listChains(
  routes: readonly KnownRoute[],
  parents: readonly PageRoute[] = [],
): Map<string, PageRoute[]> {
  const chains = new Map<string, PageRoute[]>();
  for (const {routes: children, ...route} of routes) {
    const chain = [...parents, route];
    const found = children.length === 0 ? [[route.path, chain] as const] : listChains(children, chain);
    for (const [path, one] of found) if (!chains.has(path)) chains.set(path, one);
  }
  return chains;
}

/** All chunk names in the nested shape of `chunks`. */
export function namesIn(chunks: unknown): string[] {
  if (typeof chunks === 'string') return [chunks];
  return typeof chunks === 'object' && chunks !== null ? Object.values(chunks).flatMap(namesIn) : [];
}
