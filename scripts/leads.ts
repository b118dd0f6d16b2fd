import process from 'node:process';
import type {ParseArgsOptionsConfig} from 'node:util';

import {dismiss, erase, purge, release, retry} from './leads/act';
import {exportLeads, list, show} from './leads/read';
import {databaseUsage, runOnDatabase} from './lib/database';
import {loadSettings} from './lib/project.mjs';
import {giveUp, readArguments, say} from './lib/terminal';

const usage = `npm run leads shows what came through the forms, and lets you act on it.

  npm run leads -- list                          the newest 20 messages, subscribers and bookings
      --kind message|subscriber|booking          only these
      --state STATE                              only these: received, held, released, erased (messages), pending,
                                                 confirmed, unsubscribed (subscribers), booked, cancelled (bookings)
      --email EMAIL                              only what came from this address
      --delivery STATE                           only what has a delivery that is: held, waiting, claimed, sent, dead,
                                                 cancelled, dismissed
      --limit NUMBER                             more or fewer of them
  npm run leads -- show ID                       one of them in full, with its deliveries
  npm run leads -- export --format csv|json      all of them, or fewer with the options above
      --output FILE                              to a new file that only you can read. Without it to the screen;
                                                 then write npm run --silent leads -- ...
  npm run leads -- retry ID                      sends again what is waiting or was given up: of a lead, or one delivery
      --dead                                     instead of an ID: everything to the company that was given up
  npm run leads -- dismiss ID                    marks what was given up as seen, so that it alarms no more
  npm run leads -- release ID                    delivers a message that was held because it looked like spam
  npm run leads -- erase EMAIL                   removes a person everywhere, for good
  npm run leads -- purge                         removes what has been kept long enough, as the site does once a day
      --yes                                      erase, purge: don't ask for confirmation

ID is the beginning of an ID, four characters or more.

${databaseUsage} Erasing also needs the site's APP_SECRET, except on that local database.`;

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const filter = {kind: text, state: text, email: text, delivery: text};

const [name = '', ...args] = process.argv.slice(2);

/** The option values and operands that were typed. Ends when there are more or fewer operands than `wanted` allows. */
function read<T extends ParseArgsOptionsConfig>(options: T, wanted: {operand?: string; optional?: boolean} = {}) {
  const {values, positionals} = readArguments(usage, {options, allowPositionals: true}, args);
  const {operand, optional = false} = wanted;
  const [typed, ...rest] = positionals;
  const extra = operand === undefined ? typed : rest[0];
  if (extra !== undefined) {
    giveUp(`"${extra}" is too much. ${operand ? `${name} takes one ${operand}.` : `${name} takes options only.`}`);
  }
  if (operand !== undefined && typed === undefined && !optional) {
    giveUp(`${operand} is missing: npm run leads -- ${name} ${operand}`);
  }
  return {values, typed: typed ?? ''};
}

/** What each command does to the database, once its arguments are read. */
const commands: Readonly<Record<string, () => Parameters<typeof runOnDatabase>[0]>> = {
  list: () => {
    const {values} = read({...filter, limit: {...text, default: '20'}});
    return (database) => list(database, values);
  },
  show: () => {
    const {typed} = read({}, {operand: 'ID'});
    return (database) => show(database, typed);
  },
  export: () => {
    const {values} = read({...filter, format: text, output: text});
    return (database) => exportLeads(database, values);
  },
  retry: () => {
    const {values, typed} = read({dead: flag}, {operand: 'ID', optional: true});
    return (database) => retry(database, values, typed || undefined);
  },
  dismiss: () => {
    const {typed} = read({}, {operand: 'ID'});
    return (database) => dismiss(database, typed);
  },
  release: () => {
    const {typed} = read({}, {operand: 'ID'});
    return (database) => release(database, typed);
  },
  erase: () => {
    const {values, typed} = read({yes: flag}, {operand: 'EMAIL'});
    return (database) => erase(database, values, typed);
  },
  purge: () => {
    const {values} = read({yes: flag});
    return (database) => purge(database, values);
  },
};

if (['', '--help', 'help'].includes(name)) {
  say(usage);
  process.exit(name === '' ? 1 : 0);
}
const prepare = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (prepare === undefined) {
  giveUp(`Unknown command "${name}". Use one of: ${Object.keys(commands).join(', ')}; --help explains them.`);
}
loadSettings();
await runOnDatabase(prepare());
