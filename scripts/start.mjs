import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {runEveryMinute} from './lib/minute-job.mjs';
import {choosePort} from './lib/ports.mjs';
import {stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

// `npm start`: installs what is missing, builds the site and serves it with its functions and database.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();
loadSettings();
loadTypeScript();
const {buildSite} = await import('./lib/build.ts');
const {startNetlifyDev} = await import('./lib/netlify-dev.ts');

const port = await choosePort('npm start');

say('Building the site (about half a minute) ...');
if ((await buildSite([], {quiet: true})) !== 0) {
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
