import type {InlineParts} from './inline-parts';

export type PolicySettings = {
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
export function reportingHeaders(settings: PolicySettings): Values {
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
