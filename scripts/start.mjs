import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {runEveryMinute} from './lib/minute-job.mjs';
import {startNetlifyDev} from './lib/netlify-dev.mjs';
import {choosePort} from './lib/ports.mjs';
import {runTool, stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings, tools} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';

// `npm start`: installs what is missing, builds the site and serves it with its functions and database.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();
loadSettings();

const port = await choosePort('npm start');

say('Building the site (about half a minute) ...');
// Docusaurus ends with advice on commands that this project does not have; its output is shown when there is need.
const build = await runTool(tools.docusaurus, ['build'], {capture: true});
if (build.code !== 0 || build.output.includes('[WARNING]')) {
  say(build.output);
}
if (build.code !== 0) {
  giveUp('The site could not be built. The lines above say what to change.');
}

say('Starting the site with its functions, redirects, headers and database ...');
try {
  const site = await startNetlifyDev({port});
  say(`\nThe site is ready. Press Ctrl-C to stop it.\n\n  ${site.url}\n`);
  const endJob = runEveryMinute(site.url);
  process.exitCode = await site.ended;
  endJob();
} catch (error) {
  giveUp(error.message);
}
