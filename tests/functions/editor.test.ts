import {showEditor} from '../../functions/editor/show-editor';
import {missingHeaders} from '../../scripts/lib/netlify-headers';

const address = 'https://www.scalewell.example/admin';

test('the editor’s page has a policy of its own, and no search engine lists it', async () => {
  const {status, headers, ...response} = await read(showEditor(new Request(address)));
  expect(status).toBe(200);
  expect(response.text).toContain('<meta name="robots" content="noindex" />');
  expect(headers['x-robots-tag']).toBe('noindex');
  // A window of GitHub's sign-in may report back; everything else is as on every page.
  expect(missingHeaders(headers)).toEqual(['cross-origin-opener-policy']);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
  expect(policy.match(/https:\/\/[\w.-]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
});

test('the page has no inline script, and nothing but its own files', async () => {
  const {text} = await read(showEditor(new Request(address)));
  expect(text.match(/<script[^>]*>/g)).toEqual([
    '<script type="module" src="/admin/sveltia/index.js">',
    '<script defer src="/admin/editor.js">',
  ]);
  expect(text).not.toMatch(/https?:|<style|\son\w+=/);
});

test('anything but a visit is refused', () => {
  expect(showEditor(new Request(address, {method: 'POST', body: 'a=b'})).status).toBe(405);
  expect(showEditor(new Request(address, {method: 'HEAD'})).status).toBe(200);
});

async function read(response: Response): Promise<{status: number; headers: Record<string, string>; text: string}> {
  return {status: response.status, headers: Object.fromEntries(response.headers), text: await response.text()};
}
