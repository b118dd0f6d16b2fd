import process from 'node:process';

import {checks, runChecks} from './lib/checks.mjs';
import {ensureChromium} from './lib/install-chromium.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {stopAll, stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {say} from './lib/say.mjs';

// `npm test`: installs what is missing, a browser included, and runs every check. `.ci/run` calls it.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();

const chromium = await ensureChromium();
say(`Browser: ${chromium}`);
const status = await runChecks(Object.values(checks), chromium);
await stopAll();
process.exit(status);
