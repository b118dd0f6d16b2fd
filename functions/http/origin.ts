/**
 * Whether a request came from a page of this site, or not from a page at all (curl, a server).
 *
 * Browsers set `Sec-Fetch-Site` and pages cannot change it; older ones send only `Origin` with POST. A page with an
 * opaque origin (a sandboxed frame) sends `Origin: null` and `Sec-Fetch-Site: cross-site`; our own page under a strict
 * referrer policy sends `Origin: null` and `same-origin`. Schemes are not compared, because a proxy may use http to
 * reach the function while the visitor uses https.
 */
export function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  if (origin === 'null') return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
