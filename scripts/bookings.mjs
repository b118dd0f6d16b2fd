import process from 'node:process';
import {parseArgs} from 'node:util';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {giveUp, say} from './lib/say.mjs';

// `npm run bookings -- list | cancel ID | block DATE|RANGE | unblock NUMBER | hosts`
await ensureInstalled();
await continueOnProjectNode();

const usage = `Write one of:

  npm run bookings -- list
  npm run bookings -- cancel ID
  npm run bookings -- block 2027-12-24                  [--host elise-varga]
  npm run bookings -- block 2027-12-24..2028-01-02
  npm run bookings -- unblock NUMBER
  npm run bookings -- hosts

The database is NETLIFY_DB_URL, or that of the site while \`npm start\` runs.`;

const {findDatabase} = await import('./bookings/find-database.mjs');
const {block, cancel, list, showHosts, unblock} = await import('./bookings/actions.mjs');
const actions = new Map(Object.entries({list, cancel, block, unblock, hosts: showHosts}));

function readCommand() {
  try {
    return parseArgs({allowPositionals: true, options: {host: {type: 'string'}}});
  } catch {
    return giveUp(usage);
  }
}

const {
  positionals: [name, ...rest],
  values,
} = readCommand();
const action = actions.get(name ?? '');
if (action === undefined) giveUp(usage);

const {default: Table} = await import('cli-table3');

/** Shows an answer: tables, or a sentence. */
function show(answer) {
  if (typeof answer === 'string') return say(answer);
  for (const {head, rows, none} of answer) {
    if (rows.length === 0) say(none);
    else {
      const table = new Table({head, style: {head: [], border: []}});
      table.push(...rows);
      say(table.toString());
    }
  }
  return undefined;
}

if (action === showHosts) show(showHosts());
else {
  const connectionString = findDatabase();
  if (connectionString === undefined)
    giveUp('There is no database. Set NETLIFY_DB_URL, or run `npm start` beside this.');
  const {getDatabase} = await import('@netlify/database');
  const database = getDatabase({connectionString});
  try {
    show(await action(database.sql, rest, values));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(
      `${error instanceof Error && !('code' in error) ? error.message : `The database does not answer: ${String(error.code)}`}\n`,
    );
  }
  await database.pool.end();
}
