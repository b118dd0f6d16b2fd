import {company} from '#src/content/company/company';
import {html} from '../http/html';
import {methodProblem} from '../http/problems/problem';
import {htmlResponse, problemResponse} from '../http/responses';

/**
 * What the editor needs, by name: its own files, GitHub, and the pictures and files that it has in memory. Safari can't write
 * WebP, so there photos are converted by WebAssembly.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  'media-src blob:',
  "connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Without a sign-in the page can't do anything: it has no content of its own, and GitHub decides who may change the files. */
const page = html`<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor | ${company.name}</title>
    <link rel="icon" href="/favicon.svg" />
    <script type="module" src="/admin/sveltia/index.js"></script>
    <script defer src="/admin/editor.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript. Without it, edit the files on GitHub.</noscript>
  </body>
</html>`;

const wrongMethod = methodProblem('GET, HEAD', {
  title: 'Only GET is allowed here',
  detail: 'Open this page in a browser.',
});

/**
 * The page of the editor (src/plugins/editor). A function sends it because its policy differs from the site's: Netlify doesn't
 * say whether a second rule in `_headers` replaces the first.
 */
export function showEditor({method}: Request): Response {
  if (method !== 'GET' && method !== 'HEAD') return problemResponse(wrongMethod);
  return htmlResponse(
    200,
    {html: `<!doctype html>\n${page.markup}`, policy},
    // GitHub's sign-in opens in a window of its own, which reports back to this one.
    {'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', 'X-Robots-Tag': 'noindex'},
  );
}
