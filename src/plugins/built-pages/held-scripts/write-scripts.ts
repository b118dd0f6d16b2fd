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
  /** Address of the script that finishes pages without React. */
  pageScript: string;
};

/** Compiles the boot script for the head of each page. Resolves to its text. */
export function compileBoot(folder: string, {storage, hydrate, vitals, pageScript}: BootOptions): Promise<string> {
  const values = {
    HYDRATE: hydrate,
    THEME_STORAGE: storage.type,
    THEME_KEY: `theme${storage.namespace}`,
    VITALS_SHARE: vitals.share,
    VITALS_FILE: vitals.file,
    PAGE_SCRIPT: pageScript,
  };
  return compileScript(folder, {name: 'boot', entry: inPlugin('boot/index.ts'), values});
}

/**
 * Writes one of the scripts that the boot script loads, under a name with its hash. Resolves to its address.
 * @param name Its folder: `vitals` measures a visit, `page-script` finishes pages without React.
 */
export async function writeScript(
  name: 'vitals' | 'page-script',
  folders: {workDir: string; outDir: string},
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const text = await compileScript(folders.workDir, {name, entry: inPlugin(`${name}/index.ts`), values});
  const address = `/assets/js/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  await writeFile(path.join(folders.outDir, address), text);
  return address;
}
