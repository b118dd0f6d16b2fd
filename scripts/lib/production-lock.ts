type Fields = Readonly<Record<string, unknown>>;
type Lock = {packages: Readonly<Record<string, Fields>>};

const without = (object: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** package.json and package-lock.json without the packages that only develop and test the site. */
export function withoutDevelopment<T extends Lock>(manifest: Fields, lock: T): {manifest: Fields; lock: T} {
  const packages = Object.entries(lock.packages)
    .filter(([, {dev}]) => dev !== true)
    .map(([place, entry]) => [place, without(entry, 'devDependencies', 'devOptional')]);
  return {
    manifest: without(manifest, 'devDependencies'),
    lock: {...lock, packages: Object.fromEntries(packages) as T['packages']},
  };
}
