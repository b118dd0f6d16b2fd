import {internalChange} from './internal-change';
import {readRegistry} from './routes';

import type {rspack} from '@docusaurus/faster';
import {readFileSync} from 'node:fs';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;
type Id = number | string;

/** Module IDs and scripts of the browser bundle. */
export type ClientBundle = {
  /** IDs of the pages' modules, by their request in the registry. */
  moduleIds: ReadonlyMap<string, Id>;
  /** Scripts of a chunk or entry by name, in execution order. */
  scriptsOf: (name: string) => string[];
};

/** Entry that imports every page, so that each becomes a chunk. No browser loads it. */
export const pagesEntry = 'pages';

const pluginName = 'built-pages';

/** Before minification and content hashing (webpack's PROCESS_ASSETS_STAGE_ADDITIONS). */
const stage = -100;

const fileOf = (module: object): unknown => ('resource' in module ? module.resource : undefined);

function readModuleIds({modules, moduleGraph, chunkGraph}: Compilation, registryFile: string): Map<string, Id> {
  const registry = [...modules].find((module) => fileOf(module) === registryFile);
  const dependencies = (registry?.blocks ?? []).flatMap((block) => block.dependencies);
  const ids = dependencies.flatMap((dependency): [string, Id][] => {
    const module = moduleGraph.getModule(dependency);
    const id = module && chunkGraph.getModuleId(module);
    return id === null || dependency.request === undefined ? [] : [[dependency.request, id]];
  });
  if (ids.length === 0)
    throw internalChange(
      `The bundle does not contain any module that ${registryFile} imports.`,
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    );
  return new Map(ids);
}

/** Removes entries from the runtime's tables of chunk names and hashes. Throws if it finds no such entries. */
export function withoutChunks(runtime: string, keys: ReadonlySet<string>): string {
  let removed = 0;
  const rest = runtime.replace(/"([^"]+)":\s*"[^"]*",?/g, (entry, key: string) => {
    if (!keys.has(key)) return entry;
    removed += 1;
    return '';
  });
  if (removed === 0)
    throw internalChange(
      'The runtime has no `"chunk": "name"` or `"chunk": "hash"` for any page.',
      '@rspack/core (RuntimeGlobals.getChunkScriptFilename), or the built runtime~main file',
    );
  return rest;
}

export type PageBundleOptions = {
  registryFile: string;
  /** Modules the bundle must contain: see replaced-modules.ts. */
  expectedModules: readonly string[];
  onBundle: (bundle: ClientBundle) => void;
};

/**
 * Rspack plugin for the browser bundle. Each page lists its own files and modules, so the table of all pages is removed from
 * the runtime. Only the few chunks that features load on demand remain.
 */
export function createPageBundle({registryFile, expectedModules, onBundle}: PageBundleOptions) {
  let moduleIds: ReadonlyMap<string, Id> = new Map();
  return {
    apply(compiler: object): void {
      // Docusaurus' types are webpack's.
      const {hooks, webpack} = compiler as Compiler;
      hooks.thisCompilation.tap(pluginName, (compilation) => {
        compilation.hooks.finishModules.tap(pluginName, (modules) => {
          const found = new Set(Array.from(modules, fileOf));
          const missing = expectedModules.filter((file) => !found.has(file));
          if (missing.length > 0)
            throw internalChange(
              `Nothing imports the module that ${missing.join(', ')} replaces.`,
              '@docusaurus/core/lib/client, and replaced-modules.ts, which lists the modules',
            );
        });
        compilation.hooks.processAssets.tap({name: pluginName, stage}, (assets) => {
          const names = new Set(readRegistry(readFileSync(registryFile, 'utf8')).keys());
          const ids = [...compilation.chunks].flatMap(({id, name = ''}) => (names.has(name) ? [String(id)] : []));
          const keys = new Set([...names, ...ids]);
          for (const file of Object.keys(assets).filter((asset) => asset.includes('runtime~main'))) {
            compilation.updateAsset(
              file,
              (text) => new webpack.sources.RawSource(withoutChunks(String(text.source()), keys)),
            );
          }
        });
        compilation.hooks.afterSeal.tap(pluginName, () => {
          moduleIds = readModuleIds(compilation, registryFile);
        });
      });
      hooks.done.tap(pluginName, (stats) => {
        const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
        const scriptsOf = (name: string): string[] =>
          (namedChunkGroups[name]?.assets ?? []).flatMap((asset) =>
            asset.name.endsWith('.js') ? [`/${asset.name}`] : [],
          );
        onBundle({moduleIds, scriptsOf});
      });
    },
  };
}
