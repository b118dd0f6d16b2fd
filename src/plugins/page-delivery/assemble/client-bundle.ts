/** The parts of Rspack's interface that are used here; the types that Docusaurus gives are webpack's. */
type Dependency = {request?: string};
type Module = {resource?: string; blocks: {dependencies: Dependency[]}[]};
type Source = {source: () => string | Buffer};
type Compilation = {
  modules: Iterable<Module>;
  chunks: Iterable<{id: number | string | null; name?: string}>;
  moduleGraph: {getModule: (dependency: Dependency) => object | null};
  chunkGraph: {
    getModuleId: (module: object) => number | string | null;
  };
  updateAsset: (file: string, change: (source: Source) => Source) => void;
  hooks: {
    processAssets: {tap: (options: {name: string; stage: number}, action: (assets: object) => void) => void};
    afterSeal: {tap: (name: string, action: () => void) => void};
  };
};
type Compiler = {
  webpack: {sources: {RawSource: new (text: string) => Source}};
  hooks: {thisCompilation: {tap: (name: string, action: (compilation: Compilation) => void) => void}};
};

export type ModuleIds = ReadonlyMap<string, number | string>;

const name = 'page-delivery';

/** Before the minifier, and before file names get the hash of what is in them (webpack's PROCESS_ASSETS_STAGE_ADDITIONS). */
const stage = -100;

/** Ids of the modules that the registry imports, by its request for each. */
function readModules(
  {modules, moduleGraph, chunkGraph}: Compilation,
  registryFile: string,
): Map<string, number | string> {
  const registry = [...modules].find(({resource}) => resource === registryFile);
  const dependencies = (registry?.blocks ?? []).flatMap((block) => block.dependencies);
  return new Map(
    dependencies.flatMap((dependency): [string, number | string][] => {
      const module = moduleGraph.getModule(dependency);
      const id = module && chunkGraph.getModuleId(module);
      return id === null || dependency.request === undefined ? [] : [[dependency.request, id]];
    }),
  );
}

/** Takes entries out of the runtime's tables from chunk to name, to hash and back. */
export function withoutEntries(source: string, keys: ReadonlySet<string>): string {
  return source.replace(/"([^"]+)":\s*"[^"]*",?/g, (entry, key: string) => (keys.has(key) ? '' : entry));
}

export type PageBundleOptions = {
  registryFile: string;
  /** Names of the chunks that are in the registry. */
  readNames: () => ReadonlySet<string>;
  onModules: (ids: ModuleIds) => void;
};

/**
 * Rspack plugin for the browser's bundle. Pages name their own files and modules, so the runtime loses the table of all of
 * them; what remains is the few chunks that features load when they are asked for.
 */
export function createPageBundle({registryFile, readNames, onModules}: PageBundleOptions) {
  return {
    apply(compiler: object): void {
      const {hooks, webpack} = compiler as Compiler;
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({name, stage}, (assets) => {
          const names = readNames();
          const ids = [...compilation.chunks].flatMap((chunk) =>
            names.has(chunk.name ?? '') ? [String(chunk.id)] : [],
          );
          const keys = new Set([...names, ...ids]);
          for (const file of Object.keys(assets).filter((asset) => asset.includes('runtime~main'))) {
            compilation.updateAsset(
              file,
              (text) => new webpack.sources.RawSource(withoutEntries(String(text.source()), keys)),
            );
          }
        });
        compilation.hooks.afterSeal.tap(name, () => {
          onModules(readModules(compilation, registryFile));
        });
      });
    },
  };
}
