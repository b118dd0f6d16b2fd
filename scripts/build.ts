import {buildSite} from './lib/build';
import {stopAllOnSignal} from './lib/processes';
import {readArguments} from './lib/terminal';

const usage = `npm run build writes the site to build/. A failed build names the cause, the source file and the line.

  npm run build -- --verbose     shows all that Docusaurus prints`;

const {verbose = false} = readArguments(usage, {options: {verbose: {type: 'boolean'}}}).values;
stopAllOnSignal();
process.exitCode = await buildSite({verbose});
