import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';

import {Launcher} from 'chrome-launcher';

import {run, runTool} from './processes';
import {tools} from './project.mjs';
import {giveUp, messageOf, say} from './terminal';

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

/** True when the program starts: on some systems `chromium-browser` only says how to install one. */
const starts = (file: string) => spawnSync(file, ['--version'], {timeout: 20_000, stdio: 'ignore'}).status === 0;

/** Paths of the browsers on this machine; chrome-launcher throws when there is none. */
function listInstalled(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return [];
  }
}

/**
 * Path of a Chromium that starts: CHROME_PATH, one of the machine, else Playwright's own; undefined when there is none. A
 * CHROME_PATH that leads nowhere is an error, not a reason to look elsewhere.
 */
export async function findChromium(): Promise<string | undefined> {
  const {CHROME_PATH: given} = process.env;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is "${given}", but there is no such file. Correct it or unset it.`);
  }
  const found = listInstalled().find(starts);
  if (found !== undefined) return found;
  const {chromium} = await import('@playwright/test');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) && starts(downloaded) ? downloaded : undefined;
}

/** Downloads Playwright's browser, after checking that its server answers: a closed network would cost minutes. */
async function downloadWithPlaywright(): Promise<void> {
  try {
    const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST || 'https://cdn.playwright.dev';
    await fetch(host, {method: 'HEAD', signal: AbortSignal.timeout(8000)});
  } catch {
    return;
  }
  say('No browser found. Downloading the one of Playwright ...');
  await runTool(tools.playwright, ['install', 'chromium']);
}

/** Installs the package of Debian and its relatives, which needs root or a sudo that does not ask. */
async function installDebianPackage(): Promise<void> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const asRoot = (...words: string[]) => {
    const [program = '', ...args] = [...sudo, ...words];
    return run(program, args, {env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  };
  if (sudo.length > 0 && (await run('sudo', ['-n', 'true'], {capture: true})).code !== 0) return;
  say("No browser found. Installing Debian's package chromium ...");
  await asRoot('apt-get', 'update', '-qq');
  await asRoot('apt-get', 'install', '-qq', '-y', '--no-install-recommends', 'chromium');
}

/** Finds a Chromium or installs one, and returns its path. Ends with a clear message when neither works. */
export async function ensureChromium(): Promise<string> {
  try {
    for (const attempt of [undefined, downloadWithPlaywright, installDebianPackage]) {
      await attempt?.();
      const found = await findChromium();
      if (found !== undefined) return found;
    }
  } catch (error) {
    giveUp(messageOf(error));
  }
  return giveUp(`The browser tests need Chromium, and none could be found or installed.
Install Chromium or Chrome the way your system does, or set CHROME_PATH to its program file. Then run the command again.`);
}
