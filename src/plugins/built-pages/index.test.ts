import builtPages from './index';

import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'built-pages-'));
});

afterEach(() => rm(folder, {recursive: true}));

/** Compiles an empty script with what the plugin adds in `npm run dev`. */
async function compile(): Promise<void> {
  const context = {outDir: folder, generatedFilesDir: folder, siteConfig: {}, siteStorage: {}} as LoadContext;
  const utilities = {currentBundler: {name: 'rspack', instance: rspack}} as never;
  const {plugins = []} = builtPages(context).configureWebpack?.({}, false, utilities, undefined) as {plugins?: never[]};
  await writeFile(path.join(folder, 'entry.js'), '');
  const compiler = rspack({context: folder, entry: './entry.js', output: {path: path.join(folder, 'dev')}, plugins});
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => ((error ?? stats?.hasErrors()) ? reject(new Error(stats?.toString())) : resolve()));
  });
}

it('serves the search index of the last build in npm run dev', async () => {
  const files = ['search-index.json', 'assets/search-texts.0a1b2c3d.json'];
  await mkdir(path.join(folder, 'assets'));
  for (const file of files) await writeFile(path.join(folder, file), '{}');
  await compile();
  for (const file of files) expect(existsSync(path.join(folder, 'dev', file))).toBe(true);
});

it('needs no build in npm run dev', async () => {
  await expect(compile()).resolves.toBeUndefined();
});
