import {readTokens} from '#src/lib/style-tokens';
import {compileFormPage} from '#src/plugins/site-files/form-page';
import {useDatabase} from '../../support/database/use-database';
import {address, createEndpoint, createStore, formPost, visitor} from '../support/endpoint';

import {existsSync} from 'node:fs';
import {randomUUID} from 'node:crypto';

const {postgres} = useDatabase();

const open = async (request: Request, ip?: string) => {
  const endpoint = createEndpoint(postgres);
  const response = await endpoint.send(request, ip);
  await endpoint.settle();
  return {status: response.status, headers: response.headers, page: await response.text()};
};

const valueOf = (page: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`)
    .exec(page)
    ?.slice(1)
    .join('');

test('lists what is missing and keeps what was typed, in a form that works', async () => {
  const typed = {...visitor, lastName: '', email: 'marta@oakline', message: '\n<b>"forty" & more</b>'};
  const {status, headers, page} = await open(formPost(typed));
  expect(status).toBe(422);
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page).toContain('<a href="#lastName">Enter your last name.</a>');
  expect(page).toContain('<a href="#email">Enter a full email address, like name@company.com.</a>');
  expect(page).not.toContain('href="#firstName"');
  expect(page).toMatch(/id="lastName"[^>]*aria-invalid="true" aria-describedby="lastName-error"/);
  expect(page).toContain('<p class="error" id="lastName-error">');
  expect(page).toMatch(/<form method="post" action="\/api\/contact"/);
  expect(page).toContain('value="Marta"');
  expect(page).toContain('value="marta@oakline"');
  expect(page).toContain('>\n\n&lt;b&gt;&quot;forty&quot; &amp; more&lt;/b&gt;</textarea>');
  expect(page.match(/<h1>/g)).toHaveLength(1);
});

test('the page needs no script and no inline style, and its policy allows neither', async () => {
  const {headers, page} = await open(formPost({}));
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  const policy = headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('unsafe');
});

test('no page of a function may be framed, by this site neither', async () => {
  const {headers} = await open(formPost({}));
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

test('the files that the page asks for exist', async () => {
  const {page} = await open(formPost({}));
  const files = [...page.matchAll(/(?:href|src)="(\/[\w-]+\.\w+)"/g)].map(([, file]) => `static${file ?? ''}`);
  // The build makes that one.
  const made = files.splice(files.indexOf('static/form-page.css'), 1);
  expect(made).toEqual(['static/form-page.css']);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('a second try of the same attempt is a repeat: the form carries its key on', async () => {
  const key = randomUUID();
  const {page} = await open(formPost({...visitor, email: '', idempotencyKey: key}));
  expect(valueOf(page, 'idempotencyKey')).toBe(key);
  const {page: other} = await open(formPost({...visitor, email: ''}));
  expect(valueOf(other, 'idempotencyKey')).toMatch(/^[\da-f-]{36}$/);
});

test('over the limit the form keeps what was typed and says when to send it again', async () => {
  for (let sent = 0; sent < 5; sent += 1) await open(formPost(visitor), '198.51.100.9');
  const {status, headers, page} = await open(formPost(visitor), '198.51.100.9');
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(590);
  expect(page).toContain('Send this one again in 10 minutes.');
  expect(page).toContain('Oakline Studio');
});

test('when the database is down the form keeps what was typed and names another way', async () => {
  const endpoint = createEndpoint(postgres, {store: createStore(() => Promise.reject(new Error('down')))});
  const response = await endpoint.send(formPost(visitor));
  const page = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(page).toContain('Oakline Studio');
  expect(page).toContain('href="mailto:support@scalewell.example"');
  await endpoint.settle();
});

test.each([
  ['another origin', formPost(visitor, {Origin: 'https://evil.example'}), 403],
  ['too large a form', formPost({...visitor, message: 'a'.repeat(70_000)}), 413],
  ['a visit', new Request(address, {headers: {Accept: 'text/html'}}), 405],
])('%s gets a page with a way back', async (_what, request, status) => {
  const answer = await open(request);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toContain('text/html');
  expect(answer.page).toContain('<a href="/contact">');
});

test('a script that posts a form and asks for JSON gets problem details', async () => {
  const {headers} = await open(formPost({}, {Accept: 'application/json'}));
  expect(headers.get('Content-Type')).toContain('application/problem+json');
});

test('its style sheet has the colors of both themes and names files that exist', () => {
  const {css} = compileFormPage();
  for (const theme of ['light', 'dark'] as const) expect(css).toContain(`--sw-paper: ${readTokens(theme)('paper')}`);
  const files = [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, file]) => `static${file ?? ''}`);
  expect(files).toEqual([expect.stringContaining('sans-basic'), expect.stringContaining('sans-latin')]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
