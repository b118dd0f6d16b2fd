import process from 'node:process';
import {parseArgs} from 'node:util';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';
import {loadTypeScript} from './lib/typescript.mjs';

const usage = `npm run vitals shows how fast pages were for real visitors, by template.

  npm run vitals                       the last 28 days
  npm run vitals -- --days 7           more or fewer of them, up to 400
  npm run vitals -- --device phone     windows narrower than 720 pixels alone; or desktop

Which database: NETLIFY_DB_URL, in the environment or in .env; if it is not set, the one of npm start and npm run dev on
this machine, whether they run or not.`;

function readArguments() {
  try {
    const options = {days: {type: 'string', default: '28'}, device: {type: 'string'}, help: {type: 'boolean'}};
    return parseArgs({options}).values;
  } catch (error) {
    return giveUp(`${error.message}\n\n${usage}`);
  }
}

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));

// `npm run vitals`: reads the histograms that functions/vitals counts into.
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
const {readOptions, report, ReportError} = await import('./vitals/report.mjs');

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
