import {sharedHeaders} from '#src/contracts/security-headers';
import type {Page} from '../page/page';
import {joinParts, readInlineParts} from './inline-parts';
import {createPolicy, reportingHeaders, type PolicySettings} from './policy';

/**
 * Headers of every response. `X-Frame-Options` is for browsers without `frame-ancestors`. No page rule repeats it, because
 * two different values would block the booking dialog's frame.
 */
const common: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries({...sharedHeaders, 'X-Frame-Options': 'SAMEORIGIN'}),
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** Files other sites may embed or read: link previews, icons, feeds. */
const feeds = ['/blog', '/changelog'].flatMap((at) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${at}/${name}`),
);
const shared = ['/og/*', '/icons/*', '/favicon.svg', ...feeds];

function writeRule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Text of a `_headers` file. Each page has its own rule, which allows only that page's inline scripts and styles; only pages
 * this site frames itself may be framed. The rule for `/*` allows the inline parts of every page, so it also fits the
 * not-found page, which is served at any address.
 *
 * Netlify does not document whether a page's policy replaces the one for `/*` or is sent in addition. Both work: with two
 * policies a browser allows what both allow, and the first allows everything the page's own policy does.
 * @param framed Paths of the pages this site shows in a frame.
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
