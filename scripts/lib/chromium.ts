import {run, runTool} from './processes';
import {tools} from './project.mjs';
import {CommandError, printLine} from './terminal';

import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {Launcher} from 'chrome-launcher';

/** Flags that keep the browser off the network and let it run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The last two prepare the address bar of each new window, which takes as long as a page. The others are Playwright's:
  // a second list replaces its own.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join()}`,
];

/** Whether the program starts: on some systems `chromium-browser` only prints how to install one. */
const starts = (file: string) => spawnSync(file, ['--version'], {timeout: 20_000, stdio: 'ignore'}).status === 0;

/** Browsers on this machine; chrome-launcher throws if there are none. */
function listInstalled(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return [];
  }
}

/**
 * Path of a working Chromium: CHROME_PATH, an installed one, or Playwright's own; undefined if there is none. An
 * invalid CHROME_PATH is an error.
 */
export async function findChromium(): Promise<string | undefined> {
  const {CHROME_PATH: preferred} = process.env;
  if (preferred) {
    if (existsSync(preferred)) return preferred;
    throw new CommandError(`CHROME_PATH is "${preferred}", but that file does not exist. Correct it or unset it.`);
  }
  const program = listInstalled().find(starts);
  if (program !== undefined) return program;
  const {chromium} = await import('@playwright/test');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) && starts(downloaded) ? downloaded : undefined;
}

/**
 * Downloads Playwright's browser, after checking that its server is reachable, because without a network it would hang
 * for minutes.
 */
async function downloadWithPlaywright(): Promise<void> {
  try {
    const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST || 'https://cdn.playwright.dev';
    await fetch(host, {method: 'HEAD', signal: AbortSignal.timeout(8000)});
  } catch {
    return;
  }
  printLine('No browser found. Downloading the Playwright browser ...');
  await runTool(tools.playwright, ['install', 'chromium']);
}

/** Installs the Debian (or Ubuntu) package, which needs root or sudo without a password. */
async function installDebianPackage(): Promise<void> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  if (sudo !== '' && (await run('sudo', ['-n', 'true'], {capture: true})).code !== 0) return;
  printLine("No browser found. Installing Debian's packages chromium and fonts-liberation ...");
  // The site's fallback font has the metrics of Arial; without a font like it, late fonts move the text.
  const install = 'apt-get install -qq -y --no-install-recommends chromium fonts-liberation';
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  await run('/bin/sh', ['-c', `${sudo}apt-get update -qq; ${sudo}${install}`], {env});
}

/** Finds or installs Chromium and returns its path. */
export async function ensureChromium(): Promise<string> {
  for (const attempt of [undefined, downloadWithPlaywright, installDebianPackage]) {
    await attempt?.();
    const program = await findChromium();
    if (program !== undefined) return program;
  }
  throw new CommandError(`The browser tests need Chromium, and none could be found or installed.
Install Chromium or Chrome the way your system does, or set CHROME_PATH to its program file. Then run the command again.`);
}
