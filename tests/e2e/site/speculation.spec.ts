import {type LocalServer, startLocalServer} from '../../../scripts/lib/serve-build.ts';
import {saveData} from '../../support/browser/page';
import {openTab, type Tab} from '../../support/browser/tab';

import {setTimeout as pause} from 'node:timers/promises';
import {expect, type Page, test} from '@playwright/test';

/** The site, and what the browser asks of it early or of functions. */
async function watchSite(baseURL: string): Promise<{site: LocalServer; early: string[]; functions: string[]}> {
  const [early, functions]: [string[], string[]] = [[], []];
  const site = await startLocalServer((request, response) => {
    const {url = '/', headers} = request;
    const purpose = headers['sec-purpose'];
    if (purpose !== undefined) early.push(`${url} ${String(purpose)}`);
    if (url.startsWith('/api/')) functions.push(`${url} from ${String(headers.referer)}`);
    void fetch(new URL(url, baseURL)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, {'content-type': type}).end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  return {site, early, functions};
}

test.describe('a page behind a link that the pointer rests on', () => {
  let tab: Tab;
  test.beforeEach(async () => {
    tab = await openTab();
  });
  test.afterEach(() => {
    tab.close();
  });

  /** Waits until the browser knows which links the rules leave out. */
  async function waitForRules(): Promise<void> {
    await expect.poll(() => tab.run(() => document.querySelectorAll('script[type=speculationrules]').length)).toBe(2);
    await pause(200);
  }

  const isPrerendered = (): boolean => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {activationStart?: number})[];
    return (entry?.activationStart ?? 0) > 0;
  };

  for (const [from, to, link] of [
    ['/', '/pricing', 'header a[href="/pricing"]'],
    ['/docs/messaging/send-a-text', '/docs/messaging', 'nav a[href="/docs/messaging"]'],
    ['/contact', '/demo', 'footer a[href="/demo"]'],
    ['/blog', '/blog/seven-contact-fields', 'main a[href="/blog/seven-contact-fields"]'],
  ] as const) {
    test(`is prerendered: from ${from} to ${to}, which asks nothing of functions before it is shown`, async ({
      baseURL,
    }) => {
      const {site, early, functions} = await watchSite(baseURL ?? '');
      await tab.goto(site.url + from);
      await tab.hover(link);
      await expect.poll(() => early.filter((asked) => asked.startsWith(`${to} `))).not.toEqual([]);
      await expect.poll(() => tab.hasPrerendered(to)).toBe(true);
      await pause(500);
      expect(functions).toEqual([]);
      await tab.click(link);
      await expect.poll(() => tab.run(() => location.pathname)).toBe(to);
      expect(await tab.run(isPrerendered)).toBe(true);
      await site.stop();
    });
  }

  test('is fetched at once, and prerendered from that', async ({baseURL}) => {
    const {site, early} = await watchSite(baseURL ?? '');
    await tab.goto(`${site.url}/`);
    await waitForRules();
    await tab.hover('header a[href="/pricing"]');
    await expect.poll(() => early).not.toEqual([]);
    expect(early).toEqual(['/pricing prefetch']);
    await site.stop();
  });

  test('is not loaded early if a function answers, or if the link filters its page', async ({baseURL}) => {
    const {site, early} = await watchSite(baseURL ?? '');
    await tab.goto(`${site.url}/faq`);
    await waitForRules();
    await tab.hover('[data-filter-link]');
    await tab.run(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/api/health',
        id: 'health',
        textContent: 'Health',
      });
      document.querySelector('main')?.prepend(link);
    });
    await tab.hover('#health');
    await pause(1000);
    expect(early).toEqual([]);
    await tab.hover('header a[href="/pricing"]');
    await expect.poll(() => early, 'what is loaded early is seen').not.toEqual([]);
    await site.stop();
  });
});

test.describe('fetches as soon as the pointer reaches a link', () => {
  /** The kinds of early loads once the page is idle. */
  async function listRules(page: Page): Promise<string[]> {
    await page.goto('/');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const rules = await page.locator('script[type=speculationrules]').allTextContents();
    return rules.flatMap((text) => Object.keys(JSON.parse(text) as object));
  }

  test('are for visitors with a mouse', async ({page}) => {
    expect(await listRules(page)).toEqual(['prerender', 'prefetch']);
  });

  test('are not for those who save data', async ({page}) => {
    await saveData(page);
    expect(await listRules(page)).toEqual(['prerender']);
  });

  test('are not for phones, which would fetch every link in view', async ({browser}) => {
    const context = await browser.newContext({isMobile: true, hasTouch: true});
    const page = await context.newPage();
    expect(await listRules(page)).toEqual(['prerender']);
    await context.close();
  });
});
