import process from 'node:process';
import {parseArgs} from 'node:util';

import {ensureInstalled} from './install.mjs';
import {continueOnProjectNode} from './project-node.mjs';
import {loadSettings} from './project.mjs';
import {ReportError} from './report-days.mjs';
import {giveUp, say} from './say.mjs';
import {loadTypeScript} from './typescript.mjs';

function readArguments({usage, typedOptions}) {
  try {
    return parseArgs({options: {...typedOptions, help: {type: 'boolean'}}}).values;
  } catch (error) {
    return giveUp(`${error.message}\n\n${usage}`);
  }
}

function readTyped(values, {readOptions}) {
  try {
    return readOptions(values);
  } catch (error) {
    if (error instanceof ReportError) return giveUp(error.message);
    throw error;
  }
}

/**
 * Prints what was counted in the last days, and ends the process.
 *
 * @param {() => Promise<object>} load The module of the report: its usage, options and text. It reads TypeScript, which
 *   is there only once this has begun.
 */
export async function runReport(load) {
  // Whoever reads the output may stop early, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  await ensureInstalled();
  await continueOnProjectNode();
  loadSettings();
  loadTypeScript();
  const command = await load();
  const values = readArguments(command);
  if (values.help) {
    say(command.usage);
    process.exit(0);
  }
  const options = readTyped(values, command);
  const {actOnDatabase} = await import('../leads/act-on-database.mjs');
  await actOnDatabase(async ({sql}) => say(await command.report(sql, options, new Date())));
}
