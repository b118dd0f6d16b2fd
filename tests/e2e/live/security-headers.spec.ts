import {missingHeaders} from '../../../scripts/lib/netlify-headers';
import {test} from '../../support/browser/live';
import {readBuiltPage} from '../../support/built-site';
import {capture} from '../../support/source-tree';

import {expect} from '@playwright/test';

// tests/built/headers.test.ts checks the rules for files; this checks what is sent.

type Asked = readonly [method: string, address: string, headers?: Record<string, string>];

const form = {Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded'};
const home = readBuiltPage('/');

const asked: readonly Asked[] = [
  ...['/', '/pricing', '/book', '/no-such-page', '/docs/messaging/send-a-text'].map((page): Asked => ['GET', page]),
  ...['/robots.txt', '/sitemap.xml', '/favicon.svg', '/.well-known/security.txt', '/blog/rss.xml'].map(
    (file): Asked => ['GET', file],
  ),
  ...[/\/assets\/js\/page-script\.\w+\.js/, /\/assets\/js\/islands\.\w+\.js/, /\/assets\/css\/[\w.-]+\.css/].map(
    (asset): Asked => ['GET', capture(home, asset)],
  ),
  ...[
    'health',
    'availability',
    'form-token',
    'bookings/form',
    'bookings/manage?token=x',
    'subscribe/confirm?token=x',
  ].map((name): Asked => ['GET', `/api/${name}`, form]),
  ...['contact', 'feedback', 'subscribe', 'bookings', 'bookings/manage', 'availability'].map((name): Asked => [
    'POST',
    `/api/${name}`,
    form,
  ]),
  ['PUT', '/api/contact'],
];

test('every response has the security headers: pages, files and functions', async ({request}) => {
  for (const [method, address, headers = {}] of asked) {
    const response = await request.fetch(address, {
      method,
      headers,
      maxRedirects: 0,
      ...(method === 'POST' && {data: 'a=b'}),
    });
    const received = response.headers();
    const isFunction = address.startsWith('/api/');
    const about = `${method} ${address} (${String(response.status())})`;
    expect.soft(missingHeaders(received), about).toEqual([]);
    expect.soft(received['x-frame-options'], about).toBe(isFunction ? 'DENY' : 'SAMEORIGIN');
    // A function may send a built page, with the policy of the site.
    if (!isFunction) expect.soft(received['content-security-policy'], about).toContain("frame-ancestors 'self'");
  }
});
