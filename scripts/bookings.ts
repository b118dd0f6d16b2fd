import {companyZone} from '#src/contracts/company-zone';
import type {Sql} from '../functions/database/sql';
import type {TeamAct} from '../functions/leads/team-link';
import {feedPurpose} from '../functions/scheduling/calendar-links';
import {hosts} from '../functions/scheduling/hosts';
import {createToken} from '../functions/security/token';
import {actOn} from './bookings/act';
import {checkCalendars} from './bookings/calendars';
import {cancel, formatStart} from './bookings/cancel';
import {recordNoShow} from './bookings/no-show';
import {databaseUsage, findSite, readSettings, runOnDatabase} from './lib/database';
import {loadSettings} from './lib/project.mjs';
import {
  clean,
  CommandError,
  formatTable,
  formatTime,
  type OptionValues,
  printLine,
  printTable,
  readChoice,
  readSubcommand,
  type Subcommand,
} from './lib/terminal';

import {DateTime} from 'luxon';

const usage = `Use one of:

  npm run bookings -- list
  npm run bookings -- book ID                           [--start TIME]   books a request: npm run leads -- list --state open
  npm run bookings -- decline ID                        closes a request without a demo
  npm run bookings -- move ID --start TIME              moves a demo
  npm run bookings -- cancel ID                         [--no-mail] [--yes]
  npm run bookings -- cancel --email ADDRESS            [--no-mail] [--yes]
  npm run bookings -- cancel --domain DOMAIN            [--from TIME --to TIME] [--except ID,ID] [--no-mail] [--yes]
  npm run bookings -- cancel --from TIME --to TIME      [--except ID,ID] [--no-mail] [--yes]
  npm run bookings -- no-show ID                        [--undo]
  npm run bookings -- block 2027-12-24                  [--host elise-varga]
  npm run bookings -- block 2027-12-24..2028-01-02
  npm run bookings -- unblock NUMBER
  npm run bookings -- hosts
  npm run bookings -- calendars                         reads the hosts' own calendars (HOST_CALENDARS)

ID is an ID or its first four or more characters. --email includes every +tag of the address, --domain every address of a
domain. --from and --to select by when the booking was made, such as 2027-06-08 or 2027-06-08T14:00Z. --except keeps
these. With --no-mail, visitors aren't notified; hosts and the CRM always are.

${databaseUsage}`;

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const options = {
  host: text,
  start: text,
  email: text,
  domain: text,
  except: text,
  from: text,
  to: text,
  'no-mail': flag,
  undo: flag,
  yes: flag,
};
type Values = OptionValues<typeof options>;

type Demo = {
  id: string;
  host: string;
  starts_at: Date | string;
  created_at: Date | string;
  name: string;
  email: string;
  company: string | null;
};
type Block = {id: number; host: string; first_day: string; last_day: string};

/** Prints upcoming demos and blocked days. */
async function list(sql: Sql): Promise<void> {
  const demos = await sql<Demo>`
    select id, host, starts_at, created_at, name, email, company from bookings
    where state = 'booked' and ends_at > now() order by starts_at`;
  const blocks = await sql<Block>`
    select id, coalesce(host, 'everybody') as host, first_day::text, last_day::text from booking_blocks
    where last_day >= current_date - 1 order by first_day`;
  const rows = demos.map(({id, host, starts_at: start, created_at: made, name, email, company}) => [
    formatStart(start, host),
    formatTime(made),
    host,
    clean(name),
    clean(email),
    clean(company),
    id.slice(0, 8),
  ]);
  const days = blocks.map(({id, host, first_day: first, last_day: last}) => [first, last, host, id]);
  const head = ['when (host’s time)', 'made (UTC)', 'host', 'name', 'email', 'company', 'id'];
  printTable(head, rows, 'There are no upcoming demos.');
  printTable(['blocked from', 'to', 'host', 'number'], days, 'There are no blocked days.');
}

const isDate = (day: string) => DateTime.fromFormat(day, 'yyyy-MM-dd').isValid;

/** Reads `2027-12-24` or `2027-12-24..2028-01-02`. */
function readDays(text: string): {first: string; last: string} {
  const [first = '', last = first] = text.split('..');
  if (!isDate(first) || !isDate(last) || last < first) {
    throw new CommandError('Give a day such as 2027-12-24, or a range such as 2027-12-24..2028-01-02.');
  }
  if (last < DateTime.now().setZone(companyZone).toFormat('yyyy-MM-dd')) throw new CommandError(`${last} is over.`);
  return {first, last};
}

/** Blocks days for one host or all of them; booked demos stay. */
async function block(sql: Sql, days: string, {host}: Values): Promise<void> {
  const {first, last} = readDays(days);
  readChoice(
    'host',
    host,
    hosts.map(({id}) => id),
  );
  await sql`
    insert into booking_blocks (host, first_day, last_day)
    values (nullif(${host ?? ''}, ''), ${first}::date, ${last}::date)`;
  const [row] = await sql<{demos: number}>`
    select count(*)::int as demos from bookings
    where state = 'booked' and starts_at::date between ${first}::date and ${last}::date
      and host = coalesce(nullif(${host ?? ''}, ''), host)`;
  const demos = row?.demos ?? 0;
  const remaining =
    demos === 0 ? '' : ` ${demos} booked around then will stay: run list, and cancel any that can’t take place.`;
  printLine(`Blocked ${first} to ${last} for ${host ?? 'all hosts'}.${remaining}`);
}

/** Removes a block. */
async function unblock(sql: Sql, number: string): Promise<void> {
  if (!/^\d{1,9}$/.test(number)) throw new CommandError('Give the number of the block, as shown by list.');
  const rows = await sql`delete from booking_blocks where id = ${Number(number)}::int returning id`;
  if (rows.length === 0)
    throw new CommandError(`Block ${number} does not exist. Run npm run bookings -- list to see them.`);
  printLine(`Removed block ${number}.`);
}

/** Prints the hosts, with their calendar feed addresses. */
function showHosts(): void {
  const {appSecret} = readSettings();
  const rows = hosts.map(({id, name, zone, weekly}) => {
    const hours = Object.entries(weekly).map(
      ([day, periods]) => `${day.slice(0, 3)} ${periods.map(({from, to}) => `${from}–${to}`).join(' ')}`,
    );
    return [id, name, zone, hours.join('\n')];
  });
  const feeds = hosts.map((host) => {
    const {id} = host;
    const token = appSecret && createToken(feedPurpose(host), id, appSecret);
    return `  ${id}  ${token ? `${findSite()}/api/bookings/host.ics?token=${token}` : 'set APP_SECRET as on the site to see it'}`;
  });
  printLine(formatTable(['host', 'name', 'zone', 'hours'], rows));
  // Below the table, because long addresses would break its rows.
  printLine(`\nCalendars to subscribe to:\n${feeds.join('\n')}`);
}

type Command = Subcommand<typeof options> & {
  act?: (sql: Sql, operand: string, values: Values) => Promise<void>;
  does?: TeamAct;
};

const commands: Readonly<Record<string, Command>> = {
  list: {act: list},
  book: {operand: 'ID', options: ['start'], does: 'book'},
  decline: {operand: 'ID', does: 'decline'},
  move: {operand: 'ID', options: ['start'], does: 'move'},
  cancel: {operand: '[ID]', options: ['email', 'domain', 'from', 'to', 'except', 'no-mail', 'yes'], act: cancel},
  'no-show': {operand: 'ID', options: ['undo'], act: recordNoShow},
  block: {operand: 'DAYS', options: ['host'], act: block},
  unblock: {operand: 'NUMBER', act: unblock},
  // These don't need a database.
  hosts: {},
  calendars: {},
};

const {name, subcommand, operand, values} = readSubcommand('bookings', usage, options, commands);
const {act, does} = subcommand;
if (does !== undefined) {
  await runOnDatabase((database) => actOn(database, operand, does, values.start), {hasMails: true});
} else if (act === undefined) {
  loadSettings();
  if (name === 'calendars') await checkCalendars();
  else showHosts();
} else {
  await runOnDatabase(({sql}) => act(sql, operand, values), {hasMails: ['cancel', 'block', 'unblock'].includes(name)});
}
