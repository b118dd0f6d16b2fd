import type {PageRoute} from '../page-parts';
import type {ClientBundle} from './client-bundle';
import {internalChange} from './internal-change';
import {joinRoutes, listChains, namesIn, readRegistry, type ChunkNames} from './routes';

import type {RouteConfig} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

export type PageBuild = {
  /** Routes that lead to the page, outermost first. */
  routes: PageRoute[];
  /** The page's chunks, with the IDs of their modules. */
  chunks: {name: string; id: number | string}[];
  /** Addresses of its scripts, in execution order. */
  scripts: string[];
};

export type BuildOutput = {
  /** Build output of the page at a path; the not-found page has no routes. Throws when a part is missing. */
  pageAt: (pathname: string) => PageBuild;
  /** Scripts every page loads, the bundler's runtime first. */
  entryScripts: readonly string[];
};

/** Reads the files in which Docusaurus and the bundler list pages and their chunks. */
export async function readBuildOutput(
  generatedFolder: string,
  routes: readonly RouteConfig[],
  {moduleIds, scriptsOf}: ClientBundle,
): Promise<BuildOutput> {
  const read = (file: string): Promise<string> => readFile(path.join(generatedFolder, file), 'utf8');
  const chains = listChains(joinRoutes(routes, JSON.parse(await read('routesChunkNames.json')) as ChunkNames));
  const registry = readRegistry(await read('registry.js'));
  const entryScripts = scriptsOf('main');
  const [runtime, ...rest] = entryScripts;
  if (!runtime?.includes('/runtime~main.') || rest.length === 0)
    throw internalChange(
      `The main entry has the scripts ${entryScripts.join(', ')}; its runtime and main are expected.`,
      '@docusaurus/core/lib/webpack/base.js',
    );

  const pageAt = (pathname: string): PageBuild => {
    const chain = chains.get(pathname) ?? [];
    const names = [...new Set(chain.flatMap(({chunks}) => namesIn(chunks)))];
    const chunks = names.map((name) => {
      const id = moduleIds.get(registry.get(name) ?? '');
      if (id === undefined)
        throw internalChange(
          `The bundle has no module for the chunk ${name} of ${pathname}.`,
          '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
        );
      return {name, id};
    });
    return {routes: chain, chunks, scripts: [runtime, ...new Set(names.flatMap(scriptsOf)), ...rest]};
  };
  return {pageAt, entryScripts};
}
