import {sharedHeaders} from '#src/contracts/security-headers';
import type {Problem} from './problems/problem';

// Netlify does not add the headers of build/_headers to function responses, so each response carries its own. Links in
// emails contain a token, which other sites must not see in a referrer.
const commonHeaders = {...sharedHeaders, 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin'};

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
const barePolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function reply(body: string | null, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, {status, headers: {...commonHeaders, 'Content-Security-Policy': dataPolicy, ...headers}});
}

export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return reply(JSON.stringify(body), status, {'Content-Type': 'application/json; charset=utf-8', ...headers});
}

/** Problem details (RFC 9457). Without a `type` member, the title describes the status. */
export function problemResponse({status, title, detail, errors, headers, more}: Problem): Response {
  return reply(JSON.stringify({title, status, detail, errors, ...more}), status, {
    ...headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
  });
}

/** A page: its HTML, and its policy if it has scripts or styles. */
export type HtmlPage = {html: string; policy?: string};

export function htmlResponse(
  status: number,
  {html, policy = barePolicy}: HtmlPage,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return reply(html, status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  });
}

/** Whether a response is a page without scripts or styles. */
export const isBare = ({headers}: Response): boolean => headers.get('Content-Security-Policy') === barePolicy;

/** Redirects to a page with GET, so that reloading it does not send the form again. */
export function seeOther(location: string): Response {
  return reply(null, 303, {Location: location});
}

/** Redirects for good, which caches may keep. */
export function movedTo(location: string): Response {
  return reply(null, 308, {Location: location, 'Cache-Control': 'public, max-age=86400'});
}

/** A calendar file. */
export function calendarResponse(file: string, name: string): Response {
  return reply(file, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}

/** Not modified: the client has this version. */
export function notModified(headers: Readonly<Record<string, string>>): Response {
  return reply(null, 304, headers);
}
