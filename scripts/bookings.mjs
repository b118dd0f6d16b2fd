import process from 'node:process';
import {parseArgs} from 'node:util';

import {usage} from './bookings/usage.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

function readCommand() {
  try {
    return parseArgs({allowPositionals: true, options: {host: {type: 'string'}, help: {type: 'boolean'}}});
  } catch {
    return giveUp(usage);
  }
}

// `npm run bookings -- list | cancel ID | block DATE|RANGE | unblock NUMBER | hosts`
await ensureInstalled();
await continueOnProjectNode();
loadSettings();
loadTypeScript();

const {
  positionals: [name = '', ...rest],
  values: {help, ...options},
} = readCommand();
if (help) {
  say(usage);
  process.exit(0);
}
const {actOnDatabase} = await import('./leads/act-on-database.mjs');
const {commands, showHosts} = await import('./bookings/actions.mjs');
if (name === 'hosts') {
  showHosts();
  process.exit(0);
}
if (!Object.hasOwn(commands, name)) giveUp(usage);

await actOnDatabase((database) => commands[name](database, options, rest[0]));
