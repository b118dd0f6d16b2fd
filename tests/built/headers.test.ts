import {headersFor, missingHeaders, readHeaderRules} from '../../scripts/lib/netlify-headers.ts';
import {builtFiles, builtPages, readBuiltPage} from '../support/built-site';
import {scorePage} from '../support/observatory';

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

/** Directives of a policy, each with its sources. */
const readPolicy = (policy = '') =>
  new Map(
    policy
      .split('; ')
      .map((directive): [string, string[]] => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );

test.each(addresses)('%s: only the calendar may be framed, and its policy allows no unsafe script', (path) => {
  const headers = headersFor(rules, path);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-ancestors '${path === '/book' || path === '/no-such-page' ? 'self' : 'none'}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
});

// Netlify documents neither reading, so no header may depend on it.
test.each([...addresses, ...builtFiles()])(
  '%s: rules that replace and rules that extend each other say the same',
  (path) => {
    const {'content-security-policy': policy, ...replaced} = headersFor(rules, path, 'replace');
    const {'content-security-policy': policies = '', ...extended} = headersFor(rules, path, 'extend');
    // A browser applies what all policies allow (CSP 3, section 8.1): the earlier ones may not allow less than the last.
    const own = readPolicy(policy);
    for (const earlier of policies.split(', ').map(readPolicy)) {
      const forbidden = [...own].flatMap(([name, sources]) =>
        sources.filter((source) => source !== "'none'" && earlier.get(name)?.includes(source) !== true),
      );
      expect(forbidden).toEqual([]);
      expect([...earlier.keys()]).toEqual([...own.keys()]);
    }
    // Of two values for this header, a browser reads neither (Fetch, section 3.7), and without it other sites may read the file.
    const resource = 'cross-origin-resource-policy';
    if (replaced[resource] === 'cross-origin') expect(extended[resource]).toBe('same-origin, cross-origin');
    expect({...extended, [resource]: ''}).toEqual({...replaced, [resource]: ''});
  },
);

test('every file of the build has the headers that protect a visitor', () => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(500);
  const lacking = files.map((file) => ({file, lacks: missingHeaders(headersFor(rules, file))}));
  expect(lacking.filter(({lacks}) => lacks.length > 0)).toEqual([]);
});
