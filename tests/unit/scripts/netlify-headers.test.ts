import {headersFor, readHeadersFile, readTomlHeaders} from '../../../scripts/lib/netlify-headers.ts';

const toml = `
[build]
  command = "npm run build"

[[headers]]
  for = "/*"
  [headers.values]
    X-Frame-Options = "SAMEORIGIN" # no frames

[[redirects]]
  from = "/old"
  to = "/new"

# Names change with the content.
[[headers]]
  for = "/assets/*"
  [headers.values]
    Cache-Control = "public, max-age=31536000, immutable"
    "Content-Security-Policy" = "frame-ancestors 'self'"
`;

const written = `# by the build
/*
  X-Frame-Options: DENY

/fonts/*.woff2
  Cache-Control: immutable
`;

describe('header rules', () => {
  it('are read from netlify.toml', () => {
    expect(readTomlHeaders(toml)).toEqual([
      {path: '/*', values: {'x-frame-options': 'SAMEORIGIN'}},
      {
        path: '/assets/*',
        values: {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "frame-ancestors 'self'",
        },
      },
    ]);
  });

  it('are read from _headers', () => {
    expect(readHeadersFile(written)).toEqual([
      {path: '/*', values: {'x-frame-options': 'DENY'}},
      {path: '/fonts/*.woff2', values: {'cache-control': 'immutable'}},
    ]);
  });

  it('apply to matching addresses, and a later rule wins', () => {
    const rules = [...readTomlHeaders(toml), ...readHeadersFile(written)];
    expect(headersFor(rules, '/fonts/a-1.0.0.woff2')).toEqual({
      'x-frame-options': 'DENY',
      'cache-control': 'immutable',
    });
    expect(headersFor(rules, '/fonts/OFL.txt')['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor(rules, '/pricing/assets/main.js')['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});
