/** Response headers with lowercase names. */
export type Headers = Readonly<Record<string, string | undefined>>;

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const unsafe = new Set([...broad, "'unsafe-inline'", 'data:']);
const passive = ['img-src', 'media-src'];

/** Undefined if a directive occurs twice. */
function readPolicy(header: string): Policy | undefined {
  const directives = header
    .split(';')
    .map((text) => text.trim().toLowerCase().split(/\s+/))
    .filter(([name = '']) => name !== '');
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
  return policy.size === directives.length ? policy : undefined;
}

/** Sources of a directive; `'unsafe-inline'` is ignored next to a hash or nonce. */
function sourcesOf(policy: Policy, name: string): Set<string> {
  const sources = new Set(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  if ([...sources].some((source) => /^'(?:sha\d+|nonce)-/.test(source))) sources.delete("'unsafe-inline'");
  return sources;
}

const some = (sources: Iterable<string>, test: (source: string) => boolean): boolean => [...sources].some(test);
const isPlain = (source: string): boolean => /^(?:http|ftp):/.test(source);

function scorePolicy(header: string | undefined): number {
  const policy = header === undefined ? undefined : readPolicy(header);
  if (policy === undefined || policy.size === 0) return -25;
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map((name) => sourcesOf(policy, name));
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => [...sources]);
  if (some(scripts ?? [], (source) => unsafe.has(source)) || some(objects ?? [], (source) => broad.has(source)))
    return -20;
  if (some(active, isPlain)) return -20;
  if (scripts?.has("'unsafe-eval'") === true || styles?.has("'unsafe-eval'") === true) return -10;
  if (passive.some((name) => some(policy.get(name) ?? policy.get('default-src') ?? [], isPlain))) return -10;
  if (some(styles ?? [], (source) => unsafe.has(source))) return 0;
  return [...(policy.get('default-src') ?? [])].join() === "'none'" ? 10 : 5;
}

function scoreTransport(header = ''): number {
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

/** Tags with a URL. Other hosts and our own subdomains are not distinguished. */
function scoreScripts(html: string): number {
  const files = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  const foreign = files.filter((tag) => /\ssrc="?(?:https?:)?\/\//.test(tag));
  const scores = foreign.map((tag) => {
    const checked = /\sintegrity=/.test(tag);
    if (/\ssrc="?https:/.test(tag)) return checked ? 5 : -5;
    return checked ? -20 : -50;
  });
  if (foreign.length > 0) return Math.min(...scores);
  return files.some((tag) => /\sintegrity=/.test(tag)) ? 5 : 0;
}

function scoreFraming(policy: string | undefined, header: string | undefined): number {
  if (policy?.includes('frame-ancestors') === true) return 5;
  if (/^(?:deny|sameorigin)$/i.test(header?.trim() ?? '')) return 5;
  return header?.startsWith('allow-from') === true ? 0 : -20;
}

const referrers = new Map([
  ...['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].map(
    (name) => [name, 5] as const,
  ),
  ...['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'].map(
    (name) => [name, -5] as const,
  ),
]);

/** The last valid policy applies. */
function scoreReferrer(header: string | undefined): number {
  if (header === undefined) return 0;
  const known = header.split(',').flatMap((text) => referrers.get(text.trim().toLowerCase()) ?? []);
  return known.at(-1) ?? -5;
}

/** Scores a header with good values, one that changes nothing, and others. */
function scoreValue(header: string | undefined, good: readonly string[], neutral: string): number {
  const value = header?.trim().toLowerCase();
  if (value === undefined || value === neutral) return 0;
  return good.includes(value) ? 10 : -5;
}

/** Minimum score without bonus points for the bonus to apply. */
const enough = 90;

/**
 * Score of a page by the rules of Mozilla's HTTP Observatory (mdn/mdn-http-observatory 1.6.3, algorithm 6: src/analyzer
 * and src/grader), as far as headers and HTML determine it. The site has no cookies, no CORS, and Netlify redirects to
 * HTTPS, so these three score 0.
 */
export function scorePage(headers: Headers, html: string): number {
  const policy = headers['content-security-policy'];
  const openers = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];
  const scores = [
    scorePolicy(policy),
    scoreTransport(headers['strict-transport-security']),
    scoreScripts(html),
    scoreFraming(policy, headers['x-frame-options']),
    scoreReferrer(headers['referrer-policy']),
    headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    scoreValue(headers['cross-origin-resource-policy'], ['same-origin', 'same-site'], 'cross-origin'),
    scoreValue(headers['cross-origin-opener-policy'], openers, 'unsafe-none'),
    scoreValue(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless'], 'unsafe-none'),
  ];
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 100);
  const withoutExtra = sum(scores.filter((score) => score < 0));
  return Math.max(0, withoutExtra >= enough ? sum(scores) : withoutExtra);
}
