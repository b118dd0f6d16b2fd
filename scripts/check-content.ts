import process from 'node:process';

import {runCheckContent} from './content/check-command';

// With a folder as argument it checks the project in that folder.
runCheckContent(process.argv[2]);
