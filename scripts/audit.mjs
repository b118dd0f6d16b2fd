import process from 'node:process';

import {run} from './lib/processes.mjs';
import {judgeAudit, readAudit} from './lib/read-audit.mjs';
import {say} from './lib/say.mjs';

// `npm run audit`: fails when the registry knows of a weakness in an installed package, from moderate on; with `--strict`
// also when it cannot be asked.
const {output} = await run('npm', ['audit', '--json', '--package-lock-only'], {capture: true});
const {text, code} = judgeAudit(readAudit(output), process.argv.includes('--strict'));
say(text);
process.exitCode = code;
