import {iconPaths} from '#src/lib/icon-paths';

import * as sass from 'sass';

/** Results of a build, by the file's address and text. The browser bundle and the server bundle compile the same files. */
const compiled = new Map<string, sass.CompileResult>();

const paths: ReadonlyMap<string, string> = new Map(Object.entries(iconPaths));

/** `icon-path(NAME)` in styles: the path of an icon. */
function iconPath([name]: sass.Value[]): sass.SassString {
  const text = name?.assertString('name').text ?? '';
  const path = paths.get(text);
  if (path === undefined) throw new Error(`No icon named "${text}" in src/lib/icon-paths.ts`);
  return new sass.SassString(path);
}

const functions = {
  'icon-path($name)': iconPath,
  'icon-names()': () => new sass.SassList([...paths.keys()].map((name) => new sass.SassString(name))),
};

/**
 * Sass for docusaurus-plugin-sass. Of its functions the loader calls only `compileStringAsync`, which takes twice the time of `compileString`
 * (https://sass-lang.com/documentation/js-api/functions/compilestringasync/). Needs `webpackImporter: false`, because that
 * importer is asynchronous. During development nothing is cached: an imported file may have changed.
 */
export const sassCompiler = {
  // The loader reads the name of the implementation from it.
  info: sass.info,
  compileStringAsync(source: string, options: sass.StringOptions<'sync'>): Promise<sass.CompileResult> {
    const key = `${options.url?.href ?? ''}\n${source}`;
    const result = compiled.get(key) ?? sass.compileString(source, {...options, functions});
    if (process.env.NODE_ENV === 'production') compiled.set(key, result);
    return Promise.resolve(result);
  },
};
