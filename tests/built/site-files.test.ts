import {company} from '#src/content/company/company';
import {hasWholeHistory} from '#src/lib/last-change/index';
import {inProject} from '../../scripts/lib/project.mjs';
import {findFaults, openBuiltPage} from '../support/built-page';
import {readBuilt, sitemapPaths} from '../support/built-site';

import {existsSync, readdirSync} from 'node:fs';

test('every sitemap entry has its last change, or none in a shallow clone', () => {
  const isWhole = hasWholeHistory(process.cwd());
  // A shallow clone in CI would publish a sitemap without dates.
  if (process.env['CI']) expect(isWhole).toBe(true);
  const sitemap = readBuilt('/sitemap.xml').toString();
  const dated = sitemap.match(/<lastmod>\d{4}-\d\d-\d\d</g) ?? [];
  expect(dated).toHaveLength(isWhole ? sitemapPaths().length : 0);
});

test('docs, articles and release notes link to their source file', () => {
  const links = sitemapPaths().flatMap((path) => openBuiltPage(path).values('a:contains("Edit this page")', 'href'));
  const files = links.map((link) => link.replace(`${company.editUrl}/`, ''));
  expect(
    files.filter((file) => !/^(?:docs|blog|changelog)\/.+\.mdx$/.test(file) || !existsSync(inProject(file))),
  ).toEqual([]);
  const written = readdirSync(inProject('docs'), {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.mdx'),
  );
  expect(files.filter((file) => file.startsWith('docs/')).sort()).toEqual(written.map((file) => `docs/${file}`).sort());
  expect(files.filter((file) => file.startsWith('blog/')).length).toBeGreaterThan(0);
  const releases = sitemapPaths().filter((path) => /^\/changelog\/(?!tags\/)/.test(path));
  expect(files.filter((file) => file.startsWith('changelog/'))).toHaveLength(releases.length);
});

test('robots.txt lists the sitemap and blocks no page', () => {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${company.url}/sitemap.xml\n`;
  expect(readBuilt('/robots.txt').toString()).toBe(text);
});

test('security.txt has each field of RFC 9116 once', () => {
  const text = readBuilt('/.well-known/security.txt').toString();
  const names = Array.from(text.matchAll(/^([\w-]+): /gm), ([, name]) => name);
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  expect(text).toContain(`Contact: mailto:${company.securityEmail}`);
});

test('the manifest and icons exist, and pages link to them', () => {
  const manifest = JSON.parse(readBuilt('/site.webmanifest').toString()) as {icons: {src: string}[]};
  for (const {src} of [...manifest.icons, {src: '/icons/apple-touch-icon.png'}, {src: '/favicon.ico'}]) {
    expect([src, readBuilt(src).length > 100]).toEqual([src, true]);
  }
  const home = openBuiltPage('/');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    expect(home.count(`link[rel~="${rel}"]`)).toBeGreaterThan(0);
});

test('each theme gives the browser’s bars its own color: the light one on light pages', () => {
  const home = openBuiltPage('/');
  const brightness = (theme: string): number => {
    const [color = ''] = home.values(`meta[name="theme-color"][media="(prefers-color-scheme: ${theme})"]`, 'content');
    const [, ...parts] = /^#(..)(..)(..)$/.exec(color) ?? [];
    return parts.reduce((sum, part) => sum + parseInt(part, 16), 0) / (255 * parts.length);
  };
  expect(home.count('meta[name="theme-color"]')).toBe(2);
  expect(brightness('light')).toBeGreaterThan(0.9);
  expect(brightness('dark')).toBeLessThan(0.2);
});

test('the not-found page says so, is not indexed, and links to other pages', () => {
  const page = openBuiltPage('/404');
  expect(page.texts('head > title')[0]).toMatch(/^Page Not Found/);
  expect(page.values('meta[name="robots"]', 'content')).toEqual([expect.stringContaining('noindex')]);
  expect(page.values('link[rel="canonical"]', 'href')).toEqual([`${company.url}/404`]);
  expect(page.values('main a', 'href')).toEqual(
    expect.arrayContaining(['/', '/features', '/pricing', '/documentation', '/contact']),
  );
});

test('each listed page has its own small 1200 × 630 preview with alt text', () => {
  const wrong = findFaults(sitemapPaths(), ({values}, path) => {
    const readTag = (name: string) => values(`meta[property="${name}"], meta[name="${name}"]`, 'content')[0] ?? '';
    const picture = new URL(readTag('og:image')).pathname;
    const png = readBuilt(picture);
    const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    const stated = `${readTag('og:image:width')}x${readTag('og:image:height')}`;
    const faults: Record<string, boolean> = {
      [`shows ${picture}`]: picture !== `/og${path === '/' ? '/index' : path}.png`,
      'picture without words': readTag('og:image:alt').length < 20,
      'another picture for X': readTag('twitter:image') !== readTag('og:image'),
      [`picture of ${size}, stated as ${stated}`]: size !== '1200x630' || stated !== size,
      [`picture of ${png.length} bytes`]: png.length > 60_000,
    };
    return Object.keys(faults).filter((fault) => faults[fault]);
  });
  expect(wrong).toEqual([]);
});
