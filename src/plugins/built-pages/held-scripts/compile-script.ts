import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {rspack} from '@docusaurus/faster';

export type ScriptOptions = {
  name: string;
  entry: string;
  /** Values of constants the source declares. */
  values?: Readonly<Record<string, unknown>>;
};

/** Bundles a standalone script and resolves to its text. */
export async function compileScript(folder: string, {name, entry, values = {}}: ScriptOptions): Promise<string> {
  const compiler = rspack({
    name: `page-${name}`,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {[name]: entry},
    // All modules become one, so the bundler's loader is not needed.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
    output: {path: folder, filename: '[name].js', iife: true},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin(
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
      ),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({all: false, errors: true})) : null);
      compiler.close(() => {
        if (failed) reject(failed);
        else resolve();
      });
    });
  });
  return (await readFile(path.join(folder, `${name}.js`), 'utf8')).trim();
}
