import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {rspack} from '@docusaurus/faster';

/**
 * Bundles one of the standalone scripts and resolves to its text.
 * @param name Its file in src/boot/scripts: `boot` is in the head of each page, `boot-tabs`, `boot-docs` and `boot-booking` in
 * those that need them; `page-script` loads at the first interaction, `form-script` at the first touch of a form, `booking-script` after the
 * first paint.
 * @param values Values of constants the source declares.
 * @param entry The file, if it is in another folder.
 */
export async function compileScript(
  folder: string,
  name: string,
  values: Readonly<Record<string, unknown>> = {},
  entry = new URL(`../../boot/scripts/${name}.ts`, import.meta.url),
): Promise<string> {
  const compiler = rspack({
    name: `page-${name}`,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {[name]: fileURLToPath(entry)},
    // All modules become one, so the bundler's loader is not needed.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
    output: {path: folder, filename: '[name].js', iife: true},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          // A script takes only its part of src/boot/all.ts.
          sideEffects: false,
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
