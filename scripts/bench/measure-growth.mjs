import {readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {run} from '../lib/processes.mjs';
import {childEnvironment, inProject, projectNode, tools} from '../lib/project.mjs';
import {brotli, serveBuild} from '../lib/serve-build.mjs';
import {measureBytes} from './bytes.mjs';
import {commitCopy, copyProject} from './project-copy.mjs';
import {kilobytes} from './tables.mjs';
import {writeDocs} from './write-docs.mjs';

/** Builds a project without what an earlier build left, and notes what that took. */
async function measureBuild(folder) {
  const usageFile = path.join(folder, 'usage.json');
  const preload = pathToFileURL(inProject('scripts/bench/note-usage.mjs')).href;
  const startedAt = performance.now();
  const {code, output} = await run(projectNode, ['--import', preload, tools.docusaurus, 'build'], {
    capture: true,
    cwd: folder,
    env: childEnvironment({BENCH_USAGE_FILE: usageFile, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
  });
  const milliseconds = performance.now() - startedAt;
  if (code !== 0) {
    throw new Error(`The build failed after ${Math.round(milliseconds / 1000)} s.\n${output.slice(-3000)}`);
  }
  return {milliseconds, ...JSON.parse(readFileSync(usageFile, 'utf8'))};
}

/** Size of the script that all pages share, as it goes over the wire. */
function sizeOfMain(build) {
  const scripts = path.join(build, 'assets/js');
  const main = readdirSync(scripts).find((name) => /^main\.\w+\.js$/.test(name));
  return brotli(readFileSync(path.join(scripts, main))).length;
}

/**
 * Builds the site with so many more pages of documentation, and says what the build took and what visitors of the home
 * page and of one of those pages download.
 *
 * @param {number} count
 * @param {import('@playwright/test').Browser} browser
 */
export async function measureGrowth(count, browser) {
  const folder = copyProject();
  try {
    const address = writeDocs(path.join(folder, 'docs'), count);
    commitCopy(folder);
    const {milliseconds, processorMilliseconds, peakBytes} = await measureBuild(folder);
    const build = path.join(folder, 'build');
    const {url, stop} = await serveBuild({folder: build});
    try {
      const home = await measureBytes(browser, `${url}/`);
      const docs = await measureBytes(browser, url + (count > 0 ? address : '/docs/messaging/send-a-text'));
      return [
        count.toLocaleString('en'),
        (milliseconds / 1000).toFixed(0),
        (processorMilliseconds / 1000).toFixed(0),
        (peakBytes / 1024 ** 2).toFixed(0),
        ...[sizeOfMain(build), home.shown.total, home.after.script, docs.shown.total, docs.after.script].map(kilobytes),
      ];
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

export const growthHeader = [
  'docs more',
  'build s',
  'processor s',
  'memory MB',
  'main KB',
  'home to show',
  'home script',
  'docs to show',
  'docs script',
];
