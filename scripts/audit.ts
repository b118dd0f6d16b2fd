import process from 'node:process';

import {run} from './lib/processes';
import {judgeAudit, readAudit} from './lib/read-audit';
import {say} from './lib/terminal';

// Fails when the registry knows of a vulnerability of moderate severity or more; with `--strict` also when it does not answer.
const {output} = await run('npm', ['audit', '--json', '--package-lock-only'], {capture: true});
const {text, code} = judgeAudit(readAudit(output), process.argv.includes('--strict'));
say(text);
process.exitCode = code;
