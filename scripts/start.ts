import {buildSite} from './lib/build';
import {choosePort, isProblem, runEveryMinute, startNetlifyDev} from './lib/netlify-dev';
import {stopAllOnSignal} from './lib/processes';
import {loadSettings} from './lib/project.mjs';
import {CommandError, printLine, readArguments} from './lib/terminal';

const usage = `npm start builds the site and serves it with its functions and database.

  PORT=3000 npm start       uses another port
  npm start -- --verbose    also shows what Netlify prints, such as each request`;

const {verbose = false} = readArguments(usage, {options: {verbose: {type: 'boolean'}}}).values;
stopAllOnSignal();
loadSettings();
const port = await choosePort('npm start');
printLine('Building the site (about half a minute) ...');
if ((await buildSite({quiet: true})) !== 0) {
  throw new CommandError('The site could not be built. See the output above.');
}
printLine('Starting the site with its functions, redirects, headers and database ...');
const onLine = (line: string) => {
  const mail = /"file":"(\.netlify\/mail\/[^"]+)"/.exec(line)?.[1];
  if (mail !== undefined) printLine(`An email was written to ${mail}`);
  else if (isProblem(line)) printLine(line);
};
const site = await startNetlifyDev({port, ...(!verbose && {onLine})});
printLine(`\nThe site is ready. Press Ctrl-C to stop it.\n\n  ${site.url}\n`);
runEveryMinute(site.url);
process.exitCode = await site.ended;
