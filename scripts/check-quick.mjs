import process from 'node:process';

import {checks, runChecks} from './lib/checks.mjs';
import {createQuickChecks} from './lib/quick-checks.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {stopAll, stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';

// `npm run check:quick`: types, and lint and tests of what has changed since main. `npm run check` has the last word.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();

const status = await runChecks([checks.types, ...(await createQuickChecks())]);
await stopAll();
process.exit(status);
