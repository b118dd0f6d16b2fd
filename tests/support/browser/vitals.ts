import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {BrowserContext, Page} from '@playwright/test';
import pg from 'pg';

import {waitForEntry} from './page';

export type Report = {template: string; device: string; values: Record<string, number>};

/** A report passed to `fetch`. */
export type Sent = {address: string; options: Record<string, unknown>; report: Report};

const scripts = /\/assets\/js\/vitals\.[\da-f]+\.js$/;

const isVitalsScript = (url: string): boolean => scripts.test(new URL(url).pathname);

/** Requests for the measuring script and the reporting endpoint. */
export const isOfVitals = (url: string): boolean => isVitalsScript(url) || new URL(url).pathname === '/api/vitals';

/** Makes every visit of a context a measured one, instead of one in ten. */
export async function measureVisits(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', {get: () => false, configurable: true});
    const random = Math.random.bind(Math);
    Math.random = () => random() * 1e-9;
    // The report is sent as the page unloads, so it leaves a copy for the next page.
    const fetch = window.fetch.bind(window);
    window.fetch = (address, options) => {
      if (address === '/api/vitals') {
        const sent = [...(JSON.parse(sessionStorage.getItem('sent') ?? '[]') as unknown[]), {address, options}];
        sessionStorage.setItem('sent', JSON.stringify(sent));
      }
      return fetch(address, options);
    };
  });
}

/** Opens a page and waits until it is measured. */
export async function gotoMeasured(page: Page, address: string): Promise<void> {
  const loaded = page.waitForRequest((request) => isVitalsScript(request.url()));
  await page.goto(address);
  const script = (await loaded).url();
  // Modules run once, so this waits for the page's own run.
  await page.evaluate(async (url) => {
    await import(url);
  }, script);
  for (const type of ['paint', 'largest-contentful-paint']) await waitForEntry(page, type);
}

/** Leaves for an address without page scripts, and reads what was reported. */
export async function leaveMeasured(page: Page): Promise<Sent[]> {
  await page.goto('/robots.txt');
  const sent = await page.evaluate(() => sessionStorage.getItem('sent') ?? '[]');
  return (JSON.parse(sent) as {address: string; options: Record<string, unknown>}[]).map(({address, options}) => {
    const {body, ...rest} = options;
    return {address, options: rest, report: JSON.parse(String(body)) as Report};
  });
}

/** Visits counted in the test site's database for a template, by metric. */
export async function countVisits(template: string): Promise<Record<string, number>> {
  const state = path.join(process.env.SITE_FOLDER ?? '.', '.netlify/state.json');
  const {dbConnectionString} = JSON.parse(readFileSync(state, 'utf8')) as {dbConnectionString: string};
  const client = new pg.Client({connectionString: dbConnectionString});
  await client.connect();
  try {
    const {rows} = await client.query<{metric: string; visits: string}>(
      'select metric, sum(visits) as visits from vitals_histograms where template = $1 group by metric',
      [template],
    );
    return Object.fromEntries(rows.map(({metric, visits}) => [metric, Number(visits)]));
  } catch (error) {
    // The first request that needs the database creates its tables.
    if (error instanceof Error && 'code' in error && error.code === '42P01') return {};
    throw error;
  } finally {
    await client.end();
  }
}
