import {readdirSync} from 'node:fs';
import process from 'node:process';

import {measurePictureShare} from './bench/picture-share';
import {launchBrowser} from './bench/phone';
import {ensureChromium} from './lib/chromium';
import {inProject} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {formatTable, readArguments, printLine} from './lib/terminal';

readArguments(
  'npm run bench:pictures measures how much of each offer page is pictures, in the site as it is in build/.',
  {},
);

/** Minimum share of the column, in percent. */
const least = 30;

const addresses = ['solutions', 'services', 'industries'].flatMap((family) =>
  readdirSync(inProject(`build/${family}`))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${family}/${file.replace('.html', '')}`),
);
const site = await serveBuild({});
const browser = await launchBrowser(await ensureChromium());
try {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});
  const rows: [string, string][] = [];
  for (const address of addresses) {
    await page.goto(`${site.url}${address}`);
    const share = await measurePictureShare(page);
    rows.push([address, `${share.toFixed(1)} %`]);
    if (share < least) process.exitCode = 1;
  }
  printLine(formatTable(['page', 'pictures'], rows));
} finally {
  await browser.close();
  await site.stop();
}
