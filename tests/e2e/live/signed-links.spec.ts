import type {Counter} from '#src/content/schema/company';
import {createHeadersFile, hashScripts} from '#src/plugins/built-pages/headers/headers-file';
import {parsePage} from '#src/plugins/built-pages/page/page';
import {readCounter} from '#src/site/counter';
import {createPageReader} from '../../../functions/http/built-pages';
import {run} from '../../../scripts/lib/processes.ts';
import {inProject} from '../../../scripts/lib/project.mjs';
import {test} from '../../support/browser/live';
import {findMail} from '../../support/browser/mails';

import {randomUUID} from 'node:crypto';
import {mkdir, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

/* Pages behind signed links, as a build with COUNTER_URL has them. */

test.skip(process.env.SITE_FOLDER === undefined, 'Mails of a remote site cannot be read.');

const host = 'https://counter.example';
const counter = readCounter(`${host}/script.js#id`) as Counter;
const settings = {calendarUrl: '/book', embedScriptUrl: '/embed/booking.js', counter};

/** Another build would differ in the boot script and in the policy, which the build's own code writes here, too. */
let bootScript = '';
let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'counted-'));
  const values = {
    COUNTER: counter,
    REPORTS_FAULTS: false,
    THEME_STORAGE: 'localStorage',
    THEME_KEY: 'theme',
    PAGE_SCRIPT: '',
    FORM_SCRIPT: '',
  };
  const file = inProject('src/plugins/lib/compile-script.ts');
  const program = `const {compileScript} = await import(${JSON.stringify(file)});
    await compileScript(${JSON.stringify(folder)}, 'boot', ${JSON.stringify(values)});`;
  // In a process of its own: it is an ES module.
  await run(process.execPath, ['--input-type=module', '-e', program], {capture: true});
  bootScript = await readFile(path.join(folder, 'boot.js'), 'utf8');
  await mkdir(path.join(folder, 'build'));
});

/** The policy that a function sends a page with. */
async function policyOf(html: string): Promise<string> {
  const scripts = hashScripts(parsePage(html, '/link').tree);
  await writeFile(path.join(folder, 'build/_headers'), createHeadersFile(scripts, settings));
  await writeFile(path.join(folder, 'build/link.html'), html);
  return (await createPageReader(folder)('/link'))?.policy ?? '';
}

/** Counts every page, and returns what the counter's host is asked for and the policies of the pages. */
async function count(page: Page) {
  const [asked, policies]: [string[], string[]] = [[], []];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().startsWith(host)) {
      asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
      await route.fulfill({contentType: 'text/javascript', body: 'window.referrer = document.referrer;'});
      return;
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch({maxRedirects: 0});
    if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({response});
    const html = (await response.text()).replace(/<script>[^]*?<\/script>/, () => `<script>${bootScript}</script>`);
    const isFunction = new URL(request.url()).pathname.startsWith('/api/');
    const policy = isFunction ? await policyOf(html) : `script-src 'self' 'unsafe-inline' ${host}`;
    if (isFunction) policies.push(response.headers()['content-security-policy'] ?? '', policy);
    await route.fulfill({response, body: html, headers: {...response.headers(), 'content-security-policy': policy}});
  });
  return {asked, policies};
}

const linkIn = (text: string | undefined, address: string): string =>
  new RegExp(`http\\S+${address}\\?token=\\S+`).exec(text ?? '')?.[0] ?? '';

/** The links that visitor and team get. */
async function receiveLinks(page: Page) {
  const email = `reader-${randomUUID().slice(0, 8)}@oakline.example`;
  const post = async (address: string, data: object) => (await page.request.post(address, {data})).json() as unknown;
  const {times} = (await (await page.request.get('/api/availability')).json()) as {times: string[]};
  const details = {
    name: 'Marta Silva',
    email,
    zone: 'America/Toronto',
    start: times.at(-7 * (1 + Math.floor(Math.random() * 20))),
  };
  const {id, manageUrl} = (await post('/api/bookings', details)) as {id: string; manageUrl: string};
  await post('/api/subscribe', {email});
  const confirm = linkIn((await findMail(email, /^Confirm/))?.text, '/api/subscribe/confirm');
  const toTeam = await findMail('support@scalewell.example', new RegExp(`demo with .*${id.slice(0, 8)}`));
  await page.request.post(confirm.split('?')[0] ?? '', {data: {token: new URL(confirm).searchParams.get('token')}});
  const unsubscribe = linkIn((await findMail(email, /on the list/))?.text, '/api/subscribe/unsubscribe');
  return {team: linkIn(toTeam?.text, '/api/team'), manage: manageUrl, confirm, unsubscribe};
}

const title = (page: Page) => page.getByRole('heading', {level: 1});

test('a counter learns nothing of a signed link: not its page, not its token, not from the next page', async ({
  page,
}) => {
  const links = await receiveLinks(page);
  const {asked, policies} = await count(page);
  for (const [name, link] of Object.entries(links)) {
    await page.goto(link);
    const heading = (await title(page).textContent()) ?? '';
    expect(heading, name).not.toMatch(/incomplete|expired/);
    await expect(page, name).not.toHaveURL(/token/);
    await page.reload();
    await expect(title(page), name).toHaveText(heading);
    await expect(page, name).not.toHaveURL(/token/);
    await page.waitForLoadState('networkidle');
    expect(asked, name).toEqual([]);
    // A page of the site is counted, so this test can fail.
    // Without a pointer, which would make the browser prerender the page past the route.
    await page.getByRole('link', {name: 'Pricing'}).first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect.poll(() => asked.length, name).toBe(1);
    expect(asked.join() + (await page.evaluate(() => document.referrer)), name).not.toContain('token');
    asked.length = 0;
    await page.goBack();
    await expect(title(page), name).toHaveText(heading);
    await page.goForward();
    await expect(page).toHaveURL(/\/pricing$/);
    asked.length = 0;
  }
  expect(policies.length).toBeGreaterThan(10);
  expect(policies.filter((policy) => policy === '' || policy.includes('https:'))).toEqual([]);
});

test('without its token in the address, the page of a demo works: parts, forms, a reload after each, Back', async ({
  page,
}) => {
  const {manage} = await receiveLinks(page);
  await page.goto(manage);
  await expect(title(page)).toHaveText('Your demo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/manage#/);
  await page.reload();
  await expect(title(page)).toHaveText('Your demo');
  await page.getByRole('link', {name: 'Cancel Demo'}).click();
  await expect(title(page)).toHaveText('Cancel this demo?');
  await page.reload();
  await expect(title(page)).toHaveText('Cancel this demo?');
  await page.getByRole('button', {name: 'Yes, Cancel Demo'}).click();
  await expect(title(page)).toHaveText('Your demo is canceled');
  await page.reload();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(title(page)).toHaveText('Your demo is back on');
  await expect(page).toHaveURL(/manage\?done=restored$/);
  await page.goBack();
  await expect(title(page)).toHaveText('Your demo');
  // A copied address has no token, and the page says where to find it.
  const copied = await page.context().newPage();
  await copied.goto(page.url());
  await expect(title(copied)).toHaveText('This link is incomplete');
});
