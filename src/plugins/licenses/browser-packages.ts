import {placeOfFile} from './lock';

/** The parts of Rspack's interface that are used here; the types that Docusaurus gives are webpack's. */
type Module = {resource?: string; modules?: readonly Module[]};
type Compilation = {
  chunks: Iterable<object>;
  chunkGraph: {getChunkModules: (chunk: object) => readonly Module[]};
  hooks: {afterSeal: {tap: (name: string, action: () => void) => void}};
};
type Compiler = {
  hooks: {thisCompilation: {tap: (name: string, action: (compilation: Compilation) => void) => void}};
};

/** Files of a module: of many, where the bundler has made one of them. */
const filesOf = ({resource, modules = []}: Module): string[] =>
  resource === undefined ? modules.flatMap(filesOf) : [resource, ...modules.flatMap(filesOf)];

/** Rspack plugin that tells which packages' code is in the finished bundle, as folders of node_modules. */
export function createPackageCollector(onPackages: (places: ReadonlySet<string>) => void) {
  return {
    apply(compiler: object): void {
      (compiler as Compiler).hooks.thisCompilation.tap('licenses', (compilation) => {
        const {chunks, chunkGraph, hooks} = compilation;
        hooks.afterSeal.tap('licenses', () => {
          const files = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk).flatMap(filesOf));
          onPackages(new Set(files.map(placeOfFile).filter((place) => place !== undefined)));
        });
      });
    },
  };
}
