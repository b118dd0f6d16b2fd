import process from 'node:process';

import {buildSite} from './lib/build';
import {stopAllOnSignal} from './lib/processes';

// Writes the site to build/. A failed build names the cause, the source file and the line.
stopAllOnSignal();
const args = process.argv.slice(2);
process.exitCode = await buildSite(
  args.filter((one) => one !== '--verbose'),
  {verbose: args.includes('--verbose')},
);
