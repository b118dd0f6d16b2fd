import {sharedHeaders} from '#src/contracts/security-headers';
import {changeHead} from '../page/change-page';
import type {PageRecord} from '../page/page';
import type {PageWork} from '../page/process-pages';
import {findElement, elementsIn} from '../page/tree';
import {integrityOf} from '../hashes';

import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Sources of a Content-Security-Policy that allow the inline scripts and styles of a page, and no others. */
export type InlineParts = {scripts: ReadonlySet<string>; styles: ReadonlySet<string>};

/** Script types that need permission; JSON is data and does not. */
const executable: readonly unknown[] = [undefined, 'module', 'speculationrules'];

const isInlineScript = ({tagName, properties}: Element): boolean =>
  tagName === 'script' && properties['src'] === undefined && executable.includes(properties['type']);

function hashesOf(elements: readonly Element[]): Set<string> {
  const texts = elements.flatMap(({children: [text]}) => (text?.type === 'text' ? [text.value] : []));
  return new Set(texts.map((text) => `'${integrityOf(text)}'`));
}

/** Hashes of the inline scripts and styles in a part of a finished page. */
export function readInlineParts(part: Root | Element): InlineParts {
  const elements = [...elementsIn(part)];
  return {
    scripts: hashesOf(elements.filter(isInlineScript)),
    styles: hashesOf(elements.filter(({tagName}) => tagName === 'style')),
  };
}

/** Several sets of inline parts combined. */
function joinParts(all: readonly InlineParts[]): InlineParts {
  return {
    scripts: new Set(all.flatMap(({scripts}) => [...scripts])),
    styles: new Set(all.flatMap(({styles}) => [...styles])),
  };
}

type PolicySettings = {
  calendarUrl: string;
  embedScriptUrl: string;
  /** URL that browsers report violations to; without it, violations are not reported. */
  reportUri?: string | undefined;
};

type Values = Readonly<Record<string, string>>;

/** The endpoint in `Reporting-Endpoints` that `report-to` refers to. */
const reportGroup = 'csp';

/** Browsers that support `report-to` ignore `report-uri`. */
const reportingDirectives = ({reportUri}: PolicySettings): Values =>
  reportUri === undefined ? {} : {'report-uri': reportUri, 'report-to': reportGroup};

const printPolicy = (directives: Values): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ');

/** Headers that name the report URL, and a report-only policy for Trusted Types. */
function reportingHeaders(settings: PolicySettings): Values {
  if (settings.reportUri === undefined) return {};
  const watched = {'require-trusted-types-for': "'script'", ...reportingDirectives(settings)};
  return {
    'Reporting-Endpoints': `${reportGroup}="${settings.reportUri}"`,
    'Content-Security-Policy-Report-Only': printPolicy(watched),
  };
}

/** Host of an address on another site; empty for one on this site. */
function otherHost(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}

/**
 * The Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/). Other hosts come only from the booking configuration.
 * Style attributes are allowed because drawings and sizes use them.
 * @param framedBy `undefined` for a policy in the page itself, where browsers ignore this and reports.
 */
export function createPolicy(parts: InlineParts, settings: PolicySettings, framedBy?: "'none'" | "'self'"): string {
  const list = (values: Iterable<string>): string => [...new Set(values)].sort().join(' ');
  return printPolicy({
    'default-src': "'none'",
    'script-src': `'self' ${list([...parts.scripts, ...otherHost(settings.embedScriptUrl)])}`,
    'style-src': `'self' ${list(parts.styles)}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': `'self' ${list(otherHost(settings.calendarUrl))}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    ...(framedBy && {'frame-ancestors': framedBy, ...reportingDirectives(settings)}),
  });
}

/**
 * Headers of every response. `X-Frame-Options` is for browsers without `frame-ancestors`. No page rule repeats it, because
 * two different values would block the booking dialog's frame.
 */
const common = {
  ...sharedHeaders,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Files other sites may embed or read: link previews, icons, feeds. */
const feeds = ['/blog', '/changelog'].flatMap((at) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${at}/${name}`),
);
const shared = ['/og/*', '/icons/*', '/favicon.svg', ...feeds];

function writeRule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Text of a `_headers` file. Each page has its own rule, which allows only that page's inline scripts and styles; only pages
 * this site frames itself may be framed. The rule for `/*` allows the inline scripts of every page and any style: hashes of
 * all styles would add 11 KB to every response. The not-found page is served at any address, so it has its own policy in
 * its head.
 *
 * Netlify does not document whether a page's policy replaces the one for `/*` or is sent in addition. Both work: with two
 * policies a browser allows what both allow, and the first allows everything the page's own policy does.
 * @param framed Paths of the pages this site shows in a frame.
 */
export function createHeadersFile(
  pages: readonly {path: string; parts: InlineParts}[],
  framed: readonly string[],
  settings: PolicySettings,
): string {
  const {scripts} = joinParts(pages.map(({parts}) => parts));
  const everywhere = createPolicy({scripts, styles: new Set(["'unsafe-inline'"])}, settings, "'self'");
  return [
    writeRule('/*', {...common, ...reportingHeaders(settings), 'Content-Security-Policy': everywhere}),
    ...pages.map(({path, parts}) => {
      const policy = createPolicy(parts, settings, framed.includes(path) ? "'self'" : "'none'");
      return writeRule(path, {'Content-Security-Policy': policy});
    }),
    ...shared.map((path) => writeRule(path, {'Cross-Origin-Resource-Policy': 'cross-origin'})),
  ].join('\n');
}

/** Puts its own policy into the head of a page, after the charset, which has to be in the first 1,024 bytes. */
function addPolicy(page: PageRecord, policy: string): void {
  const charset = findElement(page.head, 'meta', ({charSet}) => charSet !== undefined);
  if (charset === undefined) throw new Error(`${page.path} has no <meta charset>.`);
  changeHead(page, 'after', charset, [h('meta', {httpEquiv: 'Content-Security-Policy', content: policy})]);
}

/** Writes `_headers` for the finished pages, and the policy of the not-found page. */
export function writeHeaders(outDir: string, framed: readonly string[], settings: PolicySettings): PageWork {
  const finished: {path: string; head: Element; inBody: InlineParts}[] = [];
  return {
    each: ({path, head, body}) => void finished.push({path, head, inBody: readInlineParts(body)}),
    // The head is complete only now.
    all: async (records) => {
      const pages = finished.map(({path, head, inBody}) => ({path, parts: joinParts([readInlineParts(head), inBody])}));
      const isNotFound = ({path}: {path: string}) => path === '/404.html';
      const [page, notFound] = [records.find(isNotFound), pages.find(isNotFound)];
      if (page && notFound) addPolicy(page, createPolicy(notFound.parts, settings));
      await writeFile(join(outDir, '_headers'), createHeadersFile(pages, framed, settings));
    },
  };
}
