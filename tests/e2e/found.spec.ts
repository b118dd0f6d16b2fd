import {expect, test} from '@playwright/test';

import {company} from '#src/content/company';
import {secondAddresses} from '#src/site/second-addresses';
import {createGit, hasWholeHistory} from '#src/lib/last-change/index';
import {builtPages, readBuilt, readBuiltPage, readDataNodes, sitemapPaths, unlistedPages} from '../support/built-site';

import type {APIRequestContext} from '@playwright/test';

/** What each kind has to say, by Google's documentation and schema.org. */
const required: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'foundingDate', 'contactPoint'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'publisher', 'offers'],
  Service: ['name', 'serviceType', 'description', 'url', 'provider'],
  Article: ['headline', 'description', 'url', 'image', 'author', 'publisher'],
  BlogPosting: ['headline', 'description', 'url', 'mainEntityOfPage', 'image', 'datePublished', 'author', 'publisher'],
};

/** Properties whose text a visitor has to find on the page. */
const claims = new Set(['name', 'text', 'headline', 'description', 'articleSection', 'price', 'email', 'telephone']);

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '};

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal: string, hex: string, name: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name] ?? whole);
  });
}

/** Letters and digits alone: style, spaces and thousands separators set them apart differently. */
const squeeze = (text: string): string => text.replace(/[\s,\u00a0\u200b]+/g, '');

function wordsOf(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '');
  return squeeze(decode(body));
}

function listClaims(value: unknown, property = ''): string[] {
  if (typeof value === 'string') return claims.has(property) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => listClaims(item, property));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listClaims(item, key));
}

const fetchText = async (request: APIRequestContext, path: string): Promise<string> => (await request.get(path)).text();

test('what structured data says is known, whole, and on the page; none is a review', () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const path of sitemapPaths()) {
    const html = readBuiltPage(path);
    const words = wordsOf(html);
    for (const node of readDataNodes(html)) {
      const kind = node['@type'] ?? '';
      seen.add(kind);
      const missing = (required[kind] ?? ['a kind that the site uses']).filter((name) => !(name in node));
      if (missing.length > 0) wrong.push(`${path}: ${kind} lacks ${missing.join(', ')}`);
      if (/"(?:review|aggregateRating|ratingValue)"|"Review"/.test(JSON.stringify(node))) wrong.push(`${path}: review`);
      // The last crumb of an article is its category, and the site's own name is in the logo.
      const hidden = listClaims(node).filter((claim) => !words.includes(squeeze(claim)));
      wrong.push(...hidden.map((claim) => `${path}: ${kind} says “${claim.slice(0, 80)}”, the page does not`));
    }
    for (const kind of ['FAQPage', 'BreadcrumbList']) {
      if (readDataNodes(html).filter((node) => node['@type'] === kind).length > 1)
        wrong.push(`${path}: two of ${kind}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(Object.keys(required).sort());
});

test('sitemap, pages and pages that may be indexed are one set', () => {
  const pages = builtPages().filter((path) => path !== '/404');
  const wrong: string[] = [];
  for (const path of pages) {
    const html = readBuiltPage(path);
    const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(html)?.[1];
    const isOwn = canonical !== undefined && new URL(canonical).pathname === path;
    const isIndexed = isOwn && !/<meta[^>]*name="?robots"?[^>]*noindex/.test(html);
    const isListed = sitemapPaths().includes(path);
    if (isIndexed !== isListed) wrong.push(`${path}: may be indexed: ${isIndexed}, in the sitemap: ${isListed}`);
  }
  expect(wrong).toEqual([]);
  expect(sitemapPaths().filter((path) => !pages.includes(path))).toEqual([]);
  // The set is not empty by mistake: these must stay out.
  expect(unlistedPages()).toEqual(
    expect.arrayContaining([...Object.keys(secondAddresses), '/book', '/contact/sent', '/search']),
  );
});

test('where git knows days, every page of the sitemap has one', () => {
  const sitemap = readBuilt('/sitemap.xml').toString();
  const undated = Array.from(
    sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?!<lastmod>\d{4}-\d\d-\d\d<)/g),
    ([, address]) => address,
  );
  expect(hasWholeHistory(createGit(process.cwd())) ? undated : []).toEqual([]);
});

test('robots.txt, security.txt, manifest and icons answer, and each page links to them', async ({request}) => {
  expect(await fetchText(request, '/robots.txt')).toContain(`Sitemap: ${company.url}/sitemap.xml`);
  expect(await fetchText(request, '/.well-known/security.txt')).toContain('Expires: ');
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {icons: {src: string}[]};
  for (const {src} of [...manifest.icons, {src: '/icons/apple-touch-icon.png'}, {src: '/favicon.ico'}]) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
  }
  const html = readBuiltPage('/');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    expect(html).toMatch(new RegExp(`<link[^>]*rel="?${rel}\\b`));
  expect(html.match(/<meta[^>]*name="?theme-color/g)).toHaveLength(2);
});

test('each listed page has a picture of its own of 1200 × 630, small, with words', () => {
  const wrong: string[] = [];
  for (const path of sitemapPaths()) {
    const html = readBuiltPage(path);
    const readTag = (name: string): string =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const picture = new URL(readTag('og:image')).pathname;
    if (picture !== `/og${path === '/' ? '/index' : path}.png`) wrong.push(`${path}: shows ${picture}`);
    if (readTag('og:image:alt').length < 20) wrong.push(`${path}: picture without words`);
    if (readTag('twitter:image') !== readTag('og:image')) wrong.push(`${path}: another picture for X`);
    const png = readBuilt(picture);
    const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    if (size !== `${readTag('og:image:width')}x${readTag('og:image:height')}` || size !== '1200x630') {
      wrong.push(`${path}: picture of ${size}`);
    }
    if (png.length > 60_000) wrong.push(`${path}: picture of ${png.length} bytes`);
  }
  expect(wrong).toEqual([]);
});
