import {defineConfig, devices} from '@playwright/test';

import {chromiumFlags, findChromium} from './scripts/lib/find-chromium.mjs';

const executablePath = await findChromium();

/**
 * Browser tests of the built site. `npm test` builds first; `npm run test:e2e` takes the build that is there.
 * With BASE_URL the tests visit a site that runs elsewhere; otherwise tests/support/start-site.ts starts one and sets it.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    baseURL: process.env.BASE_URL,
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {args: chromiumFlags, ...(executablePath !== undefined && {executablePath})},
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
