import process from 'node:process';

import {checks, runChecks} from './lib/checks.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {stopAll, stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';

// `npm run check`: everything that `npm test` does, except the browser tests.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();

const status = await runChecks(Object.values(checks).filter((check) => check !== checks.playwright));
await stopAll();
process.exit(status);
