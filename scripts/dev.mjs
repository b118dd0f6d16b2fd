import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings} from './lib/project.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

// `npm run dev`. With --verbose it also shows what Docusaurus and Netlify print.
stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();
loadSettings();
loadTypeScript();
const {runDev} = await import('./dev/run-dev.ts');
await runDev({verbose: process.argv.includes('--verbose')});
