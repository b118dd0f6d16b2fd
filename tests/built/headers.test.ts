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

const policy = headersFor(rules, '/')['content-security-policy'] ?? '';

test('every address has the one policy, with a hash for each of six scripts', () => {
  expect(addresses.length).toBeGreaterThan(50);
  expect(
    [...addresses, ...files].filter((path) => headersFor(rules, path)['content-security-policy'] !== policy),
  ).toEqual([]);
  const hash = / 'sha256-[\w+/]+=*'/g;
  expect(policy.match(hash)).toHaveLength(6);
  expect(policy.replaceAll(hash, '')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
});

test('the policy allows the inline scripts of every page by hash', () => {
  let seen = 0;
  const wrong = findFaults(builtPages(), ({html}) => {
    const inline = html.matchAll(/<script(?![^>]* (?:src=|type="?application\/))[^>]*>([^]*?)<\/script>/g);
    const texts = Array.from(inline, ([, text = '']) => text);
    seen += texts.length;
    return texts
      .filter((text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
      .map((text) => text.slice(0, 60));
  });
  expect(wrong).toEqual([]);
  // A boot script in each.
  expect(seen).toBeGreaterThanOrEqual(builtPages().length);
});

/** Problems of an address if Netlify's rules extend each other instead of replacing. */
function findDifferences(path: string): string[] {
  const [replaced, extended] = (['replace', 'extend'] as const).map((merge) => headersFor(rules, path, merge));
  return Object.keys({...extended, ...replaced}).flatMap((name) => {
    const [one, both] = [replaced?.[name] ?? '', extended?.[name] ?? ''];
    // A browser ignores two values of this header (Fetch, section 3.7); without it, other sites may read the file.
    const isShared = name === 'cross-origin-resource-policy' && one === 'cross-origin';
    return one === both || (isShared && both === 'same-origin, cross-origin') ? [] : [`${path}: ${name}`];
  });
}

// Netlify documents neither behavior, so no header may depend on it.
test('headers are the same whether rules replace or extend each other', () => {
  expect([...addresses, ...files].flatMap(findDifferences)).toEqual([]);
});

test('every built file has the security headers', () => {
  expect(files.length).toBeGreaterThan(builtPages().length);
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
