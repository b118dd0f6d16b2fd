/**
 * Whether a request came from a page of this site, or from no page at all (curl, a server).
 *
 * Browsers set `Sec-Fetch-Site` themselves, pages cannot; older ones send only `Origin`, with every POST. A page with an
 * opaque origin (a sandboxed frame) sends `Origin: null` and `Sec-Fetch-Site: cross-site`; a page of ours under a strict
 * referrer policy sends `Origin: null` and `same-origin`. Hosts are compared without the scheme, because a proxy in front
 * may speak http to the function while the visitor speaks https.
 */
export function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  if (origin === 'null') return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
