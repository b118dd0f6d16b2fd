import {existsSync} from 'node:fs';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {ensureChromium} from './lib/install-chromium.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {runTool, stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {inProject, tools} from './lib/project.mjs';
import {formatDuration, giveUp, say} from './lib/say.mjs';

const usage = `npm run bench measures the built site and prints tables.

  npm run bench -- --page home --page pricing   these kinds of page only
  npm run bench -- --runs 1                     one run of each instead of three, whose median counts
  npm run bench -- --only taps                  taps, or lighthouse; bytes are always measured
  npm run bench -- --no-build                   the site as it is in build/
  npm run bench -- --save-baseline              keeps the figures in scripts/bench/baseline.json, for all to compare with

Other work on the machine makes the figures worse: close what you can.`;

const options = {
  page: {type: 'string', multiple: true},
  runs: {type: 'string', default: '3'},
  only: {type: 'string', multiple: true},
  build: {type: 'boolean', default: true},
  'save-baseline': {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
};

function readOptions(benchPages) {
  let values;
  try {
    ({values} = parseArgs({options, allowNegative: true}));
  } catch (error) {
    giveUp(`${error.message}\n\n${usage}`);
  }
  const {page: kinds = [], only = ['taps', 'lighthouse']} = values;
  const unknown = kinds.find((kind) => benchPages.every((page) => page.kind !== kind));
  const runs = Number(values.runs);
  if (values.help) {
    say(usage);
    process.exit(0);
  }
  if (unknown !== undefined) {
    giveUp(`There is no kind of page "${unknown}". There are: ${benchPages.map(({kind}) => kind).join(', ')}.`);
  }
  if (!Number.isInteger(runs) || runs < 1) {
    giveUp(`--runs is "${values.runs}". Use a whole number from 1.`);
  }
  const pages = kinds.length === 0 ? benchPages : benchPages.filter(({kind}) => kinds.includes(kind));
  return {pages, runs, parts: new Set(only), build: values.build, asBaseline: values['save-baseline']};
}

async function build() {
  say('Building the site ...');
  const {code, output} = await runTool(tools.docusaurus, ['build'], {capture: true});
  if (code !== 0) {
    giveUp(`${output}\nThe site could not be built. The lines above say what to change.`);
  }
}

// `npm run bench`: how fast the built site is, as tables. It is no test: what has to hold is in tests/e2e.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();

const {benchPages} = await import('./bench/pages.mjs');
const chosen = readOptions(benchPages);
if (chosen.build || !existsSync(inProject('build/index.html'))) {
  await build();
}
const executablePath = await ensureChromium();
const {launchBrowser} = await import('./bench/phone.mjs');
const {measurePage} = await import('./bench/measure-page.mjs');
const {readEarlierRun, saveRun} = await import('./bench/results.mjs');
const {formatReport} = await import('./bench/tables.mjs');
const {serveBuild} = await import('./lib/serve-build.mjs');

const startedAt = performance.now();
const earlier = readEarlierRun();
const {url, stop} = await serveBuild();
const browser = await launchBrowser(executablePath);
const measured = [];
let failure;
try {
  for (const [at, page] of chosen.pages.entries()) {
    const place = `${at + 1}/${chosen.pages.length} ${page.kind}`;
    const tell = (step) => say(`${formatDuration(performance.now() - startedAt).padStart(12)}  ${place}: ${step}`);
    measured.push(await measurePage(page, {...chosen, browser, executablePath, site: url, tell}));
  }
} catch (error) {
  failure = error;
}
await browser.close();
await stop();
if (failure !== undefined) {
  giveUp(failure.message);
}
const run = {measuredAt: new Date().toISOString(), node: process.version, runs: chosen.runs, pages: measured};
say(`\n${formatReport(run, earlier)}\n`);
say(`Saved in ${saveRun(run, chosen)}.`);
process.exit(0);
