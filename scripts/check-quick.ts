import process from 'node:process';

import {checks, runChecks} from './lib/checks';
import {stopAll, stopAllOnSignal} from './lib/processes';
import {createQuickChecks} from './lib/quick-checks';

// Types, and lint and tests of what has changed since main. `npm run check` has the last word.
stopAllOnSignal();
const status = await runChecks([checks.types, ...(await createQuickChecks())]);
await stopAll();
process.exit(status);
