import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

// `npm run check:content`. With a folder as argument it checks the project in that folder.
await ensureInstalled();
await continueOnProjectNode();
loadTypeScript();
const {runCheckContent} = await import('./content/check-command.ts');
runCheckContent(process.argv[2]);
