import path from 'node:path';

import {watch} from 'chokidar';
import getPort from 'get-port';

import {createChecker, formatComplaints, type FileComplaint, type Report} from './content/check';
import {pageFolders} from './content/page';
import {wordList} from './content/spelling';
import {choosePort, isProblem, runEveryMinute, startNetlifyDev} from './lib/netlify-dev';
import {isListening, startServer, stopAll, stopAllOnSignal} from './lib/processes';
import {loadSettings, root, tools} from './lib/project.mjs';
import {messageOf, printLine, readArguments} from './lib/terminal';

const usage = `npm run dev serves the site with live reload, and checks content after each edit.

  npm run dev -- --verbose     also shows what Docusaurus and Netlify print`;

/** Files whose changes can affect the content check. */
const watched = [...pageFolders, 'static', 'src/content/pricing/prices.ts', 'src/content/blog/categories.ts', wordList];

/** Delay before checking a change, because editors may write a file in several steps. */
const settle = 100;

const keyOf = ({file, line, message}: FileComplaint) => `${file} ${String(line)} ${message}`;

/** Difference between two reports, for the terminal: complaints about edited files, and new ones elsewhere. */
function describeChange(edited: ReadonlySet<string>, before: Report, now: Report): string {
  const previous = new Set(before.complaints.map(keyOf));
  const shown = now.complaints.filter((complaint) => edited.has(complaint.file) || !previous.has(keyOf(complaint)));
  if (shown.length > 0) return formatComplaints(shown);
  const pages = now.pages.filter(({file}) => edited.has(file)).map(({file}) => `\n${file}: no problems.`);
  return pages.join('');
}

/** Checks all content now and after each change, and prints what the writer should know. */
function watchContent(): void {
  let check = createChecker(root);
  let last = check();
  if (last.complaints.length > 0) printLine(formatComplaints(last.complaints));

  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const update = (): void => {
    if (edited.has(wordList)) check = createChecker(root);
    try {
      const now = check();
      const text = describeChange(edited, last, now);
      if (text !== '') printLine(text);
      last = now;
    } catch (error) {
      // A file is being moved, or YAML is half edited: the next change is checked again.
      printLine(`\nThe content could not be checked: ${messageOf(error)}`);
    }
    edited.clear();
  };
  watch(watched, {cwd: root, ignoreInitial: true}).on('all', (_, file) => {
    edited.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(update, settle);
  });
}

const {verbose = false} = readArguments(usage, {options: {verbose: {type: 'boolean'}}}).values;
stopAllOnSignal();
loadSettings();
const port = await choosePort('npm run dev');
const targetPort = await getPort();
/** Busy machines with empty caches take minutes. */
const timeout = 600_000;
const onLine = (line: string) => {
  if (isProblem(line)) printLine(line);
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
watchContent();
printLine(`\nThe site is ready and reloads on changes. Press Ctrl-C to stop it.\n\n  ${site.url}\n`);
const status = await Promise.race([site.ended, server.ended]);
await stopAll();
printLine('The site has stopped.');
process.exit(status);
