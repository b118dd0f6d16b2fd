import type {Counter} from '#src/content/schema/company';
import {sharedHeaders} from '#src/contracts/security-headers';
import {integrityOf} from '../hashes';
import type {PageWork} from '../page/process-pages';
import {elementsIn} from '../page/tree';
import {findVendor} from './calendar-vendors';

import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element, Root} from 'hast';

/** Script types that need permission; JSON is data and does not. */
const executable: readonly unknown[] = [undefined, 'module', 'speculationrules'];

const isInlineScript = ({tagName, properties}: Element): boolean =>
  tagName === 'script' && properties['src'] === undefined && executable.includes(properties['type']);

/** Hashes of the inline scripts of a finished page, as sources of a policy. */
export function hashScripts(tree: Root): string[] {
  return [...elementsIn(tree)]
    .filter(isInlineScript)
    .flatMap(({children: [text]}) => (text?.type === 'text' ? [`'${integrityOf(text.value)}'`] : []));
}

type PolicySettings = {
  calendarUrl: string;
  embedScriptUrl: string;
  /** Counts visits. */
  counter?: Counter | undefined;
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
 * The site's Content-Security-Policy (https://www.w3.org/TR/CSP3/). Other hosts come only from the configuration of booking and of the counter.
 * @param scripts Hashes of all inline scripts: the same few on every page.
 */
function createPolicy(scripts: Iterable<string>, settings: PolicySettings): string {
  const list = (values: Iterable<string>): string => [...new Set(values)].sort().join(' ');
  const {calendarUrl, embedScriptUrl, counter} = settings;
  const [counterScript, counterHost] = counter ? [[new URL(counter.script).origin], [counter.host]] : [[], []];
  const {assets = [], frames = [], calls = []} = findVendor([calendarUrl, embedScriptUrl]) ?? {};
  return printPolicy({
    'default-src': "'none'",
    'script-src': `'self' ${list([...scripts, ...otherHost(embedScriptUrl), ...assets, ...counterScript])}`,
    'style-src': `'self' 'unsafe-inline' ${list(assets)}`,
    'img-src': `'self' data: ${list(assets)}`,
    'font-src': "'self'",
    'connect-src': `'self' ${list([...calls, ...counterHost])}`,
    'manifest-src': "'self'",
    'frame-src': `'self' ${list([...otherHost(calendarUrl), ...frames])}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    ...reportingDirectives(settings),
  });
}

/** Headers of every response. `X-Frame-Options` is for browsers without `frame-ancestors`. */
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
 * Text of a `_headers` file: one rule for the site, and one for each file that others may read.
 * @param scripts Hashes of the inline scripts of all pages.
 */
export function createHeadersFile(scripts: Iterable<string>, settings: PolicySettings): string {
  const policy = createPolicy(scripts, settings);
  return [
    writeRule('/*', {...common, ...reportingHeaders(settings), 'Content-Security-Policy': policy}),
    ...shared.map((path) => writeRule(path, {'Cross-Origin-Resource-Policy': 'cross-origin'})),
  ].join('\n');
}

/** Writes `_headers` for the finished pages. */
export function writeHeaders(outDir: string, settings: PolicySettings): PageWork {
  const scripts = new Set<string>();
  return {
    each: ({tree}) => {
      for (const hash of hashScripts(tree)) scripts.add(hash);
    },
    all: () => writeFile(join(outDir, '_headers'), createHeadersFile(scripts, settings)),
  };
}
