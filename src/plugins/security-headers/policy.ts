import {cspReportPath} from '#src/contracts/security-headers';
import type {InlineParts} from './hashes';

export type Booking = {calendarUrl: string; embedScriptUrl: string};

/** Name of the endpoint to which `Reporting-Endpoints` gives an address. */
const reportGroup = 'csp';

/** Browsers that know the second do not look at the first. */
const reporting: readonly [name: string, value: string][] = [
  ['report-uri', cspReportPath],
  ['report-to', reportGroup],
];

/** Headers that name the endpoint, and report what Trusted Types would stop, without stopping it. */
export const reportingHeaders: readonly [name: string, value: string][] = [
  ['Reporting-Endpoints', `${reportGroup}="${cspReportPath}"`],
  ['Content-Security-Policy-Report-Only', printPolicy([['require-trusted-types-for', "'script'"], ...reporting])],
];

function printPolicy(directives: readonly (readonly [name: string, value: string])[]): string {
  return directives.map(([name, value]) => `${name} ${value.trim()}`).join('; ');
}

/** Host of an address on another site, or nothing for one on this site. */
function otherHost(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}

/**
 * The Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/). Nothing is allowed that is not named; other hosts
 * are those that the booking configuration names. Style attributes are allowed, since drawings and sizes use them; no
 * style element is, but for those of the build.
 */
export function createPolicy(parts: InlineParts, booking: Booking, framedBy: "'none'" | "'self'"): string {
  const list = (values: Iterable<string>): string => [...new Set(values)].sort().join(' ');
  const directives: readonly [name: string, sources: string][] = [
    ['default-src', "'none'"],
    ['script-src', `'self' ${list([...parts.scripts, ...otherHost(booking.embedScriptUrl)])}`],
    ['style-src', `'self' ${list(parts.styles)}`],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self' data:"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', `'self' ${list(otherHost(booking.calendarUrl))}`],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', framedBy],
    ...reporting,
  ];
  return printPolicy(directives);
}
