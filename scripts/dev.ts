import {watchContent} from './content/watch';
import {readFailures} from './lib/build';
import {choosePort, isProblem, runEveryMinute, startNetlifyDev} from './lib/netlify-dev';
import {isListening, startServer, stopAll, stopAllOnSignal} from './lib/processes';
import {loadSettings, root, tools} from './lib/project.mjs';
import {printLine, readArguments} from './lib/terminal';

import path from 'node:path';
import getPort from 'get-port';

const usage = `npm run dev serves the site with live reload, and checks content after each edit.

  npm run dev -- --verbose     also shows what Docusaurus and Netlify print`;

const {verbose = false} = readArguments(usage, {options: {verbose: {type: 'boolean'}}}).values;
stopAllOnSignal();
loadSettings();
const port = await choosePort('npm run dev');
const targetPort = await getPort();
/** Busy machines with empty caches take minutes. */
const timeout = 600_000;
const watching = Promise.withResolvers<ReturnType<typeof watchContent>>();

/** Prints why a page can't be compiled, unless the content check says more about its file. */
async function explain(output: string): Promise<void> {
  const problemsOf = await watching.promise;
  for (const {file, cause} of readFailures(output)) {
    const name = file === undefined ? '' : path.relative(root, file);
    if ((await problemsOf(name)).length === 0) printLine(`\n${name}\n  ${cause}`);
  }
}

/** Lines of a failure, whose cause comes after the first. */
const failure: string[] = [];
const onLine = (line: string) => {
  if (isProblem(line)) printLine(line);
  if (failure.length > 0 || /MDX compilation failed|Can't process doc metadata/.test(line)) failure.push(line);
  if (failure.length > 0 && /Cause:|\[cause\]/.test(line)) void explain(failure.splice(0).join('\n'));
};
const waiting = (what: string) => ({
  timeout,
  note: (seconds: number) => printLine(`  ${what}: ${seconds} s`),
  ...(!verbose && {onLine}),
});

printLine('Starting the site with live reload ...');
const docusaurus = ['start', '--no-open', '--host', 'localhost', '--port', String(targetPort)];
const server = await startServer(process.execPath, [tools.docusaurus, ...docusaurus], {
  name: 'The dev server',
  isReady: () => isListening(targetPort),
  ...waiting('reading the pages'),
});
// Netlify's runtime in front, so that functions work, too.
const site = await startNetlifyDev({port, targetPort, ...waiting('getting the first page')});
runEveryMinute(site.url);
watching.resolve(watchContent());
printLine(`\nThe site is ready and reloads on changes. Press Ctrl-C to stop it.\n\n  ${site.url}\n`);
const status = await Promise.race([site.ended, server.ended]);
await stopAll();
printLine('The site has stopped.');
process.exit(status);
