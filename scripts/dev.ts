import process from 'node:process';

import {runDev} from './dev/run-dev';
import {stopAllOnSignal} from './lib/processes';
import {loadSettings} from './lib/project.mjs';

// With --verbose it also shows what Docusaurus and Netlify print.
stopAllOnSignal();
loadSettings();
await runDev({verbose: process.argv.includes('--verbose')});
