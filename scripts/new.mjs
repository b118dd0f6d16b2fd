import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

// `npm run new -- post|doc|faq "Title"`
await ensureInstalled();
await continueOnProjectNode();
loadTypeScript();
const {runNew} = await import('./content/new-command.ts');
runNew(process.argv.slice(2));
