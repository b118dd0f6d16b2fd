import type {Page} from '@playwright/test';

/** Everything the site stored in the browser, by name: cookies (including HttpOnly ones) and all kinds of storage. */
export async function readStored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({name}) => `indexedDB ${String(name)}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => `service worker ${scope}`),
  ]);
  return [...cookies.map(({name}) => `cookie ${name}`), ...stored];
}
