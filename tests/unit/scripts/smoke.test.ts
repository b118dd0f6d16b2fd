import redirects from '#src/content/settings/redirects.json' with {type: 'json'};
import {sharedHeaders} from '#src/contracts/security-headers';
import {checkMailDns, type Resolver} from '../../../scripts/lib/mail-dns';
import {type LocalServer, startLocalServer} from '../../../scripts/lib/serve-build';
import {runCommand} from '../../support/command';

type FakeResponse = {status?: number; headers?: Record<string, string>; body?: string};

const policy = (framedBy: string) => ({'Content-Security-Policy': `default-src 'none'; frame-ancestors '${framedBy}'`});
const closed = policy('none');
const moved = (to: string): FakeResponse => ({status: 301, headers: {Location: to}});
const pages = ['/', '/pricing', '/book', '/industries/ecommerce-retail'];

/** A small site that passes. */
const healthy: Readonly<Record<string, FakeResponse>> = {
  ...Object.fromEntries(pages.map((path) => [path, {headers: closed, body: '<script src="/assets/js/main.1a.js">'}])),
  ...Object.fromEntries(
    redirects.flatMap(({from, to}) => [[from, moved(to)] as const, [to, {headers: closed}] as const]),
  ),
  '/book': {headers: policy('self')},
  '/sitemap.xml': {body: pages.map((path) => `<loc>https://www.scalewell.example${path}</loc>`).join('')},
  '/no-such-page': {status: 404, headers: policy('self')},
  '/assets/js/main.1a.js': {
    headers: {'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Encoding': 'gzip'},
  },
  '/pricing/': moved('/pricing'),
  '/Pricing': moved('/pricing'),
  '/api/health': {body: '{"status":"ok"}'},
  '/api/form-token': {headers: {...closed, 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-store'}},
  '/api/contact': {status: 422, body: '<input value="Smoke"><footer>'},
  '/api/availability': {headers: {'Cache-Status': '"Netlify Edge"; hit'}},
  '/api/outbox': {status: 202},
  ...Object.fromEntries(
    ['/robots.txt', '/blog/rss.xml', '/.well-known/security.txt', '/llms.txt', '/favicon.svg'].map((path) => [
      path,
      {},
    ]),
  ),
};

let server: LocalServer;
let responses = healthy;

beforeAll(async () => {
  const shared = {...sharedHeaders, 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'same-origin'};
  server = await startLocalServer((request, response) => {
    const {status = 200, headers = {}, body = ''} = responses[request.url ?? ''] ?? {status: 500};
    response.writeHead(status, {...shared, ...headers}).end(body);
  });
});
afterAll(() => server.stop());

function run(faults: Readonly<Record<string, FakeResponse>> = {}) {
  responses = {...healthy, ...faults};
  return runCommand('smoke', [server.url]);
}

test('a healthy site passes', async () => {
  expect(await run()).toMatchObject({status: 0, error: ''});
});

/** Where a page that moved is now; an owner may have removed all redirects. */
const newAddresses = redirects.map(({to}) => to).slice(0, 1);

test('so does one whose /book leads to another calendar', async () => {
  const elsewhere = {status: 302, headers: {Location: 'https://cal.example/demo'}};
  expect(
    await run({'/book': elsewhere, '/sitemap.xml': {body: '<loc>https://www.scalewell.example/</loc>'}}),
  ).toMatchObject({status: 0});
});

test.each<[faults: Readonly<Record<string, FakeResponse>>, found: string[]]>([
  [
    {
      '/pricing': {status: 500, headers: closed},
      '/book': {headers: closed},
      '/no-such-page': {headers: closed},
      '/pricing/': {headers: closed},
      '/assets/js/main.1a.js': {headers: {'Cache-Control': 'no-store'}},
      '/llms.txt': {status: 404},
      '/api/health': {status: 503},
      '/api/form-token': {headers: {...closed, 'Cache-Control': 'no-store'}},
      '/api/contact': {status: 422, body: 'Internal error'},
      '/api/availability': {status: 503},
      '/api/outbox': {status: 404},
    },
    [
      '/pricing: status 500',
      "/book: the booking dialog can't frame it",
      '/no-such-page: status 200',
      '/pricing/: status 200, leads to nothing',
      'cache-control is no-store',
      'is sent without compression',
      '/llms.txt: status 404',
      '/api/health: status 503',
      '/api/form-token: x-frame-options is SAMEORIGIN',
      '/api/contact: the response is not the page with the typed values',
      '/api/availability: status 503',
      '/api/availability: cache-status is missing the second time',
      '/api/outbox: status 404 instead of 202',
      '11 of 11 checks failed',
    ],
  ],
  [
    {
      '/': {headers: {...closed, 'Referrer-Policy': 'unsafe-url'}},
      '/pricing': {headers: {'Content-Security-Policy': "default-src 'none'"}},
      '/book': {headers: {...policy('self'), 'X-Frame-Options': 'SAMEORIGIN, DENY'}},
      ...Object.fromEntries(newAddresses.map((to) => [to, moved('/plans')])),
    },
    [
      '/: referrer-policy is unsafe-url',
      '/pricing: content-security-policy is',
      "/book: the booking dialog can't frame it",
      ...newAddresses.map((to) => `${to}, which returns 301`),
    ],
  ],
])('a broken site fails with each problem listed (%#)', async (faults, problems) => {
  const {status, out, error} = await run(faults);
  expect(problems.filter((fault) => !`${out}${error}`.includes(fault))).toEqual([]);
  expect(status).toBe(1);
});

test('prints the usage without an address', async () => {
  expect(await runCommand('smoke', ['scalewell.example'])).toMatchObject({status: 1});
});

describe('the records that mail from a domain needs', () => {
  const missing = () => Promise.reject(Object.assign(new Error(), {code: 'ENODATA'}));
  const resolver = (records: Readonly<Record<string, string[][]>>, mx: {exchange: string}[] = []): Resolver => ({
    txt: (name) => (records[name] === undefined ? missing() : Promise.resolve(records[name])),
    mx: () => (mx.length === 0 ? missing() : Promise.resolve(mx)),
  });
  const check = async (records: Readonly<Record<string, string[][]>>, mx?: {exchange: string}[], selector = 's1') => {
    const options = {server: 'smtp.provider.example', selector: selector || undefined};
    const found = await checkMailDns('acme.example', options, resolver(records, mx));
    return Object.fromEntries(found.map(({name, fault}) => [name, fault]));
  };
  const good = {
    'acme.example': [['other=1'], ['v=spf1 include:spf.provider.example ', '~all']],
    's1._domainkey.acme.example': [['v=DKIM1; k=rsa; p=MIIB', 'AQ==']],
    '_dmarc.acme.example': [['v=DMARC1; p=none; rua=mailto:a@acme.example']],
  };

  test('are fine if all four are there', async () => {
    expect(await check(good, [{exchange: 'mx.provider.example'}])).toEqual({SPF: '', DKIM: '', DMARC: '', MX: ''});
  });

  test('are named with the record to write if one is missing, double, empty or open', async () => {
    expect(await check({})).toEqual({
      SPF: expect.stringContaining('Write: TXT acme.example "v=spf1 include:provider.example ~all"'),
      DKIM: expect.stringContaining('Write: TXT or CNAME s1._domainkey.acme.example'),
      DMARC: expect.stringContaining('Write: TXT _dmarc.acme.example "v=DMARC1; p=none;'),
      MX: expect.stringContaining('Write: MX acme.example'),
    });
    const bad = await check({
      'acme.example': [['v=spf1 a ~all'], ['v=spf1 mx ~all']],
      's1._domainkey.acme.example': [['v=DKIM1; p=']],
      '_dmarc.acme.example': [['v=DMARC1; p=maybe']],
    });
    expect(bad).toMatchObject({
      SPF: expect.stringContaining('2 SPF records'),
      DKIM: expect.stringContaining('empty'),
      DMARC: expect.stringContaining('no valid policy'),
    });
    expect(await check({...good, 'acme.example': [['v=spf1 include:x +all']]})).toMatchObject({
      SPF: expect.stringContaining('doesn’t end with'),
    });
    expect(await check(good, undefined, '')).toMatchObject({DKIM: expect.stringContaining('--selector')});
  });

  test('are not called missing if DNS can’t be reached', async () => {
    const down = () => Promise.reject(Object.assign(new Error(), {code: 'ETIMEOUT'}));
    const found = await checkMailDns('acme.example', {server: undefined, selector: 's1'}, {txt: down, mx: down});
    for (const {fault} of found) expect(fault).toBe('DNS can’t be reached (ETIMEOUT). Try again.');
  });
});
