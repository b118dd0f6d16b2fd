const without = (object, ...names) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/**
 * Manifest and lock file without what only develops and tests the site.
 *
 * @param {Record<string, unknown>} manifest package.json
 * @param {{packages: Record<string, {dev?: boolean, [field: string]: unknown}>}} lock package-lock.json
 * @returns {{manifest: Record<string, unknown>, lock: {packages: Record<string, object>}}}
 */
export function withoutDevelopment(manifest, lock) {
  const packages = Object.entries(lock.packages)
    .filter(([, entry]) => entry.dev !== true)
    .map(([place, entry]) => [place, without(entry, 'devDependencies', 'devOptional')]);
  return {
    manifest: without(manifest, 'devDependencies'),
    lock: {...lock, packages: Object.fromEntries(packages)},
  };
}
