/** A package as `package-lock.json` describes it. */
export type LockedPackage = {
  /** Its own name, where it is installed under another. */
  name?: string;
  version: string;
  license?: string;
  dev?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
};

/** Packages by the folder that npm puts them in: `node_modules/a/node_modules/b`. */
export type Lock = Readonly<Record<string, LockedPackage>>;

const folder = 'node_modules/';

/** Name of the package in a folder of node_modules. */
export const nameOf = (place: string): string => place.slice(place.lastIndexOf(folder) + folder.length);

/** Folder of the package that a file belongs to, or undefined for a file of the site. */
export function placeOfFile(file: string): string | undefined {
  const [, place] = /^.*?((?:node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/])+)/.exec(file) ?? [];
  return place?.replaceAll('\\', '/').replace(/\/$/, '');
}

/** Where Node finds a package from a folder: there, or in the nearest folder above. */
export function findPlace(lock: Lock, name: string, from: string): string | undefined {
  const own = `${from === '' ? '' : `${from}/`}${folder}${name}`;
  if (own in lock) return own;
  return from === '' ? undefined : findPlace(lock, name, from.slice(0, Math.max(0, from.lastIndexOf(`/${folder}`))));
}

/** These packages and all that they depend on, as folders. Throws for a package that the lock does not have. */
export function closeOver(lock: Lock, names: Iterable<string>): Set<string> {
  const places = new Set<string>();
  const visit = (name: string, from: string, optional: boolean): void => {
    const place = findPlace(lock, name, from);
    if (place === undefined) {
      if (optional) return;
      throw new Error(`licenses: ${name} is not in package-lock.json.`);
    }
    if (places.has(place)) return;
    places.add(place);
    const {dependencies = {}, optionalDependencies = {}} = lock[place] ?? {};
    for (const next of Object.keys(dependencies)) visit(next, place, next in optionalDependencies);
    for (const next of Object.keys(optionalDependencies)) visit(next, place, true);
  };
  for (const name of names) visit(name, '', false);
  return places;
}
