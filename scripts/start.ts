import process from 'node:process';

import {buildSite} from './lib/build';
import {runEveryMinute} from './lib/minute-job';
import {startNetlifyDev} from './lib/netlify-dev';
import {choosePort} from './lib/ports';
import {stopAllOnSignal} from './lib/processes';
import {loadSettings} from './lib/project.mjs';
import {giveUp, messageOf, say} from './lib/terminal';

// Builds the site and serves it with its functions and database.
stopAllOnSignal();
loadSettings();
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
  giveUp(messageOf(error));
}
