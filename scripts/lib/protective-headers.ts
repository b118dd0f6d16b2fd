/** Headers without which no response may be, whatever it is. */
const everywhere: readonly (readonly [name: string, value: RegExp])[] = [
  ['strict-transport-security', /^max-age=63072000; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|same-origin)$/],
  ['permissions-policy', /camera=\(\).*microphone=\(\).*payment=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^(?:same|cross)-origin$/],
  ['content-security-policy', /^default-src 'none';.*frame-ancestors '(?:none|self)'/],
  ['x-frame-options', /^(?:DENY|SAMEORIGIN)$/],
];

/** Names of the protective headers that a response lacks, or that have another value. */
export function lackingHeaders(headers: Readonly<Record<string, string | undefined>>): string[] {
  return everywhere.filter(([name, value]) => !value.test(headers[name] ?? '')).map(([name]) => name);
}
