/** All modules of a folder whose path matches. Called with one of `keys`, it loads that module. */
type LazyModules = ((key: string) => Promise<unknown>) & {keys: () => string[]};

interface ImportMeta {
  /** Replaced by the bundler. */
  webpackContext: (
    folder: string,
    options: {recursive: boolean; regExp: RegExp; mode: 'lazy'; chunkName: string},
  ) => LazyModules;
}
