import {chromiumFlags, findChromium} from './scripts/lib/chromium.ts';
import {inProject} from './scripts/lib/project.mjs';

import {defineConfig, devices} from '@playwright/test';

const executablePath = await findChromium();
const {PICTURES_FOLDER = inProject('test-results/pictures'), BASE_URL = ''} = process.env;

/** Pictures of one build of the site: `npm run pictures` takes them of two builds, and compares the second with the first. */
export default defineConfig({
  testDir: 'tests/pictures',
  outputDir: `${PICTURES_FOLDER}/compared`,
  snapshotPathTemplate: `${PICTURES_FOLDER}/before/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: {timeout: 15_000, toHaveScreenshot: {threshold: 0.05}},
  reporter: 'json',
  use: {
    baseURL: BASE_URL,
    ...devices['Desktop Chrome'],
    contextOptions: {reducedMotion: 'reduce'},
    actionTimeout: 5000,
    timezoneId: 'America/Toronto',
    launchOptions: {args: chromiumFlags, ...(executablePath !== undefined && {executablePath})},
  },
});
