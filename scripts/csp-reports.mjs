import process from 'node:process';
import {parseArgs} from 'node:util';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

const usage = `npm run csp-reports shows what the policies of the site have stopped in visitors' browsers.

  npm run csp-reports                  the last 28 days
  npm run csp-reports -- --days 7      more or fewer of them, up to 90
  npm run csp-reports -- --extensions  also what browser extensions have tried to put into pages, which is none of ours

Which database: NETLIFY_DB_URL, in the environment or in .env; if it is not set, the one of npm start and npm run dev on
this machine, whether they run or not.`;

function readArguments() {
  try {
    const flag = {type: 'boolean', default: false};
    return parseArgs({options: {days: {type: 'string', default: '28'}, extensions: flag, help: flag}}).values;
  } catch (error) {
    return giveUp(`${error.message}\n\n${usage}`);
  }
}

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));

// `npm run csp-reports`: reads what functions/csp-report counts.
await ensureInstalled();
await continueOnProjectNode();
loadSettings();
loadTypeScript();

const values = readArguments();
if (values.help) {
  say(usage);
  process.exit(0);
}
const {openLeads, explainError, LeadsError} = await import('./leads/open-database.mjs');
const {readOptions, report, ReportError} = await import('./csp-reports/report.mjs');

let database;
let failure;
try {
  const options = readOptions(values);
  database = await openLeads();
  process.stderr.write(`Database: ${database.place}\n`);
  say(await report(database.sql, options, new Date()));
} catch (error) {
  const known = error instanceof LeadsError || error instanceof ReportError;
  failure = known ? error.message : `The database cannot be used. ${explainError(error)}`;
}
await database?.close().catch(() => undefined);
if (failure !== undefined) {
  giveUp(failure);
}
process.exit(0);
