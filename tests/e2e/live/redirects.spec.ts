import redirects from '../../../src/content/settings/redirects.json' with {type: 'json'};
import {test} from '../../support/browser/live';
import {builtPages, readBuiltPage} from '../../support/built-site';

import type {APIRequestContext} from '@playwright/test';
import {expect} from '@playwright/test';

const pages = builtPages();

const canonicalOf = (html: string): string =>
  new URL(/<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^"\s>]+)/.exec(html)?.[1] ?? 'https://none.example/none')
    .pathname;

/** The specification's redirect, and pages that moved. */
const rules: readonly {from: string; to: string}[] = redirects;

/** Target of an address's redirect; undefined without a redirect. */
async function follow(request: APIRequestContext, address: string): Promise<string | undefined> {
  const response = await request.get(address, {maxRedirects: 0});
  return [301, 308].includes(response.status()) ? response.headers()['location'] : undefined;
}

test('every redirect in the specification has a rule', () => {
  expect(rules.map(({from}) => from)).toContain('/industries/e-commerce-retail');
});

test('each rule redirects in one hop to a canonical address', async ({request}) => {
  expect(rules.length).toBeGreaterThan(0);
  for (const {from, to} of rules) {
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

test('trailing slashes and capitals redirect to the page in one hop, keeping the query', async ({request}) => {
  const wrong: string[] = [];
  for (const path of pages.filter((page) => page !== '/' && page !== '/404')) {
    for (const address of [`${path}/`, path.toUpperCase(), `${path.toUpperCase()}/`]) {
      const target = await follow(request, `${address}?tab=a`);
      if (target !== `${path}?tab=a`) wrong.push(`${address}: ${target ?? 'no redirect'}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a file name redirects to its page, or serves it with its canonical address', async ({request}) => {
  for (const path of ['/', '/pricing', '/docs/messaging/send-a-text', '/solutions', '/blog']) {
    const response = await request.get(path === '/' ? '/index.html' : `${path}.html`, {maxRedirects: 0});
    const end = response.status() === 200 ? canonicalOf(await response.text()) : response.headers()['location'];
    expect(end).toBe(path);
  }
});

test('an address with a wrong ending returns 404', async ({request}) => {
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
