import {readEnvironment} from '../functions/setup/environment';
import redirects from '../src/content/settings/redirects.json' with {type: 'json'};
import {checkMailDns} from './lib/mail-dns';
import {missingHeaders} from './lib/netlify-headers';
import {loadSettings} from './lib/project.mjs';
import {exitWithError, formatTable, messageOf, printLine, readArguments} from './lib/terminal';

const usage = `npm run smoke checks a deployed site: pages, headers, redirects, files, functions and health. It stores nothing.

  npm run smoke -- https://www.scalewell.example
  npm run smoke -- https://www.scalewell.example --mail --selector NAME

--mail checks only the DNS records of the sender's domain (MAIL_FROM): SPF, DKIM, DMARC and MX. NAME is the provider's DKIM
selector. For each wrong record it prints the correct one. With HEALTH_TOKEN set as on the site, the health check
includes the database.

It prints one line per check and exits with status 1 if one fails.`;

/** Timeout per response in milliseconds; cold functions take seconds. */
const timeout = 20_000;

/** Concurrent page requests. */
const concurrency = 6;

const {positionals, values} = readArguments(usage, {
  allowPositionals: true,
  options: {mail: {type: 'boolean'}, selector: {type: 'string'}},
});
const [address = '', ...rest] = positionals;
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol) || rest.length > 0) exitWithError(usage);
const {origin, protocol, hostname} = new URL(address);

/** Netlify's local runtime has no edge: it neither compresses nor caches what it sends. */
const hasEdge = hostname !== 'localhost';

async function ask(address: string, form?: string) {
  const signal = AbortSignal.timeout(timeout);
  const token = process.env.HEALTH_TOKEN;
  const asked = new Headers({Accept: 'text/html'});
  if (token && address === '/api/health') asked.set('Authorization', `Bearer ${token}`);
  if (form !== undefined) {
    asked.set('Content-Type', 'application/x-www-form-urlencoded');
    asked.set('Origin', origin);
  }
  const response = await fetch(new URL(address, origin), {
    redirect: 'manual',
    signal,
    headers: asked,
    ...(form !== undefined && {method: 'POST', body: form}),
  });
  const headers: Readonly<Record<string, string | undefined>> = Object.fromEntries(response.headers);
  return {status: response.status, headers, text: await response.text()};
}

const when = (condition: boolean, fault: string): string[] => (condition ? [fault] : []);

/** Problems of a page's response. Several policies all apply, so one `'none'` forbids every frame. */
async function checkPage(path: string, expected = 200): Promise<string[]> {
  const {status, headers} = await ask(path);
  const policy = headers['content-security-policy'] ?? '';
  const mayBeFramed = !policy.includes("frame-ancestors 'none'") && !headers['x-frame-options']?.includes('DENY');
  return [
    ...when(status !== expected, `${path}: status ${status}`),
    ...missingHeaders(headers).map((name) => `${path}: ${name} is ${headers[name] ?? 'missing'}`),
    ...when(path === '/book' && !mayBeFramed, `${path}: the booking dialog can't frame it`),
  ];
}

/** One redirect to an address that responds with 200. Netlify may or may not include its own origin. */
async function followOnce(from: string, to: string): Promise<string[]> {
  const {status, headers} = await ask(from);
  const target = new URL(headers['location'] ?? '', new URL(from, origin)).href;
  if (![301, 308].includes(status) || target !== new URL(to, origin).href) {
    return [`${from}: status ${status}, leads to ${headers['location'] ?? 'nothing'} instead of ${to}`];
  }
  const end = await ask(to);
  return when(end.status !== 200, `${from} leads to ${to}, which returns ${end.status}`);
}

/** With another calendar (`BOOKING_CALENDAR_URL`), `/book` leads there. */
async function checkBooking(): Promise<string[]> {
  const {status} = await ask('/book');
  return status === 302 ? [] : checkPage('/book');
}

async function checkSitemap(): Promise<string[]> {
  const {status, text} = await ask('/sitemap.xml');
  const paths = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  if (status !== 200 || paths.length === 0) return [`/sitemap.xml: status ${status}, ${paths.length} addresses`];
  const faults: string[] = [];
  const walk = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) faults.push(...(await checkPage(path)));
  };
  await Promise.all(Array.from({length: concurrency}, walk));
  return faults;
}

async function checkAssets(): Promise<string[]> {
  const [asset] = /\/assets\/js\/[\w.-]+\.js/.exec((await ask('/')).text) ?? [];
  if (asset === undefined) return ['/: it has no script'];
  const {status, headers} = await ask(asset);
  const cached = headers['cache-control'] ?? 'missing';
  return [
    ...when(status !== 200, `${asset}: status ${status}`),
    ...when(hasEdge && !cached.includes('immutable'), `${asset}: cache-control is ${cached}`),
    ...when(hasEdge && headers['content-encoding'] === undefined, `${asset}: is sent without compression`),
  ];
}

/** Netlify adds the headers of `_headers` to files only. */
async function checkFunctions(): Promise<string[]> {
  const {status, headers} = await ask('/api/form-token');
  const {'x-frame-options': frames = 'missing', 'cache-control': cached = 'missing'} = headers;
  return [
    ...when(status !== 200, `/api/form-token: status ${status}`),
    ...missingHeaders(headers).map((name) => `/api/form-token: ${name} is ${headers[name] ?? 'missing'}`),
    ...when(frames !== 'DENY', `/api/form-token: x-frame-options is ${frames}`),
    ...when(cached !== 'no-store', `/api/form-token: cache-control is ${cached}`),
  ];
}

/** The page of a rejected form is a built page that is a file of its function (`included_files`). */
async function checkRejectedForm(): Promise<string[]> {
  const {status, text} = await ask('/api/contact', 'firstName=Smoke');
  const isPage = text.includes('value="Smoke"') && text.includes('<footer');
  return [
    ...when(status !== 422, `/api/contact: an incomplete form returns ${status}`),
    ...when(status === 422 && !isPage, '/api/contact: the response is not the page with the typed values'),
  ];
}

/** The edge caches demo times, so that views don't wake the database. */
async function checkTimes(): Promise<string[]> {
  await ask('/api/availability');
  const {status, headers} = await ask('/api/availability');
  // The site books in another calendar.
  if ((await ask('/book')).status === 302) return [];
  const kept = headers['cache-status'] ?? 'missing';
  return [
    ...when(status !== 200, `/api/availability: status ${status}`),
    ...when(hasEdge && !/\bhit\b/.test(kept), `/api/availability: cache-status is ${kept} the second time`),
  ];
}

/** A background function is answered before it runs; without our token it does nothing. */
async function checkBackground(): Promise<string[]> {
  const {status} = await ask('/api/outbox', '');
  return when(status !== 202, `/api/outbox: status ${status} instead of 202`);
}

async function checkHealth(): Promise<string[]> {
  const {status, text} = await ask('/api/health');
  return when(status !== 200, `/api/health: status ${status} ${text.slice(0, 200)}`);
}

async function checkFiles(): Promise<string[]> {
  const files = ['/robots.txt', '/blog/rss.xml', '/.well-known/security.txt', '/llms.txt', '/favicon.svg'];
  const replies = await Promise.all(files.map((file) => ask(file)));
  return replies.flatMap(({status}, at) => when(status !== 200, `${files[at]}: status ${status}`));
}

async function checkRedirects(): Promise<string[]> {
  const all: [from: string, to: string][] = [
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ...redirects.filter(({from}) => !/[*:]/.test(from)).map(({from, to}): [string, string] => [from, to]),
  ];
  if (protocol === 'https:') all.push([`http://${hostname}/pricing`, '/pricing']);
  return (await Promise.all(all.map(([from, to]) => followOnce(from, to)))).flat();
}

const checks: Readonly<Record<string, () => Promise<string[]>>> = {
  'pages of the sitemap: status, headers, framing': checkSitemap,
  'booking calendar: the dialog may frame it': checkBooking,
  'an address without a page: 404 with headers': () => checkPage('/no-such-page', 404),
  'redirects: one hop to a page': checkRedirects,
  'scripts: cached for a year, compressed': checkAssets,
  'robots, feed, icon and other files': checkFiles,
  'functions: their own headers, nothing cached': checkFunctions,
  'a rejected form: the page with the typed values': checkRejectedForm,
  'demo times: cached at the edge': checkTimes,
  'long runs of the outbox: in the background': checkBackground,
  health: checkHealth,
};

/** The checks of `--mail`. */
async function checkMail(): Promise<[string, string][]> {
  loadSettings();
  const {mailFrom, smtpUrl} = readEnvironment(process.env, 'production');
  const domain = mailFrom.address.replace(/^.*@/, '');
  const server = smtpUrl && URL.canParse(smtpUrl) ? new URL(smtpUrl).hostname : undefined;
  const found = await checkMailDns(domain, {server, selector: values.selector});
  return found.map(({name, fault}) => [`${name} of ${domain}`, fault === '' ? 'ok' : fault]);
}

const results: [string, string][] = values.mail ? await checkMail() : [];
for (const [name, check] of values.mail ? [] : Object.entries(checks)) {
  const faults = await check().catch((error: unknown) => [`no answer: ${messageOf(error)}`]);
  results.push([name, faults.length === 0 ? 'ok' : [...new Set(faults)].slice(0, 10).join('\n')]);
}
printLine(formatTable(['check', origin], results));
const failed = results.filter(([, result]) => result !== 'ok').length;
if (failed > 0) exitWithError(`${failed} of ${results.length} checks failed.`);
process.exit(0);
