import process from 'node:process';

import {run} from './lib/processes.mjs';
import {readAudit} from './lib/read-audit.mjs';
import {say} from './lib/say.mjs';

// `npm run audit`: fails when the registry knows of a weakness in an installed package, from moderate on.
const {output} = await run('npm', ['audit', '--json', '--package-lock-only'], {capture: true});
const audit = readAudit(output);
if (!audit.asked) {
  say(`Could not ask the registry about known weaknesses: ${audit.reason}. Nothing is known either way.`);
} else if (audit.grave.length > 0) {
  say(`Packages with known weaknesses:\n  ${audit.grave.join('\n  ')}`);
  process.exitCode = 1;
} else {
  say(`No known weakness of moderate severity or more; ${audit.low} of low.`);
}
