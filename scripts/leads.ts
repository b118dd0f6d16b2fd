import {dismiss, erase, purge, release, retry} from './leads/act';
import {exportLeads, list, show} from './leads/read';
import {databaseUsage, runOnDatabase, type CommandDatabase} from './lib/database';
import {loadSettings} from './lib/project.mjs';
import {exitWithError, readArguments} from './lib/terminal';

const usage = `npm run leads lists and manages what visitors sent through the forms.

  npm run leads -- list                          the newest 20 messages, subscribers and bookings
      --kind message|subscriber|booking          only this kind
      --state STATE                              only in this state: received, held, released, erased (messages), pending,
                                                 confirmed, unsubscribed (subscribers), booked, cancelled (bookings)
      --email EMAIL                              only from this address
      --delivery STATE                           only with a delivery that is held, waiting, claimed, sent, dead,
                                                 cancelled or dismissed
      --limit NUMBER                             how many of each kind
  npm run leads -- show ID                       one lead in full, with its deliveries
  npm run leads -- export --format csv|json      all leads, or those selected with the options above
      --output FILE                              to a new file only you can read; without it, to the terminal:
                                                 then use npm run --silent leads -- ...
  npm run leads -- retry ID                      retries waiting and dead deliveries of a lead, or one delivery
      --dead                                     instead of an ID: all dead deliveries to the company
  npm run leads -- dismiss ID                    acknowledges dead deliveries, so health no longer reports them
  npm run leads -- release ID                    delivers a message held as possible spam
  npm run leads -- erase EMAIL                   permanently erases a person everywhere
  npm run leads -- purge                         deletes data past its retention period, as the site does daily
      --yes                                      erase, purge: don't ask for confirmation

ID is an ID or its first four or more characters.

${databaseUsage} Erasing also needs the site's APP_SECRET, except on that local database.`;

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const {values, positionals} = readArguments(usage, {
  allowPositionals: true,
  options: {
    kind: text,
    state: text,
    email: text,
    delivery: text,
    limit: text,
    format: text,
    output: text,
    dead: flag,
    yes: flag,
  },
});
const [name = '', typed = '', ...rest] = positionals;

type Command = {
  options?: readonly (keyof typeof values)[];
  /** Arguments after the command, besides options. */
  operand?: 'ID' | 'EMAIL';
  act: (database: CommandDatabase) => Promise<void>;
};

const filter = ['kind', 'state', 'email', 'delivery'] as const;
const commands: Readonly<Record<string, Command>> = {
  list: {options: [...filter, 'limit'], act: (database) => list(database, {limit: '20', ...values})},
  show: {operand: 'ID', act: (database) => show(database, typed)},
  export: {options: [...filter, 'format', 'output'], act: (database) => exportLeads(database, values)},
  retry: {options: ['dead'], operand: 'ID', act: (database) => retry(database, values, typed || undefined)},
  dismiss: {operand: 'ID', act: (database) => dismiss(database, typed)},
  release: {operand: 'ID', act: (database) => release(database, typed)},
  erase: {options: ['yes'], operand: 'EMAIL', act: (database) => erase(database, values, typed)},
  purge: {options: ['yes'], act: (database) => purge(database, values)},
};

const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) exitWithError(name === '' ? usage : `Unknown command "${name}".\n\n${usage}`);
const {options = [], operand, act} = command;
const unknownOption = Object.keys(values).find((given) => options.every((known) => known !== given));
if (unknownOption !== undefined)
  exitWithError(`--${unknownOption} is not an option of ${name}: npm run leads -- --help`);
const extra = operand === undefined ? positionals[1] : rest[0];
if (extra !== undefined)
  exitWithError(`Unexpected argument "${extra}". Usage: npm run leads -- ${name} ${operand ?? ''}`);
if (operand !== undefined && typed === '' && name !== 'retry') {
  exitWithError(`Missing ${operand}. Usage: npm run leads -- ${name} ${operand}`);
}
loadSettings();
await runOnDatabase(act);
