import process from 'node:process';

import {checks, runChecks} from './lib/checks';
import {stopAll, stopAllOnSignal} from './lib/processes';

// Everything that `npm test` does, except the browser tests.
stopAllOnSignal();
const status = await runChecks(Object.values(checks).filter((check) => check !== checks.playwright));
await stopAll();
process.exit(status);
