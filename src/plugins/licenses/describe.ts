import {nameOf, type Lock} from './lock';
import {permits, readLicense, type Manifest} from './policy';

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type DeliveredPackage = {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Text of its license and notice files; empty where the package has none. */
  text: string;
};

const licenseFile = /^(?:licen[cs]e|copying|notice)\b/i;

function readTexts(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => licenseFile.test(file)) : [];
  return files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
    .join('\n\n');
}

const byName = (one: DeliveredPackage, next: DeliveredPackage): number =>
  one.name.localeCompare(next.name, 'en') || one.version.localeCompare(next.version, 'en', {numeric: true});

/** Name, version and license of packages. Throws an error that names every package that may not be passed on. */
export function describePackages(siteDir: string, lock: Lock, places: Iterable<string>): DeliveredPackage[] {
  const found = [...places].map((place) => {
    const name = lock[place]?.name ?? nameOf(place);
    const folder = path.join(siteDir, place);
    const readManifest = (): Manifest =>
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const {version, license: locked} = lock[place] ?? {version: 'of no known version'};
    const license = readLicense(name, locked, readManifest) ?? 'unknown';
    return {name, version, license, text: readTexts(folder)};
  });
  const refused = found.filter(({license}) => !permits(license, 'delivery'));
  if (refused.length > 0) {
    const list = refused.map(({name, version, license}) => `  ${name} ${version}: ${license}`).join('\n');
    throw new Error(
      `The license of these packages does not permit to pass them on with the site (src/plugins/licenses/policy.ts):\n${list}`,
    );
  }
  // Two folders may hold the same version.
  const unique = new Map(found.map((item) => [`${item.name} ${item.version}`, item]));
  return [...unique.values()].sort(byName);
}
