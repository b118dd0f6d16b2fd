import process from 'node:process';

import {runNew} from './content/new-command';

runNew(process.argv.slice(2));
