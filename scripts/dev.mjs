import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {runEveryMinute} from './lib/minute-job.mjs';
import {startNetlifyDev} from './lib/netlify-dev.mjs';
import {choosePort, findFreePort} from './lib/ports.mjs';
import {stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';

// `npm run dev`: the site with live reload, behind Netlify's local runtime so that its functions answer too.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();
loadSettings();

const port = await choosePort('npm run dev');
const targetPort = await findFreePort();
// Netlify cuts this at its spaces, so that a path with a space in it could not be named; PATH leads to the project's own.
const command = `docusaurus start --no-open --host localhost --port ${targetPort}`;

say('Starting the site with live reload, and its functions ...');
try {
  const site = await startNetlifyDev({port, command, targetPort, patience: 300_000});
  say(`\nThe site is ready and follows your changes. Press Ctrl-C to stop it.\n\n  ${site.url}\n`);
  const endJob = runEveryMinute(site.url);
  process.exitCode = await site.ended;
  endJob();
} catch (error) {
  giveUp(error.message);
}
