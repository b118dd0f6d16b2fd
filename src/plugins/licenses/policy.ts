/** Licenses under which code may be passed on with this site. Each asks for no more than its text and a name. */
const forDelivery = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Licenses of tools that stay with those who build the site: these ask for something only of who passes them on. */
const forTools = new Set([...forDelivery, 'BSD', 'LGPL-3.0-or-later', 'MPL-2.0']);

export type Use = 'delivery' | 'tools';

/** Names that are no SPDX identifiers (https://spdx.org/licenses), and what they mean. */
const otherNames = new Map([['Apache 2', 'Apache-2.0']]);

/** Packages that name their license in their README alone. */
const namedInReadme = new Map([
  ['callsite', 'MIT'],
  ['precond', 'MIT'],
  ['require-like', 'MIT'],
]);

export type Manifest = {license?: unknown; licenses?: unknown};

/**
 * The license of a package as an SPDX expression, or undefined if it names none.
 * @param locked What package-lock.json says.
 * @param readManifest Reads the package's own package.json, where the lock says nothing: old ones list `licenses`.
 */
export function readLicense(
  name: string,
  locked: string | undefined,
  readManifest: () => Manifest,
): string | undefined {
  if (locked !== undefined) return otherNames.get(locked) ?? locked;
  const {licenses} = readManifest();
  if (Array.isArray(licenses)) {
    return licenses
      .map((entry: {type?: string} | string) => (typeof entry === 'string' ? entry : entry.type))
      .join(' OR ');
  }
  return namedInReadme.get(name);
}

/**
 * Whether an SPDX expression (https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/) permits a use: all parts of
 * an AND, one of an OR. What is not listed above is refused, an unknown license too.
 */
export function permits(expression: string | undefined, use: Use): boolean {
  const allowed = use === 'delivery' ? forDelivery : forTools;
  const tokens = expression?.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const readOne = (): boolean => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && allowed.has(token);
    const inside = readAny();
    at += 1;
    return inside;
  };
  const readAll = (): boolean => {
    let result = readOne();
    for (; tokens[at] === 'AND';) {
      at += 1;
      result = readOne() && result;
    }
    return result;
  };
  const readAny = (): boolean => {
    let result = readAll();
    for (; tokens[at] === 'OR';) {
      at += 1;
      result = readAll() || result;
    }
    return result;
  };
  return readAny() && at === tokens.length;
}
