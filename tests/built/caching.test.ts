import {headersFor, readHeaderRules} from '../../scripts/lib/netlify-headers.ts';
import {builtFiles} from '../support/built-site';

/*
 * Netlify's local runtime ignores headers of single paths, so this applies the rules to each built file.
 * Netlify's servers have files without a rule revalidated on each visit.
 */
const rules = readHeaderRules();

const addresses = builtFiles();

const year = 'public, max-age=31536000, immutable';
const askEachTime = /max-age=0|no-cache|no-store/;
const cacheControl = (address: string): string => headersFor(rules, address)['cache-control'] ?? '';

/** Whether a file's name changes with its content: a hash, or a font's version. */
const isVersioned = (address: string): boolean =>
  /^\/assets\/.+[.-][\da-f]{8,32}\.\w+$/.test(address) || /^\/fonts\/.+-\d+\.\d+\.\d+\.woff2$/.test(address);

test('files whose names change with their content are cached for a year', () => {
  const versioned = addresses.filter(isVersioned);
  expect(versioned.some((address) => address.endsWith('.woff2'))).toBe(true);
  expect(versioned.some((address) => /\/main\.[\da-f]+\.js$/.test(address))).toBe(true);
  expect(versioned.filter((address) => cacheControl(address) !== year)).toEqual([]);
});

test('assets contains all files with a hash in their name, and no others', () => {
  const plain = addresses.filter((address) => address.startsWith('/assets/') && !isVersioned(address));
  expect(plain.map((address) => `${address} would be kept for a year, and its name has no hash`)).toEqual([]);
});

test('pages, feeds and other files with fixed names are revalidated on each visit', () => {
  const kept = addresses.filter((address) => !isVersioned(address));
  expect(kept.filter((address) => address.endsWith('.html')).length).toBeGreaterThan(50);
  // A font's license text never changes.
  const stale = kept.filter((address) => !address.startsWith('/fonts/') && !askEachTime.test(cacheControl(address)));
  expect(stale.map((address) => `${address}: ${cacheControl(address)}`)).toEqual([]);
  for (const page of ['/', '/pricing', '/docs/messaging/send-a-text']) {
    expect(cacheControl(page)).toMatch(askEachTime);
  }
});
