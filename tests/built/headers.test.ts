import {headersFor, readHeaderRules} from '../../scripts/lib/netlify-headers.ts';
import {builtFiles, builtPages, readBuiltPage} from '../support/built-site';
import {scorePage} from '../support/observatory';
import {lackingHeaders} from '../support/protective-headers';

const rules = readHeaderRules();

/** Every page, listed or not, and an address that has none. */
const addresses = [...builtPages().filter((path) => path !== '/404'), '/no-such-page'];

test('every page has 145 points by the rules of the HTTP Observatory', () => {
  const scores = addresses.map((path) => ({
    path,
    score: scorePage(headersFor(rules, path), readBuiltPage(path === '/no-such-page' ? '/404' : path)),
  }));
  expect(scores.length).toBeGreaterThan(100);
  expect(scores.filter(({score}) => score < 145)).toEqual([]);
  expect(scorePage({}, '')).toBeLessThan(40);
});

test.each(addresses)('%s: only the calendar may be framed, and its policy allows no unsafe script', (path) => {
  const headers = headersFor(rules, path);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-ancestors '${path === '/book' ? 'self' : 'none'}'`);
  expect(headers['x-frame-options']).toBe(path === '/book' ? 'SAMEORIGIN' : 'DENY');
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
});

test('every file of the build has the headers that protect a visitor', () => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(500);
  const lacking = files.map((file) => ({file, lacks: lackingHeaders(headersFor(rules, file))}));
  expect(lacking.filter(({lacks}) => lacks.length > 0)).toEqual([]);
});
