import {readdirSync} from 'node:fs';
import process from 'node:process';

import {launchBrowser} from './bench/phone';
import {ensureChromium} from './lib/chromium';
import {inProject} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {formatTable, readArguments, printLine} from './lib/terminal';

import type {Page} from '@playwright/test';

readArguments(
  'npm run bench:pictures measures how much of each offer page is pictures, in the site as it is in build/.',
  {},
);

/** Minimum share of the column, in percent. */
const least = 30;

/**
 * How much of the column of `<main>` is covered by pictures, in percent: drawings (`role="img"`) and artwork, as far as
 * the boxes around them show it. Counted on a grid of eight pixels, so that pictures over each other count once.
 */
function measurePictureShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) return 0;
    const [frame, cell] = [main.getBoundingClientRect(), 8];
    const width = Math.min(1240, window.innerWidth);
    const start = (window.innerWidth - width) / 2;
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(frame.height / cell)];
    const covered = new Set<number>();
    for (const picture of main.querySelectorAll('[role="img"], svg[preserveAspectRatio]')) {
      let {left, top, right, bottom} = picture.getBoundingClientRect();
      for (let box = picture.parentElement; box !== null && box !== main; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const clip = box.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      const last = Math.min(columns, Math.round((right - start) / cell));
      for (let row = Math.round((top - frame.top) / cell); row < Math.round((bottom - frame.top) / cell); row += 1) {
        for (let column = Math.max(0, Math.round((left - start) / cell)); column < last; column += 1) {
          covered.add(row * columns + column);
        }
      }
    }
    return (covered.size / (columns * rows)) * 100;
  });
}

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
