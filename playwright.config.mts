import {chromiumFlags, findChromium} from './scripts/lib/chromium.ts';

import {defineConfig, devices} from '@playwright/test';

const executablePath = await findChromium();
const staticUrl = process.env.BASE_URL ?? process.env.STATIC_URL;
const walk = 'site/walk.spec.ts';
// Workers inherit it, so all of them choose the same pages.
process.env.WALK_SEED ||= String(Date.now() % 100_000);

/**
 * Browser tests of the built site. `npm test` builds first; `npm run test:e2e` uses the existing build.
 * With BASE_URL the tests visit a site that runs elsewhere. Otherwise tests/support/browser/start-site.ts starts the
 * servers of all projects and sets STATIC_URL and LIVE_URL.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {args: chromiumFlags, ...(executablePath !== undefined && {executablePath})},
    screenshot: 'only-on-failure',
    // To record one, run `npx playwright test --trace=on <file>`.
    trace: 'off',
  },
  projects: [
    // Netlify's local runtime with functions, redirects and a database. Its tests mostly wait, so they run beside those
    // that keep both cores busy.
    {name: 'live', testMatch: 'live/**', workers: 1, use: {baseURL: process.env.BASE_URL ?? process.env.LIVE_URL}},
    // Files with production's headers: all that pages do by themselves.
    {name: 'walk', testMatch: walk, workers: 2, use: {baseURL: staticUrl}},
    {name: 'static', testIgnore: ['live/**', walk], workers: 3, use: {baseURL: staticUrl}},
  ],
});
