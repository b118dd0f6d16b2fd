import {actOn} from './bookings/act';
import {erase, purge, retry} from './leads/act';
import {afterRestore} from './leads/after-restore';
import {revoke, spam} from './leads/held';
import {exportLeads, list, show} from './leads/read';
import {unsubscribe} from './leads/unsubscribe';
import {type CommandDatabase, databaseUsage, runOnDatabase} from './lib/database';
import {type OptionValues, readSubcommand, type Subcommand} from './lib/terminal';

const usage = `npm run leads lists and manages what visitors sent through the forms.

  npm run leads -- list                          the newest 20 leads
      --kind message|trial|request|subscriber|booking
                                                 only this kind; a request asks for a demo that the team books
      --state STATE                              only in this state: received, held, released, erased (messages, trials),
                                                 open, held, answered, erased (requests), confirmed,
                                                 unsubscribed (subscribers), booked, cancelled (bookings)
      --email EMAIL                              only from this address
      --delivery STATE                           only with a delivery that is held, waiting, claimed, sent, dead
                                                 or cancelled
      --limit NUMBER                             how many of each kind
  npm run leads -- show ID                       one lead in full, with its deliveries
  npm run leads -- export --format csv|json      all leads, or those selected with the options above
      --output FILE                              to a new file only you can read; without it, to the terminal:
                                                 then use npm run --silent leads -- ...
  npm run leads -- retry ID                      retries waiting and dead deliveries of a lead, or one delivery
      --dead                                     instead of an ID: all dead deliveries to the company
      --waiting                                  instead of an ID: all that are waiting for their next attempt
  npm run leads -- remind ID                     emails an open request to the team again, with new links
  npm run leads -- spam --from TIME --to TIME    marks messages delivered then as spam. To mark, release or discard one,
                                                 use the links in its email
  npm run leads -- revoke                        makes all links in past emails to the team stop working
  npm run leads -- unsubscribe FILE              removes every address in a file from the newsletter list
  npm run leads -- erase EMAIL                   permanently erases a person everywhere
  npm run leads -- after-restore --since TIME    after restoring a copy made at TIME: cancels what was sent since, and
                                                 lists what to compare with the mailbox
  npm run leads -- purge                         deletes data past its retention period, as the site does daily
      --yes                                      spam, revoke, erase, purge, after-restore: don't ask for confirmation

ID is an ID or its first four or more characters.

${databaseUsage} Erasing also needs the site's APP_SECRET, except on that local database.`;

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const filters = {kind: text, state: text, email: text, delivery: text};
const options = {
  ...filters,
  limit: text,
  format: text,
  output: text,
  dead: flag,
  waiting: flag,
  since: text,
  from: text,
  to: text,
  yes: flag,
};
type Values = OptionValues<typeof options>;

type Command = Subcommand<typeof options> & {
  act: (database: CommandDatabase, values: Values, operand: string) => Promise<void>;
};

const filterNames = ['kind', 'state', 'email', 'delivery'] as const;
const commands: Readonly<Record<string, Command>> = {
  list: {options: [...filterNames, 'limit'], act: (database, values) => list(database, {limit: '20', ...values})},
  show: {operand: 'ID', act: (database, _, id) => show(database, id)},
  export: {options: [...filterNames, 'format', 'output'], act: exportLeads},
  remind: {operand: 'ID', act: (database, _, id) => actOn(database, id, 'remind')},
  retry: {operand: '[ID]', options: ['dead', 'waiting'], act: retry},
  spam: {options: ['from', 'to', 'yes'], act: spam},
  revoke: {options: ['yes'], act: revoke},
  unsubscribe: {operand: 'FILE', act: (database, _, file) => unsubscribe(database, file)},
  erase: {operand: 'EMAIL', options: ['yes'], act: erase},
  'after-restore': {options: ['since', 'yes'], act: afterRestore},
  purge: {options: ['yes'], act: purge},
};

const {name, subcommand, operand, values} = readSubcommand('leads', usage, options, commands);
const hasMails = name === 'retry' || name === 'remind';
await runOnDatabase((database) => subcommand.act(database, values, operand), {hasMails});
