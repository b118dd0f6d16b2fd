/** Headers of an answer, names in lower case. */
export type Headers = Readonly<Record<string, string | undefined>>;

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = /^(?:\*|https?:|data:|'unsafe-inline'|'unsafe-eval')$/;

function readPolicy(header = ''): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const sourcesOf = (policy: Policy, name: string): readonly string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

function scorePolicy(policy: Policy): number {
  if (!policy.has('default-src') && !policy.has('script-src')) return -25;
  if (['script-src', 'object-src'].some((name) => sourcesOf(policy, name).some((source) => broad.test(source)))) {
    return -20;
  }
  if (sourcesOf(policy, 'style-src').some((source) => broad.test(source))) return 0;
  const formsStay = ["'self'", "'none'"].includes(policy.get('form-action')?.join(' ') ?? '');
  return policy.get('default-src')?.join(' ') === "'none'" && policy.has('base-uri') && formsStay ? 10 : 5;
}

function scoreTransport(header = ''): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function scoreScripts(html: string): number {
  const files = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  if (files.some((tag) => /\bsrc="?(?:https?:)?\/\//.test(tag) && !tag.includes('integrity='))) return -5;
  return files.length > 0 && files.every((tag) => tag.includes('integrity=')) ? 5 : 0;
}

function scoreFraming(policy: Policy, header = ''): number {
  if (policy.get('frame-ancestors')?.every((source) => ["'none'", "'self'"].includes(source)) === true) return 5;
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20;
}

/**
 * The score of a page by the rules of Mozilla's HTTP Observatory (https://developer.mozilla.org/docs/Web/Security/
 * HTTP_Observatory/tests), as far as headers and HTML decide it; the redirect to HTTPS is Netlify's.
 */
export function scorePage(headers: Headers, html: string): number {
  const policy = readPolicy(headers['content-security-policy']);
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const isOwn = /^same-(?:origin|site)$/;
  return (
    100 +
    scorePolicy(policy) +
    scoreTransport(headers['strict-transport-security']) +
    scoreScripts(html) +
    scoreFraming(policy, headers['x-frame-options']) +
    (isPrivate.test(headers['referrer-policy'] ?? '') ? 5 : 0) +
    (headers['x-content-type-options'] === 'nosniff' ? 0 : -5) +
    (isOwn.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0)
  );
}
