import type {ClientBundle} from './client-bundle';
import {internalChange} from './internal-change';
import {joinRoutes, listChains, namesIn, readRegistry, type ChunkNames} from './routes';

import type {RouteConfig} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

export type BuildOutput = Awaited<ReturnType<typeof readBuildOutput>>;

/** Reads the files in which Docusaurus and the bundler list pages and their chunks. */
export async function readBuildOutput(
  generatedFolder: string,
  routes: readonly RouteConfig[],
  {moduleIds, scriptsOf}: ClientBundle,
) {
  const read = (file: string): Promise<string> => readFile(path.join(generatedFolder, file), 'utf8');
  const chains = listChains(joinRoutes(routes, JSON.parse(await read('routesChunkNames.json')) as ChunkNames));
  const registry = readRegistry(await read('registry.js'));
  // Every page loads these, the bundler's runtime first.
  const entryScripts = scriptsOf('main');
  const [runtime, ...rest] = entryScripts;
  if (!runtime?.includes('/runtime~main.') || rest.length === 0)
    throw internalChange(
      `The main entry has the scripts ${entryScripts.join(', ')}; its runtime and main are expected.`,
      '@docusaurus/core/lib/webpack/base.js',
    );

  /**
   * The routes that lead to a page, outermost first, its chunks with the IDs of their modules, and the addresses of its
   * scripts in execution order. The not-found page has no routes. Throws when a part is missing.
   */
  const pageAt = (pathname: string) => {
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
