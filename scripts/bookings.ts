import process from 'node:process';

import {commands, showHosts} from './bookings/actions';
import {databaseUsage, runOnDatabase} from './lib/database';
import {loadSettings} from './lib/project.mjs';
import {giveUp, readArguments} from './lib/terminal';

const usage = `Use one of:

  npm run bookings -- list
  npm run bookings -- cancel ID
  npm run bookings -- cancel --email ADDRESS            [--no-mail] [--yes]
  npm run bookings -- cancel --from TIME --to TIME      [--no-mail] [--yes]
  npm run bookings -- block 2027-12-24                  [--host elise-varga]
  npm run bookings -- block 2027-12-24..2028-01-02
  npm run bookings -- unblock NUMBER
  npm run bookings -- hosts

ID is the beginning of an ID, four characters or more. --email finds every +tag of the address. --from and --to are when the
bookings were made, as 2027-06-08 or 2027-06-08T14:00Z: with --no-mail they clear an attack in one go.

${databaseUsage}`;

const {values, positionals} = readArguments(usage, {
  allowPositionals: true,
  options: {
    host: {type: 'string'},
    email: {type: 'string'},
    from: {type: 'string'},
    to: {type: 'string'},
    'no-mail': {type: 'boolean'},
    yes: {type: 'boolean'},
  },
});
const [name = '', operand] = positionals;
loadSettings();
if (name === 'hosts') {
  showHosts();
} else {
  const command = new Map(Object.entries(commands)).get(name) ?? giveUp(usage);
  await runOnDatabase(({sql}) => command(sql, operand, values));
}
process.exit(0);
