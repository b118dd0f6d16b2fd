import {existsSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {inProject} from '../../../scripts/lib/project.mjs';
import {builtPages, readBuiltPage} from '../../support/built-site';
import {readText} from '../../support/source-tree';

import type {APIRequestContext} from '@playwright/test';

const pages = builtPages();

const canonicalOf = (html: string): string =>
  new URL(/<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^"\s>]+)/.exec(html)?.[1] ?? 'https://none.example/none')
    .pathname;

/** The `[[redirects]]` tables of netlify.toml, the one home of redirects. */
const rules = readText('netlify.toml')
  .split(/^\[\[/m)
  .filter((table) => table.startsWith('redirects]]'))
  .map((table) => {
    const read = (name: string): string => new RegExp(`^\\s*${name} = "?([^"\\n]+)"?`, 'm').exec(table)?.[1] ?? '';
    return {from: read('from'), to: read('to'), status: read('status')};
  });

/** Where an address leads in one step; undefined when it answers by itself. */
async function follow(request: APIRequestContext, address: string): Promise<string | undefined> {
  const response = await request.get(address, {maxRedirects: 0});
  return [301, 308].includes(response.status()) ? response.headers()['location'] : undefined;
}

test('the addresses that the specification moves have a rule', () => {
  expect(rules.map(({from}) => from)).toContain('/industries/e-commerce-retail');
});

test('each rule leads in one hop to a page that is its own canonical address', async ({request}) => {
  expect(rules.length).toBeGreaterThan(0);
  expect(existsSync(inProject('build/_redirects')), 'rules in a second place').toBe(false);
  for (const {from, to, status} of rules) {
    expect(status, `${from} is permanent`).toBe('301');
    expect(pages, `${from}: a page at this address would hide the rule`).not.toContain(from);
    expect(pages, `${from} leads to a page`).toContain(to);
    expect(rules.map((rule) => rule.from)).not.toContain(to);
    expect(canonicalOf(readBuiltPage(to))).toBe(to);
    for (const address of [from, `${from}/`, `${from}?utm_source=mail`]) {
      const [path = '', query] = (await follow(request, address))?.split('?') ?? [];
      expect(path, address).toBe(to);
      if (address.includes('?')) expect(query, 'the query goes along').toBe('utm_source=mail');
    }
    expect((await request.get(to, {maxRedirects: 0})).status()).toBe(200);
  }
});

test('a slash at the end, capitals, or both lead to the page in one hop, with the query', async ({request}) => {
  const wrong: string[] = [];
  for (const path of pages.filter((page) => page !== '/' && page !== '/404')) {
    for (const address of [`${path}/`, path.toUpperCase(), `${path.toUpperCase()}/`]) {
      const target = await follow(request, `${address}?tab=a`);
      if (target !== `${path}?tab=a`) wrong.push(`${address}: ${target ?? 'no redirect'}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the name of a file leads to its page, or is the page and names its address', async ({request}) => {
  for (const path of ['/', '/pricing', '/docs/messaging/send-a-text', '/solutions', '/blog']) {
    const names = path === '/' ? ['/index.html'] : [`${path}.html`];
    for (const name of names) {
      const response = await request.get(name, {maxRedirects: 0});
      const end = response.status() === 200 ? canonicalOf(await response.text()) : response.headers()['location'];
      expect(end, name).toBe(path);
    }
  }
});

test('no address is found with something wrong at its end', async ({request}) => {
  for (const address of [
    '/pricing/index.html',
    '/pricing/more',
    '/pricing.htm',
    '/NO-SUCH-PAGE',
    '/no-such-page/',
    '/docs/no-such-page',
  ]) {
    expect((await request.get(address, {maxRedirects: 0})).status(), address).toBe(404);
  }
});
