import {existsSync} from 'node:fs';
import process from 'node:process';

import {findChromium} from './find-chromium.mjs';
import {run, runTool} from './processes.mjs';
import {tools} from './project.mjs';
import {giveUp, say} from './say.mjs';

const helpText = `The browser tests need Chromium, and none could be found or installed.
Install Chromium or Chrome by the means of your system, or set CHROME_PATH to its program file. Then run the command again.`;

/** Answers whether Playwright's download server can be reached, so that no one waits minutes for a closed network. */
async function canDownload() {
  try {
    const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST || 'https://cdn.playwright.dev';
    await fetch(host, {method: 'HEAD', signal: AbortSignal.timeout(8000)});
    return true;
  } catch {
    return false;
  }
}

async function downloadWithPlaywright() {
  if (await canDownload()) {
    say('No browser found. Downloading the one of Playwright ...');
    await runTool(tools.playwright, ['install', 'chromium']);
  }
}

/** Debian and its relatives have a package; it needs root, or a sudo that does not ask. */
async function installDebianPackage() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) {
    return;
  }
  const isRoot = process.getuid() === 0;
  if (!isRoot && (await run('sudo', ['-n', 'true'], {capture: true})).code !== 0) {
    return;
  }
  say("No browser found. Installing Debian's package chromium ...");
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const asRoot = (...command) => {
    const [program, ...args] = isRoot ? command : ['sudo', '-n', ...command];
    return run(program, args, {env});
  };
  await asRoot('apt-get', 'update', '-qq');
  await asRoot('apt-get', 'install', '-qq', '-y', '--no-install-recommends', 'chromium');
}

/** Finds a Chromium or installs one, and returns its path. Ends with a clear message when neither works. */
export async function ensureChromium() {
  try {
    for (const attempt of [undefined, downloadWithPlaywright, installDebianPackage]) {
      await attempt?.();
      const found = await findChromium();
      if (found) {
        return found;
      }
    }
  } catch (error) {
    giveUp(error.message);
  }
  return giveUp(helpText);
}
