import {sharedHeaders} from '#src/contracts/security-headers';
import type {Page} from '../page/page';
import {joinParts, readInlineParts} from './inline-parts';
import {createPolicy, reportingHeaders, type PolicySettings} from './policy';

/**
 * Headers that are the same everywhere. `X-Frame-Options` only serves browsers that know no `frame-ancestors`, and no page
 * rule names it: two different values would forbid the frame of the booking dialog.
 */
const common: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries({...sharedHeaders, 'X-Frame-Options': 'SAMEORIGIN'}),
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** Files that other sites show or read: link previews, icons, feeds. */
const feeds = ['/blog', '/changelog'].flatMap((at) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${at}/${name}`),
);
const shared = ['/og/*', '/icons/*', '/favicon.svg', ...feeds];

function writeRule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Text of a `_headers` file. Each page has its own rule, which allows only the page's own inline parts, and only pages that
 * this site frames itself may be framed. The rule for every address allows what any page has inline, so that it fits the
 * not-found page wherever that is shown.
 *
 * Netlify does not say whether a page's policy replaces that of the rule for every address or is sent in addition to it.
 * Both give the same result: of two policies a browser applies what both allow, and the first allows all that a page's own
 * one does.
 */
export function createHeadersFile(
  pages: readonly Pick<Page, 'path' | 'tree'>[],
  framed: readonly string[],
  settings: PolicySettings,
): string {
  const read = pages.map((page) => ({path: page.path, parts: readInlineParts(page)}));
  const everywhere = createPolicy(joinParts(read.map(({parts}) => parts)), settings, "'self'");
  return [
    writeRule('/*', [...common, ...reportingHeaders(settings), ['Content-Security-Policy', everywhere]]),
    ...read.map(({path, parts}) => {
      const policy = createPolicy(parts, settings, framed.includes(path) ? "'self'" : "'none'");
      return writeRule(path, [['Content-Security-Policy', policy]]);
    }),
    ...shared.map((path) => writeRule(path, [['Cross-Origin-Resource-Policy', 'cross-origin']])),
  ].join('\n');
}
