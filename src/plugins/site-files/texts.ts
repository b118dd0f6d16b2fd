import {calendarUrl, ownsCalendar} from '#src/content/calendar';
import {company} from '#src/content/company/company';
import redirects from '#src/content/settings/redirects.json' with {type: 'json'};
import {manifestColors} from '#src/site/head';

/** Text of `robots.txt` (RFC 9309). Pages excluded from search say so in their robots tag, so crawlers must read them. */
export function createRobotsText(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${company.url}/sitemap.xml`, ''].join('\n');
}

/** Text of `security.txt` (RFC 9116): where to report a security problem. */
export function createSecurityText(): string {
  const {url, securityEmail, securityTextExpires} = company;
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${securityTextExpires}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${url}/security`,
    '',
  ].join('\n');
}

/** Text of the web app manifest (https://www.w3.org/TR/appmanifest): name and icons for a home screen. */
export function createManifest(): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    theme_color: manifestColors.theme,
    background_color: manifestColors.background,
    icons: [
      {src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/**
 * Text of Netlify's `_redirects`: pages that moved, each in one hop. A rule also matches its path with a trailing slash. With another
 * calendar, `/book` leads there (`!`: in place of the built page).
 */
export function createRedirects(): string {
  // An empty file has no type.
  const list: readonly {from: string; to: string}[] = redirects;
  const rules = list.map(({from, to}) => `${from} ${to} 301`);
  const book = ownsCalendar ? [] : [`/book ${new URL(calendarUrl, company.url).href} 302!`];
  return [...rules, ...book, ''].join('\n');
}
