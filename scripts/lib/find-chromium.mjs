import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {machinePath} from './project.mjs';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPrograms = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a browser that asks nothing of the network by itself and runs in a container as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** True when the program starts: some systems have a `chromium-browser` that only says how to install one. */
function starts(file) {
  return spawnSync(file, ['--version'], {timeout: 20_000, stdio: 'ignore'}).status === 0;
}

/** Path of Playwright's own browser if it has been downloaded. */
async function findPlaywrightChromium() {
  const {chromium} = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Path of a Chromium that starts: CHROME_PATH, one on the PATH, a Mac's applications, else Playwright's own.
 * Undefined when there is none. A CHROME_PATH that leads nowhere is an error, not a reason to look elsewhere.
 */
export async function findChromium() {
  const {CHROME_PATH: given} = process.env;
  if (given) {
    if (!existsSync(given)) {
      throw new Error(`CHROME_PATH is "${given}", and there is no such file. Correct it or unset it.`);
    }
    return given;
  }
  const onPath = machinePath()
    .split(path.delimiter)
    .flatMap((folder) => programNames.map((name) => path.join(folder, name)));
  const candidates = [...onPath, ...(process.platform === 'darwin' ? macPrograms : [])];
  const found = candidates.find((file) => existsSync(file) && starts(file));
  if (found) {
    return found;
  }
  const downloaded = await findPlaywrightChromium();
  return existsSync(downloaded) && starts(downloaded) ? downloaded : undefined;
}
