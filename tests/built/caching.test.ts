import {headersFor, readHeaderRules} from '../../scripts/lib/netlify-headers.ts';
import {builtFiles} from '../support/built-site';

/*
 * Netlify's local runtime leaves out headers of single paths, so the rules are read and applied to each built file.
 * For a file without a rule Netlify's servers say that it has to be asked about again on each visit.
 */
const rules = readHeaderRules();

const addresses = builtFiles();

const year = 'public, max-age=31536000, immutable';
const askEachTime = /max-age=0|no-cache|no-store/;
const cacheControl = (address: string): string => headersFor(rules, address)['cache-control'] ?? '';

/** True when a change of the file changes its name: a hash, or the version of a font. */
const isVersioned = (address: string): boolean =>
  /^\/assets\/.+[.-][\da-f]{8,32}\.\w+$/.test(address) || /^\/fonts\/.+-\d+\.\d+\.\d+\.woff2$/.test(address);

test('files whose names change with their content are kept for a year', () => {
  const versioned = addresses.filter(isVersioned);
  expect(versioned.some((address) => address.endsWith('.woff2'))).toBe(true);
  expect(versioned.some((address) => /\/main\.[\da-f]+\.js$/.test(address))).toBe(true);
  expect(versioned.filter((address) => cacheControl(address) !== year)).toEqual([]);
});

test('all that is called by a hash is in assets, and nothing else is', () => {
  const plain = addresses.filter((address) => address.startsWith('/assets/') && !isVersioned(address));
  expect(plain.map((address) => `${address} would be kept for a year, and its name has no hash`)).toEqual([]);
});

test('pages, feeds and whatever keeps its name are asked about on each visit', () => {
  const kept = addresses.filter((address) => !isVersioned(address));
  expect(kept.filter((address) => address.endsWith('.html')).length).toBeGreaterThan(50);
  // A license text beside the font never changes.
  const stale = kept.filter((address) => !address.startsWith('/fonts/') && !askEachTime.test(cacheControl(address)));
  expect(stale.map((address) => `${address}: ${cacheControl(address)}`)).toEqual([]);
  for (const page of ['/', '/pricing', '/docs/messaging/send-a-text']) {
    expect(cacheControl(page)).toMatch(askEachTime);
  }
});
