import {inProject} from './project.mjs';

import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'smol-toml';

/** Headers, by lowercase name, for paths that match. `*` matches anything. */
export type HeaderRule = {path: string; values: Record<string, string>};

/** Parses a `_headers` file: a path, followed by indented headers. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, path] = /^(\/\S*)\s*$/.exec(line) ?? [];
    const [, name, value = ''] = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (path !== undefined) rules.push({path, values: {}});
    else if (name !== undefined && rule !== undefined) rule.values[name.toLowerCase()] = value;
  }
  return rules;
}

/** All rules of a built site, from netlify.toml and the build. */
export function readHeaderRules(folder = inProject('build')): HeaderRule[] {
  const {headers = []} = parse(readFileSync(inProject('netlify.toml'), 'utf8')) as {
    headers?: {for: string; values: Record<string, string>}[];
  };
  const rules = headers.map(({for: path, values}) => {
    const pairs = Object.entries(values).map(([name, value]) => [name.toLowerCase(), value] as const);
    return {path, values: Object.fromEntries(pairs)};
  });
  const written = `${folder}/_headers`;
  return existsSync(written) ? [...rules, ...readHeadersFile(readFileSync(written, 'utf8'))] : rules;
}

function fits(path: string, address: string): boolean {
  // Most rules name one page, and every request is compared with all of them.
  if (!path.includes('*')) return path === address;
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`).test(address);
}

/**
 * Headers for a path, with lowercase names. Without a rule, Netlify has files revalidated on every visit.
 * @param merge How several matching rules combine. Netlify does not document it; its local runtime replaces an earlier
 * value. `extend` joins values with commas, as HTTP does.
 */
export function headersFor(
  rules: readonly HeaderRule[],
  address: string,
  merge: 'replace' | 'extend' = 'replace',
): Record<string, string> {
  const headers: Record<string, string> = {};
  const fitting = rules.filter(({path}) => fits(path, address));
  for (const [name, value] of fitting.flatMap(({values}) => Object.entries(values))) {
    const earlier = merge === 'extend' ? headers[name] : undefined;
    headers[name] = earlier === undefined ? value : `${earlier}, ${value}`;
  }
  return {'cache-control': 'public, max-age=0, must-revalidate', ...headers};
}

/** Headers every response must have. */
const everywhere: readonly (readonly [name: string, value: RegExp])[] = [
  ['strict-transport-security', /^max-age=63072000; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:strict-origin(?:-when-cross-origin)?|same-origin)$/],
  ['permissions-policy', /camera=\(\).*microphone=\(\).*payment=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^(?:same|cross)-origin$/],
  ['content-security-policy', /^default-src 'none';.*frame-ancestors '(?:none|self)'/],
  ['x-frame-options', /^(?:DENY|SAMEORIGIN)$/],
];

/** Required headers that are missing or have another value. */
export function missingHeaders(headers: Readonly<Record<string, string | undefined>>): string[] {
  return everywhere.filter(([name, value]) => !value.test(headers[name] ?? '')).map(([name]) => name);
}
