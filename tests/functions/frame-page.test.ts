import type {Counter} from '#src/content/schema/company';
import {createHeadersFile} from '#src/plugins/built-pages/headers/headers-file';
import {readCounter} from '#src/site/counter';
import {createPageReader} from '../../functions/http/built-pages';
import {frameResponse} from '../../functions/http/frame-page';
import {html, htmlPage} from '../../functions/http/html';
import {htmlResponse, jsonResponse} from '../../functions/http/responses';
import {useFolder} from '../support/folder';

const folder = useFolder();
const frame = {
  html:
    '<html><head><title data-rh=true>Link</title></head><body><header><template><slot name=text></slot></template></header><main><slot>' +
    '<template><form><slot name=times></slot></form></template><h1>Link</h1></slot></main></body></html>',
  policy: "script-src 'self'; frame-ancestors 'none'",
};
const readPage = (address: string) => Promise.resolve(address === '/link' ? frame : undefined);

const page = htmlPage(
  'Costs $& more',
  html`<h1>${'Costs $& more'}</h1>
    <p class="fn-alert" role="alert">${'<b class="fn-alert">'}</p>`,
);

test('a function’s page has the site’s header and footer, and no other site can embed it', async () => {
  const response = await frameResponse(htmlResponse(410, page, {'Retry-After': '30'}), readPage);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([410, '30']);
  expect(response.headers.get('Content-Security-Policy')).toBe("script-src 'self'; frame-ancestors 'none'");
  // Scripts of the next page see no token in `document.referrer`.
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin');
  const text = await response.text();
  expect(text).toContain('<title data-rh=true>Costs $&amp; more | ');
  expect(text).toContain('<h1>Costs $&amp; more</h1>');
  expect(text).toContain('<p class="fn-alert" role="alert">&lt;b class=&quot;fn-alert&quot;&gt;</p>');
  expect(text).toMatch(/^<html>.*<header>/);
  expect(text).not.toMatch(/<main>.*<(?:slot|template)/);
});

test('what is no such page stays as it is, and without a build every page does', async () => {
  for (const response of [jsonResponse(200, {}), htmlResponse(422, {html: '<main></main>', policy: 'x'})])
    expect(await frameResponse(response, readPage)).toBe(response);
  const bare = htmlResponse(200, page);
  expect(await frameResponse(bare, () => Promise.resolve(undefined))).toBe(bare);
  expect(await bare.text()).toContain('<meta name="robots" content="noindex" />');
});

test('the policy of a page that a function sends names no other host but that of a framed calendar', async () => {
  const counter = readCounter('https://counter.example/script.js#id') as Counter;
  const settings = {calendarUrl: 'https://calendly.com/scalewell', embedScriptUrl: 'https://assets.calendly.com/w.js'};
  const headers = createHeadersFile(["'sha256-abc='"], {
    ...settings,
    counter,
    reportUri: 'https://reports.example/csp',
  });
  expect(headers.match(/https:/g)?.length).toBeGreaterThan(6);
  folder.write({'build/_headers': headers, 'build/link.html': '<p>'});
  const {policy = ''} = (await createPageReader(folder.at())('/link')) ?? {};
  const directives = new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(directives.get('script-src')).toBe("'self' 'sha256-abc='");
  expect(directives.get('frame-ancestors')).toBe("'self'");
  expect(directives.get('frame-src')).toContain('https://calendly.com');
  directives.delete('frame-src');
  expect(JSON.stringify([...directives])).not.toMatch(/https?:|report|\*/);
});
