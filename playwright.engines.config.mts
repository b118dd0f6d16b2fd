import {defineConfig, type Project} from '@playwright/test';

/** Tests that only Chromium can run, by a part of their title: they need page.pdf() or requests for mailto: URLs. */
const chromiumOnly = /prints its text|opens the mail client/;

/** Journeys that `npm test` runs in Chromium: menus, dialogs, forms, search, calculators, the story, docs and print. */
const journeys = [
  'e2e/parts/*.spec.ts',
  'e2e/pages/{booking,calculators,contact,docs,faq,home,search,shell,try-app}.spec.ts',
  'e2e/site/{keyboard,keyboard-stops,print}.spec.ts',
  'engines/walk.spec.ts',
];
const liveJourneys = 'e2e/live/{booking,contact,newsletter,trial}.spec.ts';

/**
 * Parts, visitors' journeys and a walk over one page of each kind in Playwright's Firefox and WebKit, on the site in build/:
 * `npm run test:browsers`. `npm test` keeps to Chromium.
 */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/browser/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  grepInvert: chromiumOnly,
  reporter: 'list',
  use: {
    viewport: {width: 1440, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
  },
  projects: (['firefox', 'webkit'] as const).flatMap((browserName): Project[] => [
    {
      name: `${browserName} live`,
      testMatch: liveJourneys,
      workers: 1,
      use: {browserName, baseURL: process.env.LIVE_URL ?? ''},
    },
    {name: `${browserName} static`, testMatch: journeys, use: {browserName, baseURL: process.env.STATIC_URL ?? ''}},
  ]),
});
