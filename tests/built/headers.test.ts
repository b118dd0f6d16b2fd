import {headersFor, missingHeaders, readHeaderRules} from '../../scripts/lib/netlify-headers.ts';
import {findFaults} from '../support/built-page';
import {builtFiles, builtPages} from '../support/built-site';

import {createHash} from 'node:crypto';

/*
 * Netlify's local runtime ignores headers of single paths, so this applies the rules to each built file.
 * Netlify's servers have files without a rule revalidated on each visit.
 */
const rules = readHeaderRules();
const files = builtFiles();

/** Every page, listed or not, and an address without a page. */
const addresses = [...builtPages().filter((path) => path !== '/404'), '/no-such-page'];

/** A policy's directives with their sources. */
const readPolicy = (policy = '') =>
  new Map(
    policy
      .split('; ')
      .map((directive): [string, string[]] => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );

const policyOf = (framed: string, styles = '') =>
  `default-src 'none'; script-src 'self'; style-src 'self'${styles}; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors '${framed}'`;

test('every page has this policy, besides hashes of its inline parts, and only the calendar may be framed', () => {
  const wrong = addresses
    .map((path) => ({path, policy: headersFor(rules, path)['content-security-policy'] ?? ''}))
    .map(({path, policy}) => ({path, policy: policy.replaceAll(/ 'sha256-[\w+/]+=*'/g, '')}))
    .filter(({path, policy}) => {
      // The rule for all addresses, which covers the not-found page, allows any style.
      if (path === '/no-such-page') return policy !== policyOf('self', " 'unsafe-inline'");
      return policy !== policyOf(path === '/book' ? 'self' : 'none');
    });
  expect(addresses.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('the policy of every page allows each of its inline scripts and styles by hash', () => {
  let seen = 0;
  const wrong = findFaults(builtPages(), ({html}, path) => {
    const inPage = /http-equiv=Content-Security-Policy content="([^"]+)"/.exec(html)?.[1];
    const policy =
      path === '/404'
        ? (inPage ?? '').replaceAll('&#x27;', "'")
        : (headersFor(rules, path)['content-security-policy'] ?? '');
    const inline = html.matchAll(/<(script|style)(?![^>]* (?:src=|type="?application\/))[^>]*>([^]*?)<\/\1>/g);
    const texts = Array.from(inline, ([, , text = '']) => text);
    seen += texts.length;
    return texts
      .filter((text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
      .map((text) => text.slice(0, 60));
  });
  expect(wrong).toEqual([]);
  // A boot script and a style in each.
  expect(seen).toBeGreaterThanOrEqual(2 * builtPages().length);
});

/** Whether a directive allows a source: by itself, or a hash by `unsafe-inline`. */
const allows = (sources: readonly string[] = [], source: string): boolean =>
  sources.includes(source) || (source.startsWith("'sha256-") && sources.includes("'unsafe-inline'"));

/** Problems of an address if Netlify's rules extend each other instead of replacing. */
function findDifferences(path: string): string[] {
  const {'content-security-policy': policy, ...replaced} = headersFor(rules, path, 'replace');
  const {'content-security-policy': policies = '', ...extended} = headersFor(rules, path, 'extend');
  const directives = readPolicy(policy);
  // A browser allows what all policies allow (CSP 3, section 8.1), so earlier ones must not allow less than the last.
  const stricter = policies
    .split(', ')
    .map(readPolicy)
    .filter(
      (earlier) =>
        [...directives].some(([name, sources]) =>
          sources.some((source) => source !== "'none'" && !allows(earlier.get(name), source)),
        ) || [...earlier.keys()].join() !== [...directives.keys()].join(),
    );
  // A browser ignores two values of this header (Fetch, section 3.7); without it, other sites may read the file.
  const resource = 'cross-origin-resource-policy';
  const isShared = replaced[resource] !== 'cross-origin' || extended[resource] === 'same-origin, cross-origin';
  const others = Object.keys({...extended, ...replaced}).filter(
    (name) => name !== resource && extended[name] !== replaced[name],
  );
  return [...stricter.map(() => 'policy'), ...(isShared ? [] : [resource]), ...others].map(
    (name) => `${path}: ${name}`,
  );
}

// Netlify documents neither behavior, so no header may depend on it.
test('headers are the same whether rules replace or extend each other', () => {
  expect([...addresses, ...files].flatMap(findDifferences)).toEqual([]);
});

test('every built file has the security headers', () => {
  expect(files.length).toBeGreaterThan(500);
  const lacking = files.map((file) => ({file, lacks: missingHeaders(headersFor(rules, file))}));
  expect(lacking.filter(({lacks}) => lacks.length > 0)).toEqual([]);
});

const year = 'public, max-age=31536000, immutable';
const askEachTime = /max-age=0|no-cache|no-store/;
const cacheControl = (address: string): string => headersFor(rules, address)['cache-control'] ?? '';

/** Whether a file's name changes with its content: a hash, or a font's version. */
const isVersioned = (address: string): boolean =>
  /^\/assets\/.+[.-][\da-f]{8,32}\.\w+$/.test(address) || /^\/fonts\/.+-\d+\.\d+\.\d+\.woff2$/.test(address);

test('files whose names change with their content are cached for a year', () => {
  const versioned = files.filter(isVersioned);
  expect(versioned.some((address) => address.endsWith('.woff2'))).toBe(true);
  expect(versioned.some((address) => /\/islands\.[\da-f]+\.js$/.test(address))).toBe(true);
  expect(versioned.filter((address) => cacheControl(address) !== year)).toEqual([]);
});

test('assets contains all files with a hash in their name, and no others', () => {
  const plain = files.filter((address) => address.startsWith('/assets/') && !isVersioned(address));
  expect(plain.map((address) => `${address} would be kept for a year, and its name has no hash`)).toEqual([]);
});

test('pages, feeds and other files with fixed names are revalidated on each visit', () => {
  const unversioned = files.filter((address) => !isVersioned(address));
  expect(unversioned.filter((address) => address.endsWith('.html')).length).toBeGreaterThan(50);
  // A font's license text never changes.
  const stale = unversioned.filter(
    (address) => !address.startsWith('/fonts/') && !askEachTime.test(cacheControl(address)),
  );
  expect(stale.map((address) => `${address}: ${cacheControl(address)}`)).toEqual([]);
  for (const page of ['/', '/pricing', '/docs/messaging/send-a-text']) {
    expect(cacheControl(page)).toMatch(askEachTime);
  }
});
