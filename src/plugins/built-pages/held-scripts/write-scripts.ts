import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {SiteStorage} from '@docusaurus/types';

import {compileScript} from './compile-script';

const inPlugin = (file: string): string => fileURLToPath(new URL(`./${file}`, import.meta.url));

export type BootOptions = {
  storage: SiteStorage;
  hydrate: 'touch' | 'load';
  /** Share of visits that are measured, and the address of the script that does it. */
  vitals: {share: number; file: string};
};

/** Compiles the boot script for the head of each page. Resolves to its text. */
export function compileBoot(folder: string, {storage, hydrate, vitals}: BootOptions): Promise<string> {
  const values = {
    HYDRATE: hydrate,
    THEME_STORAGE: storage.type,
    THEME_KEY: `theme${storage.namespace}`,
    VITALS_SHARE: vitals.share,
    VITALS_FILE: vitals.file,
  };
  return compileScript(folder, {name: 'boot', entry: inPlugin('boot/index.ts'), values});
}

/** Writes the script that measures a visit, under a name with its hash. Resolves to its address. */
export async function writeVitals(folder: string, outDir: string): Promise<string> {
  const text = await compileScript(folder, {name: 'vitals', entry: inPlugin('vitals/index.ts')});
  const address = `/assets/js/vitals.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  await writeFile(path.join(outDir, address), text);
  return address;
}
