import {islandAttribute, stateAttribute} from '#src/islands/names';
import {sendsAttribute} from '#src/parts/form/names';

import type {BrowserContext, Page, Response} from '@playwright/test';
import {test} from '@playwright/test';

const islands = `[${islandAttribute}]`;

/** Touches the islands of a page without changing it: the first one, or all. */
export async function touchIslands(page: Page, all = false): Promise<void> {
  await page.locator(islands).evaluateAll((elements, every) => {
    for (const element of every ? elements : elements.slice(0, 1)) {
      element.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    }
  }, all);
}

/** Waits until React handles the events of the touched islands. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    ([all, state]) => {
      const parts = [...document.querySelectorAll(all)];
      const states = parts.flatMap((island) => island.getAttribute(state) ?? []);
      return (parts.length === 0 || states.length > 0) && states.every((now) => now === 'live');
    },
    [islands, stateAttribute] as const,
  );
}

/** Wakes all islands of a page. */
export async function wakeIslands(page: Page): Promise<void> {
  await touchIslands(page, true);
  await waitUntilLive(page);
}

/** Whether any island of the page runs React or is about to. */
export const isRunningReact = async (page: Page): Promise<boolean> =>
  (await page.locator(`[${stateAttribute}]${islands}`).count()) > 0;

/** Waits until the page script has run, which gives the theme's button its name. */
export const waitForPageScript = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const toggle = document.querySelector('[data-theme-toggle]');
    return toggle === null || toggle.ariaLabel?.startsWith('Switch to ') === true;
  });

/** Points at the forms of a page and waits until their script has run, which takes over what it says about fields. */
export async function wakeForms(page: Page): Promise<void> {
  const forms = `form[${sendsAttribute}=""]`;
  await page.locator(forms).evaluateAll((elements) => {
    for (const element of elements) element.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}));
  });
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll<HTMLFormElement>(selector)].every(({noValidate}) => noValidate),
    forms,
  );
}

/**
 * Opens a page, touches it, and waits until its islands are live and its scripts have run. A page whose script fails
 * early looks right but does nothing, so tests with JavaScript start here.
 */
export async function gotoLive(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (response === null) {
    throw new Error(`${address} gave no response`);
  }
  await wakeIslands(page);
  await waitForPageScript(page);
  await wakeForms(page);
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
