import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {rspack} from '@docusaurus/faster';
import type {SiteStorage} from '@docusaurus/types';

const entry = fileURLToPath(new URL('../boot/index.ts', import.meta.url));

export type BootOptions = {siteStorage: SiteStorage; hydrate: 'touch' | 'load'};

/** Compiles the boot script for the head of each page. Resolves to its text. */
export async function compileBoot(folder: string, {siteStorage, hydrate}: BootOptions): Promise<string> {
  const compiler = rspack({
    name: 'page-boot',
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {boot: entry},
    // No loader for several modules: they become one.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
    output: {path: folder, filename: '[name].js', iife: true},
    resolve: {extensions: ['.ts']},
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
      new rspack.DefinePlugin({
        HYDRATE: JSON.stringify(hydrate),
        THEME_STORAGE: JSON.stringify(siteStorage.type),
        THEME_KEY: JSON.stringify(`theme${siteStorage.namespace}`),
      }),
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
  return (await readFile(path.join(folder, 'boot.js'), 'utf8')).trim();
}
