import {defineConfig} from '@playwright/test';

import {firefoxProxy, type AvailableEngine} from './scripts/lib/engines.ts';

/** Set by scripts/test-browsers.ts. */
const engines = JSON.parse(process.env.ENGINES ?? '[]') as AvailableEngine[];

/**
 * Tests of what Playwright can't do by WebDriver BiDi yet: read the body of a request, turn off JavaScript, emulate colors,
 * allow the clipboard, replace the text of a number field, follow a mailto: link, and go back to a page of the back/forward
 * cache. Playwright's own Firefox can.
 */
const notByBidi = [
  'is stored, the visitor is thanked',
  'without JavaScript',
  'the theme follows the system',
  'copied as shown',
  'fills in the numbers',
  'opens the mail client',
  'is still there after visiting another page',
  'a retry after a lost response',
  'a demo is booked in the dialog without a cookie',
  'the link in the mail moves the demo',
];

/** An installed Firefox is driven by WebDriver BiDi, which can't emulate media features before version 154. */
const installedFirefox = ({program}: AvailableEngine) => ({
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefoxProxy,
    env: {...process.env, FIREFOX_PATH: program},
    firefoxUserPrefs: {'ui.prefersReducedMotion': 1, 'accessibility.tabfocus': 7},
  },
});

/** Journeys that `npm test` runs in Chromium: menus, dialogs, forms, search, calculators, the story, docs and print. */
const journeys = [
  'e2e/pages/{booking,calculators,contact,docs,faq,home,search,shell}.spec.ts',
  'e2e/site/{keyboard,keyboard-stops,print}.spec.ts',
];
const liveJourneys = 'e2e/live/{booking,contact,newsletter,trial}.spec.ts';

/**
 * Journeys of visitors and a walk over one page of each kind in Firefox and WebKit, started by `npm run test:browsers`.
 * `npm test` keeps to Chromium.
 */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/browser/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: 'list',
  use: {
    viewport: {width: 1440, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
  },
  projects: engines.flatMap((available) => {
    const {engine, isInstalled} = available;
    const use = {browserName: engine, ...(isInstalled && installedFirefox(available))};
    const shared = {grepInvert: isInstalled ? new RegExp(notByBidi.join('|')) : []};
    return [
      {
        ...shared,
        name: `${engine} live`,
        testMatch: liveJourneys,
        workers: 1,
        use: {...use, baseURL: process.env.LIVE_URL},
      },
      {
        ...shared,
        name: `${engine} static`,
        testMatch: [...journeys, 'engines/**'],
        use: {...use, baseURL: process.env.STATIC_URL},
      },
    ];
  }),
});
