import {sharedHeaders} from '#src/contracts/security-headers';
import type {Page} from '../page/page';
import {joinParts, readInlineParts} from './inline-parts';
import {createPolicy, reportingHeaders, type PolicySettings} from './policy';

/** Headers that are the same everywhere. */
const common: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(sharedHeaders),
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** Files that other sites show or read: link previews, icons, feeds. */
const shared = ['/og/*', '/icons/*', '/favicon.svg', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];

function writeRule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Text of a `_headers` file. The rule for every address allows what any page has inline, so that it fits the not-found page
 * wherever that is shown. Each page has its own rule, which replaces it and allows only the page's own inline parts. Only
 * pages that this site frames itself may be framed.
 */
export function createHeadersFile(
  pages: readonly Pick<Page, 'path' | 'tree'>[],
  framed: readonly string[],
  settings: PolicySettings,
): string {
  const read = pages.map((page) => ({path: page.path, parts: readInlineParts(page)}));
  const everywhere = createPolicy(joinParts(read.map(({parts}) => parts)), settings, "'none'");
  return [
    writeRule('/*', [...common, ...reportingHeaders(settings), ['Content-Security-Policy', everywhere]]),
    ...read.map(({path, parts}) =>
      framed.includes(path)
        ? writeRule(path, [
            ['X-Frame-Options', 'SAMEORIGIN'],
            ['Content-Security-Policy', createPolicy(parts, settings, "'self'")],
          ])
        : writeRule(path, [['Content-Security-Policy', createPolicy(parts, settings, "'none'")]]),
    ),
    ...shared.map((path) => writeRule(path, [['Cross-Origin-Resource-Policy', 'cross-origin']])),
  ].join('\n');
}
