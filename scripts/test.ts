import process from 'node:process';

import {checks, runChecks} from './lib/checks';
import {ensureChromium} from './lib/chromium';
import {stopAll, stopAllOnSignal} from './lib/processes';
import {say} from './lib/terminal';

// Installs a browser if there is none, and runs every check. `.ci/run` calls it.
stopAllOnSignal();
const chromium = await ensureChromium();
say(`Browser: ${chromium}`);
const status = await runChecks(Object.values(checks), chromium);
await stopAll();
process.exit(status);
