import {joinParts, readInlineParts} from './hashes';
import {createPolicy, type Booking} from './policy';

export type PageText = {path: string; html: string};

/** Features that no page uses; booking frames of another host get none of them either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers that are the same everywhere. Two years are what browsers' preload list asks for. */
const common: readonly (readonly [name: string, value: string])[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Files that other sites show or read: link previews, icons, feeds. */
const shared = ['/og/*', '/icons/*', '/favicon.svg', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];

function writeRule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Text of a `_headers` file. The rule for every address allows what any page has inline, and frames by this site, so that
 * it fits the not-found page and the page that the booking dialog frames. Every other page has a rule of its own: its own
 * inline parts alone, and no frame around it. A server that adds both policies enforces both, which is the same.
 */
export function createHeadersFile(pages: readonly PageText[], framed: readonly string[], booking: Booking): string {
  const read = pages.map(({path, html}) => ({path, parts: readInlineParts(html)}));
  const everywhere = createPolicy(joinParts(read.map(({parts}) => parts)), booking, "'self'");
  return [
    writeRule('/*', [...common, ['X-Frame-Options', 'SAMEORIGIN'], ['Content-Security-Policy', everywhere]]),
    ...read
      .filter(({path}) => !framed.includes(path))
      .map(({path, parts}) =>
        writeRule(path, [
          ['X-Frame-Options', 'DENY'],
          ['Content-Security-Policy', createPolicy(parts, booking, "'none'")],
        ]),
      ),
    ...shared.map((path) => writeRule(path, [['Cross-Origin-Resource-Policy', 'cross-origin']])),
  ].join('\n');
}
