import {createPackageCollector} from './browser-packages';
import {describePackages, type DeliveredPackage} from './describe';
import {readImportedPackages} from './imported-packages';
import {closeOver, type Lock} from './lock';
import {printList, printTexts} from './print';

import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export type LicensesOptions = {
  /** File of the built page that has a place for each list. */
  page: string;
  /** File of the license texts. */
  texts: string;
  /** Folders of scripts that are compiled apart from the bundle. */
  scripts: readonly string[];
  /** Folders whose code Netlify puts into the functions. */
  functions: readonly string[];
};

/** Puts a list into its place in the page, `<div … data-packages="browser">…</div>`. */
export function fill(html: string, name: string, list: string): string {
  const place = new RegExp(`(<div\\b[^>]*\\bdata-packages="?${name}"?[^>]*>).*?(</div>)`, 's');
  if (!place.test(html)) throw new Error(`licenses: the page has no place for the packages of the ${name}.`);
  return html.replace(place, (_all, start: string, end: string) => start + list + end);
}

/** Lists what others wrote of the code that reaches visitors and functions: see README.md. */
export default function licenses({siteDir, siteConfig}: LoadContext, options: LicensesOptions): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  let inBrowser: ReadonlySet<string> = new Set();
  return {
    name: 'licenses',

    configureWebpack(_config, isServer) {
      if (isServer || !isBuild) return {};
      const collector = createPackageCollector((places) => {
        inBrowser = places;
      });
      return {plugins: [collector]};
    },

    // Reads and writes without waiting: the plugins after this one find the page complete.
    postBuild({outDir}) {
      const {packages: lock} = JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8')) as {
        packages: Lock;
      };
      const imported = (folders: readonly string[]): Set<string> =>
        closeOver(lock, readImportedPackages(siteDir, folders));
      const inScripts = imported(options.scripts);
      const browser = describePackages(siteDir, lock, new Set([...inBrowser, ...inScripts]));
      const functions = describePackages(siteDir, lock, imported(options.functions));
      const lists: [string, DeliveredPackage[]][] = [
        ['browser', browser],
        ['functions', functions],
      ];
      const file = path.join(outDir, options.page);
      const html = lists.reduce((text, [name, list]) => fill(text, name, printList(list)), readFileSync(file, 'utf8'));
      writeFileSync(file, html);
      writeFileSync(path.join(outDir, options.texts), printTexts(siteConfig.title, [...browser, ...functions]));
      return Promise.resolve();
    },
  };
}
