import process from 'node:process';

import getPort from 'get-port';

import {createOutputFilter, watchContent} from './lib/dev-server';
import {choosePort, runEveryMinute, startNetlifyDev} from './lib/netlify-dev';
import {isListening, startServer, stopAll, stopAllOnSignal} from './lib/processes';
import {loadSettings, root, tools} from './lib/project.mjs';
import {exitWithError, messageOf, printLine, readArguments} from './lib/terminal';

const usage = `npm run dev serves the site with live reload, and checks content after each edit.

  npm run dev -- --verbose     also shows what Docusaurus and Netlify print`;

const {verbose = false} = readArguments(usage, {options: {verbose: {type: 'boolean'}}}).values;
stopAllOnSignal();
loadSettings();
const port = await choosePort('npm run dev');
const targetPort = await getPort();
/** Busy machines with empty caches take minutes. */
const timeout = 600_000;
const waiting = (what: string) => ({
  timeout,
  note: (seconds: number) => printLine(`  ${what}: ${seconds} s`),
  ...(!verbose && {onLine: createOutputFilter(printLine)}),
});

printLine('Starting the site with live reload ...');
try {
  const docusaurus = ['start', '--no-open', '--host', 'localhost', '--port', String(targetPort)];
  const server = await startServer(process.execPath, [tools.docusaurus, ...docusaurus], {
    name: 'The dev server',
    isReady: () => isListening(targetPort),
    ...waiting('reading the pages'),
  });
  // Netlify's runtime in front, so that functions work, too.
  const site = await startNetlifyDev({port, targetPort, ...waiting('getting the first page')});
  const endJob = runEveryMinute(site.url);
  const endWatch = watchContent(root, printLine);
  printLine(`\nThe site is ready and reloads on changes. Press Ctrl-C to stop it.\n\n  ${site.url}\n`);
  process.exitCode = await Promise.race([site.ended, server.ended]);
  endJob();
  await endWatch();
  await stopAll();
  printLine('The site has stopped.');
} catch (error) {
  exitWithError(messageOf(error));
}
