import {blockedKindOf, type BlockedKind} from './blocked-kind';

/** One report, without anything that could tell of a person: no address, no words of the page, no browser. */
export type Violation = {
  disposition: 'enforce' | 'report';
  /** The one that was broken: `script-src-elem`, also where the policy has `script-src` alone. */
  directive: string;
  blocked: BlockedKind;
};

/** Reports of one request that are read; a page that is broken sends many of the same. */
const most = 100;

/** Directives that this site's policies can break; whatever else somebody sends is counted as one. */
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'media-src',
  'object-src',
  'child-src',
  'frame-src',
  'worker-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name in `script-src 'self' https:`, as old browsers write it. */
function directiveOf(value: unknown): string | undefined {
  const [name = ''] = textOf(value).trim().toLowerCase().split(/\s+/);
  if (name === '') return undefined;
  return directives.has(name) ? name : 'other';
}

/** @property directive Names of it, the first that is there counts. */
type Names = {directive: readonly string[]; blocked: string; source: string};

function readViolation(fields: Fields, names: Names, host: string): Violation | undefined {
  const [directive] = names.directive.flatMap((name) => directiveOf(fields[name]) ?? []);
  if (directive === undefined) return undefined;
  return {
    disposition: fields['disposition'] === 'report' ? 'report' : 'enforce',
    directive,
    blocked: blockedKindOf(textOf(fields[names.blocked]), textOf(fields[names.source]), host),
  };
}

const old: Names = {
  // Browsers of before 2016 know the second alone, and write the whole directive of the policy there.
  directive: ['effective-directive', 'violated-directive'],
  blocked: 'blocked-uri',
  source: 'source-file',
};
const current: Names = {directive: ['effectiveDirective'], blocked: 'blockedURL', source: 'sourceFile'};

/**
 * Reads what browsers send: one object for `report-uri`, a list for `report-to`, of which other kinds of reports are left
 * out. Undefined when it is neither.
 * @param host Of this site, to tell its own files from others'.
 */
export function readReports(values: unknown, host: string): Violation[] | undefined {
  if (Array.isArray(values)) {
    const reports = (values as readonly unknown[]).slice(0, most).filter(isObject);
    const bodies = reports.filter(({type}) => type === 'csp-violation').map(({body}) => body);
    return bodies.flatMap((body) => (isObject(body) ? (readViolation(body, current, host) ?? []) : []));
  }
  const report = isObject(values) ? values['csp-report'] : undefined;
  if (!isObject(report)) return undefined;
  const violation = readViolation(report, old, host);
  return violation === undefined ? undefined : [violation];
}
