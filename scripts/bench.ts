import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {measurePage, type PageResult} from './bench/measure-page';
import {benchPages} from './bench/pages';
import {launchBrowser} from './bench/phone';
import {formatReport, type Run} from './bench/report';
import {buildSite} from './lib/build';
import {ensureChromium} from './lib/chromium';
import {stopAllOnSignal} from './lib/processes';
import {inProject} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {formatDuration, giveUp, messageOf, readArguments, say} from './lib/terminal';

const usage = `npm run bench measures the built site and prints tables.

  npm run bench -- --page home --page pricing   only these kinds of page
  npm run bench -- --runs 1                     one run of each instead of the median of three
  npm run bench -- --only taps                  taps, or lighthouse; bytes are always measured
  npm run bench -- --no-build                   the site as it is in build/

The figures are kept in .bench/, and the next run is compared with them. Other work on the machine makes the figures worse:
close what you can.`;

// It is not a test: what has to hold on every machine is in tests/e2e.
const {values} = readArguments(usage, {
  allowNegative: true,
  options: {
    page: {type: 'string', multiple: true, default: [] as string[]},
    only: {type: 'string', multiple: true, default: ['taps', 'lighthouse']},
    runs: {type: 'string', default: '3'},
    build: {type: 'boolean', default: true},
  },
});
const runs = Number(values.runs);
const unknown = values.page.find((wanted) => benchPages.every(({kind}) => kind !== wanted));
if (unknown !== undefined) {
  giveUp(`There is no kind of page "${unknown}". Use one of: ${benchPages.map(({kind}) => kind).join(', ')}.`);
}
if (!Number.isInteger(runs) || runs < 1) giveUp(`--runs is "${values.runs}". Use a whole number from 1.`);
const pages = values.page.length === 0 ? benchPages : benchPages.filter(({kind}) => values.page.includes(kind));

stopAllOnSignal();
if (values.build || !existsSync(inProject('build/index.html'))) {
  say('Building the site ...');
  if ((await buildSite([], {quiet: true})) !== 0) giveUp('The site could not be built.');
}
const executablePath = await ensureChromium();
const lastFile = inProject('.bench/last.json');
const last = existsSync(lastFile) ? (JSON.parse(readFileSync(lastFile, 'utf8')) as Run) : undefined;

const startedAt = performance.now();
const {url: site, stop} = await serveBuild();
const browser = await launchBrowser(executablePath);
const measured: PageResult[] = [];
let failure: unknown;
try {
  for (const [at, page] of pages.entries()) {
    const place = `${at + 1}/${pages.length} ${page.kind}`;
    const tell = (step: string) =>
      say(`${formatDuration(performance.now() - startedAt).padStart(12)}  ${place}: ${step}`);
    measured.push(await measurePage(page, {browser, executablePath, site, runs, parts: new Set(values.only), tell}));
  }
} catch (error) {
  failure = error;
}
await browser.close();
await stop();
if (failure !== undefined) giveUp(messageOf(failure));

const run: Run = {measuredAt: new Date().toISOString(), node: process.version, runs, pages: measured};
const earlier = last && {name: `the last run (${last.measuredAt.slice(0, 10)})`, pages: last.pages};
say(`\n${formatReport(run, earlier)}\n`);
// Pages that this run did not measure keep their earlier figures.
const others = (last?.pages ?? []).filter(({kind}) => measured.every((page) => page.kind !== kind));
mkdirSync(path.dirname(lastFile), {recursive: true});
writeFileSync(lastFile, `${JSON.stringify({...run, pages: [...measured, ...others]}, undefined, 2)}\n`);
process.exit(0);
