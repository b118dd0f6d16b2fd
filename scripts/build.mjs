import process from 'node:process';

import {stopAllOnSignal} from './lib/processes.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

// `npm run build`: writes the site to build/. A failed build names the cause, the source file and the line.
stopAllOnSignal();
loadTypeScript();
const {buildSite} = await import('./lib/build.ts');
const args = process.argv.slice(2);
process.exitCode = await buildSite(
  args.filter((one) => one !== '--verbose'),
  {verbose: args.includes('--verbose')},
);
