export type SiteFacts = {name: string; url: string; securityEmail: string; securityTextExpires: string};

/** Text of `robots.txt` (RFC 9309). Pages excluded from search say so in their robots tag, so crawlers must read them. */
export function createRobotsText({url}: Pick<SiteFacts, 'url'>): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${url}/sitemap.xml`, ''].join('\n');
}

/** Text of `security.txt` (RFC 9116): where to report a security problem. */
export function createSecurityText({url, securityEmail, securityTextExpires}: Omit<SiteFacts, 'name'>): string {
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
export function createManifest({name}: Pick<SiteFacts, 'name'>, colors: {theme: string; background: string}): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      {src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
