import type {PageTemplate} from '#src/contracts/vitals';
import type {PageParts, PageRoute} from '../page-parts';
import type {ModuleIds} from './client-bundle';
import type {PageFiles} from './held-files';
import {namesIn} from './route-chain';

/** The parts of Docusaurus' client-manifest.json that are used: chunks by name, and files by chunk. */
export type Manifest = {
  origins: Readonly<Record<string, readonly string[]>>;
  assets: Readonly<Record<string, Readonly<Record<string, readonly {publicPath: string}[]>>>>;
};

/** Entry of the bundle that holds the import of every page, so that each becomes a chunk. No browser loads it. */
export const pagesEntry = 'pages';

/** Files of a kind that named chunks consist of, each once. */
export function filesOf({origins, assets}: Manifest, kind: 'css' | 'js', names: readonly string[]): string[] {
  const chunks = new Set(names.flatMap((name) => origins[name] ?? []));
  return [...new Set([...chunks].flatMap((chunk) => (assets[chunk]?.[kind] ?? []).map(({publicPath}) => publicPath)))];
}

/** Module requests by chunk name, from the text of Docusaurus' registry.js. */
export function readRegistry(text: string): Map<string, string> {
  const entries = text.matchAll(/import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\)/g);
  return new Map(Array.from(entries, ([, name = '', request = '""']) => [name, JSON.parse(request) as string]));
}

/** Shapes of pages by the modules of their routes; the first that fits counts. */
export type TemplateRules = readonly (readonly [module: RegExp, template: PageTemplate])[];

export type Site = {
  manifest: Manifest;
  requests: ReadonlyMap<string, string>;
  ids: ModuleIds;
  templates: TemplateRules;
};

/** Shape of a page whose own route, the innermost, is made of these modules. */
export function findTemplate(rules: TemplateRules, modules: readonly string[]): PageTemplate {
  return rules.find(([pattern]) => modules.some((module) => pattern.test(module)))?.[1] ?? 'other';
}

/** What a page says about itself, and its files. Throws when the bundle lacks a part of it. */
export function describePage(
  {manifest, requests, ids, templates}: Site,
  routes: readonly PageRoute[],
): {parts: PageParts; files: PageFiles} {
  const names = [...new Set(routes.flatMap(({chunks}) => namesIn(chunks)))];
  const modules = names.map((name): [string, number | string] => {
    const id = ids.get(requests.get(name) ?? '');
    if (id === undefined) throw new Error(`The bundle has no module for the chunk ${name} of ${routes.at(-1)?.path}.`);
    return [name, id];
  });
  const ownModules = namesIn(routes.at(-1)?.chunks).map((name) => requests.get(name) ?? '');
  const [runtime, main] = splitEntry(manifest);
  const own = filesOf(manifest, 'js', names).filter((file) => file !== runtime && file !== main);
  return {
    parts: {routes, modules: Object.fromEntries(modules), template: findTemplate(templates, ownModules)},
    files: {css: filesOf(manifest, 'css', ['main'])[0] ?? '', js: [runtime, ...own, main]},
  };
}

/** The two files of the main entry: the bundler's runtime, which has to run first, and the rest. */
function splitEntry(manifest: Manifest): [string, string] {
  const files = filesOf(manifest, 'js', ['main', 'runtime~main']);
  const runtime = files.find((file) => file.includes('/runtime~main.'));
  const main = files.find((file) => file.includes('/main.'));
  if (runtime === undefined || main === undefined)
    throw new Error(`The main entry has no runtime or main: ${files.join()}`);
  return [runtime, main];
}
