import {needsReactAttribute} from '#src/lib/needs-react';

import {test} from '@playwright/test';

import type {BrowserContext, Page, Response} from '@playwright/test';

/** Loads React as a visitor does who touches a part that needs it, without changing the page. */
export async function loadReact(page: Page): Promise<void> {
  await page.locator(`[${needsReactAttribute}]`).first().dispatchEvent('focusin');
}

/** Waits until React has hydrated the page. It watches each frame; `expect` would look after 100, 350 and 850 ms. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Loads React and waits until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await loadReact(page);
  await waitUntilHydrated(page);
}

/** Whether the page runs React, hydrated or not. */
export const isRunningReact = (page: Page): Promise<boolean> => page.evaluate(() => 'docusaurus' in window);

/** Whether React has hydrated the page. */
export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('data-has-hydrated')) === 'true';
}

/**
 * Opens a page, touches it, and waits until React has hydrated it, which Docusaurus marks on `<html>`. A page whose
 * script fails early looks right but does nothing, so tests with JavaScript start here.
 */
export async function gotoHydrated(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (response === null) {
    throw new Error(`${address} gave no response`);
  }
  await hydrate(page);
  return response;
}

export const scriptFiles = '**/assets/js/*.js';

/** Keeps files waiting until `release`. */
export async function holdFiles(page: Page, files = scriptFiles): Promise<{release: () => void}> {
  const held = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {release: () => held.resolve(undefined)};
}

/** A visitor who saves data: scripts are not fetched ahead. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });

/** Waits until the browser has delivered performance entries of this type to earlier observers. */
export function waitForEntry(page: Page, type: string): Promise<void> {
  return page.evaluate(
    (kind) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          // After the current tasks.
          setTimeout(resolve);
        }).observe({type: kind, buffered: true});
      }),
    type,
  );
}

export type PageWatch = {
  /** Console messages of every kind, uncaught errors, and requests that failed. */
  messages: string[];
  /** URLs requested from other hosts. */
  otherHosts: string[];
};

/**
 * Collects problems a clean page doesn't have. Call it before opening the page. With a context, it watches the network
 * of all tabs, but no console.
 */
export function watchPage(source: Page | BrowserContext): PageWatch {
  const watch: PageWatch = {messages: [], otherHosts: []};
  const ownHost = new URL(test.info().project.use.baseURL ?? 'http://localhost').host;
  const context = 'context' in source ? source.context() : source;
  if ('context' in source) {
    source.on('console', (message) => {
      watch.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    source.on('pageerror', (error) => {
      watch.messages.push(`uncaught: ${error.message}`);
    });
  }
  context.on('request', (request) => {
    const {protocol, host} = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && host !== ownHost) {
      watch.otherHosts.push(request.url());
    }
  });
  return watch;
}
