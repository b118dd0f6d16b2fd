import {defineConfig, type Project} from '@playwright/test';

import {chromiumOnly, notByBidi, type AvailableEngine} from './scripts/lib/engines.ts';
import {skipMediaEmulation} from './tests/support/browser/installed-firefox.ts';

/** Set by scripts/test-browsers.ts. */
const engines = JSON.parse(process.env.ENGINES ?? '[]') as AvailableEngine[];

/** An installed Firefox is driven by WebDriver BiDi, which can't emulate media features before version 154. */
const installedFirefox = ({program}: AvailableEngine) => ({
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: program,
    firefoxUserPrefs: {'ui.prefersReducedMotion': 1, 'accessibility.tabfocus': 7},
  },
});

if (engines.some(({engine, isInstalled}) => engine === 'firefox' && isInstalled)) skipMediaEmulation();

/** Journeys that `npm test` runs in Chromium: menus, dialogs, forms, search, calculators, the story, docs and print. */
const journeys = [
  'e2e/pages/{booking,calculators,contact,docs,faq,home,search,shell,try-app}.spec.ts',
  'e2e/first-visit/islands.spec.ts',
  'e2e/site/{choices,keyboard,keyboard-stops,print}.spec.ts',
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
  projects: engines.flatMap((available): Project[] => {
    const {engine, isInstalled} = available;
    if (engine === 'webkit' && isInstalled) {
      return [{name: 'WebKitGTK', testMatch: 'tests/engines/webkit-gtk.spec.ts', metadata: available}];
    }
    const use = {browserName: engine, ...(isInstalled && installedFirefox(available))};
    const shared = {grepInvert: new RegExp([...chromiumOnly, ...(isInstalled ? notByBidi.keys() : [])].join('|'))};
    return [
      {
        ...shared,
        name: `${engine} live`,
        testMatch: liveJourneys,
        workers: 1,
        use: {...use, baseURL: process.env.LIVE_URL ?? ''},
      },
      {
        ...shared,
        name: `${engine} static`,
        testMatch: [...journeys, 'tests/engines/walk.spec.ts'],
        use: {...use, baseURL: process.env.STATIC_URL ?? ''},
      },
    ];
  }),
});
