import process from 'node:process';
import {parseArgs} from 'node:util';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {loadSettings} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';
import {loadTypeScript} from './lib/typescript.mjs';
import {commandOperands, commandOptions, usage} from './leads/usage.mjs';

/** What was typed, or the end of the process with a word on what is wrong with it. */
function readCommand([name, ...args]) {
  if (name === undefined || name === '--help' || name === 'help') {
    say(usage);
    process.exit(name === undefined ? 1 : 0);
  }
  if (!Object.hasOwn(commandOptions, name)) {
    giveUp(`There is no command "${name}". There are: ${Object.keys(commandOptions).join(', ')}; --help says more.`);
  }
  let parsed;
  try {
    parsed = parseArgs({args, options: commandOptions[name], allowPositionals: true});
  } catch (error) {
    giveUp(`${error.message}\n\n${usage}`);
  }
  const {values, positionals} = parsed;
  if (values.help) {
    say(usage);
    process.exit(0);
  }
  const operand = commandOperands[name];
  if (positionals.length > (operand === undefined ? 0 : 1)) {
    giveUp(
      `"${positionals.at(-1)}" is too much. ${operand ? `${name} takes one ${operand}.` : `${name} takes options only.`}`,
    );
  }
  if (operand !== undefined && positionals.length === 0 && !values.dead) {
    giveUp(`${operand} is missing: npm run leads -- ${name} ${operand}`);
  }
  return {name, options: values, operand: positionals[0]};
}

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));

// `npm run leads`: what came through the forms, and what to do about it.
await ensureInstalled();
await continueOnProjectNode();
loadSettings();
loadTypeScript();

const {name, options, operand} = readCommand(process.argv.slice(2));
const {actOnDatabase} = await import('./leads/act-on-database.mjs');
const commands = {...(await import('./leads/read-commands.mjs')), ...(await import('./leads/act-commands.mjs'))};

await actOnDatabase((database) => commands[name](database, options, operand));
