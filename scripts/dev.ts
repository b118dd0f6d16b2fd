import {runDev} from './lib/dev-server';
import {stopAllOnSignal} from './lib/processes';
import {loadSettings} from './lib/project.mjs';
import {readArguments} from './lib/terminal';

const usage = `npm run dev serves the site with live reload, and checks content after each edit.

  npm run dev -- --verbose     also shows what Docusaurus and Netlify print`;

const {verbose = false} = readArguments(usage, {options: {verbose: {type: 'boolean'}}}).values;
stopAllOnSignal();
loadSettings();
await runDev({verbose});
