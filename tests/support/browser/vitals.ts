import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {BrowserContext, Page} from '@playwright/test';
import pg from 'pg';

export type Report = {template: string; device: string; values: Record<string, number>};

/** What a page handed to `fetch` to be reported. */
export type Sent = {address: string; options: Record<string, unknown>; report: Report};

const scripts = /\/assets\/js\/vitals\.[\da-f]+\.js$/;

export const isVitalsScript = (url: string): boolean => scripts.test(new URL(url).pathname);

/** Requests for the script that measures, and for the address that it reports to. */
export const isOfVitals = (url: string): boolean => isVitalsScript(url) || new URL(url).pathname === '/api/vitals';

/** Makes each visit of a context one that is measured, as one in ten is for people. */
export async function measureVisits(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', {get: () => false, configurable: true});
    const random = Math.random.bind(Math);
    Math.random = () => random() * 1e-9;
    // The page is gone when the report is sent, so it leaves a copy for the next one.
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

/** Waits until the browser has handed over what it notes of this kind, to those who asked before us first. */
export function waitForEntry(page: Page, type: string): Promise<void> {
  return page.evaluate(
    (kind) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          // After the tasks of this moment.
          setTimeout(resolve);
        }).observe({type: kind, buffered: true});
      }),
    type,
  );
}

/** Opens a page and waits until it is measured. */
export async function gotoMeasured(page: Page, address: string): Promise<void> {
  const loaded = page.waitForRequest((request) => isVitalsScript(request.url()));
  await page.goto(address);
  const script = (await loaded).url();
  // A module is run once: this waits for the run that the page began.
  await page.evaluate(async (url) => {
    await import(url);
  }, script);
  for (const type of ['paint', 'largest-contentful-paint']) await waitForEntry(page, type);
}

/** Leaves for an address of the site without pages' scripts, and reads what was reported on the way. */
export async function leaveMeasured(page: Page): Promise<Sent[]> {
  await page.goto('/robots.txt');
  const sent = await page.evaluate(() => sessionStorage.getItem('sent') ?? '[]');
  return (JSON.parse(sent) as {address: string; options: Record<string, unknown>}[]).map(({address, options}) => {
    const {body, ...rest} = options;
    return {address, options: rest, report: JSON.parse(String(body)) as Report};
  });
}

/** Visits that the database of the tests' site has counted for a template, by metric. */
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
    // The first request that needs the database makes its tables.
    if (error instanceof Error && 'code' in error && error.code === '42P01') return {};
    throw error;
  } finally {
    await client.end();
  }
}
