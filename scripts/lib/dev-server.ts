import path from 'node:path';
import process from 'node:process';
import {stripVTControlCharacters} from 'node:util';

import {watch} from 'chokidar';
import getPort from 'get-port';

import {createChecker, formatComplaints, type FileComplaint, type Report} from '../content/check.ts';
import {pageFolders} from '../content/page.ts';
import {wordList} from '../content/spelling.ts';
import {choosePort, runEveryMinute, startNetlifyDev} from './netlify-dev.ts';
import {followProgram, isListening, stop, stopAll, waitFor, type Program, type WaitOptions} from './processes.ts';
import {childEnvironment, root, tools} from './project.mjs';
import {exitWithError, messageOf, printLine} from './terminal.ts';

/** Files whose changes can affect the content check. */
const watched = [...pageFolders, 'static', 'src/content/pricing/prices.ts', 'src/content/blog/categories.ts', wordList];

/** Delay before checking a change, because editors may write a file in several steps. */
const settle = 100;

const keyOf = ({file, line, message}: FileComplaint) => `${file} ${String(line)} ${message}`;

/** Difference between two reports, for the terminal: complaints about edited files, and new ones elsewhere. */
function describeChange(edited: ReadonlySet<string>, before: Report, now: Report): string {
  const known = new Set(before.complaints.map(keyOf));
  const shown = now.complaints.filter((one) => edited.has(one.file) || !known.has(keyOf(one)));
  if (shown.length > 0) return formatComplaints(shown);
  const pages = now.pages.filter(({file}) => edited.has(file)).map(({file}) => `\n${file}: no problems.`);
  return pages.join('');
}

/**
 * Checks all content now and after each change.
 * @param print Receives the text for the writer.
 * @returns Stops watching.
 */
function watchContent(root: string, print: (text: string) => void): () => Promise<void> {
  let check = createChecker(root);
  let last = check();
  if (last.complaints.length > 0) print(formatComplaints(last.complaints));

  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const update = (): void => {
    if (edited.has(wordList)) check = createChecker(root);
    try {
      const now = check();
      const text = describeChange(edited, last, now);
      if (text !== '') print(text);
      last = now;
    } catch (error) {
      // A file is being moved, or YAML is half edited: the next change is checked again.
      print(`\nThe content could not be checked: ${messageOf(error)}`);
    }
    edited.clear();
  };
  const watcher = watch(watched, {cwd: root, ignoreInitial: true});
  watcher.on('all', (_, file) => {
    edited.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(update, settle);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** Timeout for the server and its first page: busy machines with empty caches take minutes. */
const timeout = 600_000;

type Server = {command: string; args: readonly string[]; port: number; onLine?: (line: string) => void};

/** Starts the server with live reload, and waits until it accepts connections. */
export async function startServer(
  {command, args, port, onLine}: Server,
  {note, ...options}: Partial<WaitOptions> = {},
): Promise<Program> {
  const program = followProgram(command, args, {env: childEnvironment(), onLine});
  const result = await waitFor(() => isListening(port), {timeout, note, isOver: program.hasEnded, ...options});
  if (result === 'ready') return program;
  await stop(program.child);
  const reason = result === 'over' ? 'ended before it was ready' : 'did not start in time';
  throw new Error(`The dev server ${reason}.\n\n${program.output()}`.trimEnd());
}

/** Lines where Docusaurus or the bundler report an error outside of the content check. */
const isProblem = (line: string) => /^\[(?:ERROR|WARNING)\]|^\s*×|^ERROR\b|Error: /.test(line);

const isMdx = (line: string) =>
  /\.mdx\b|MDX compilation|front matter|plugin reload failure|version current/i.test(line);

/** Prints only lines developers need. The content check reports MDX problems, with line numbers. */
export function createOutputFilter(print: (line: string) => void): (line: string) => void {
  return (line) => {
    const plain = stripVTControlCharacters(line);
    if (isProblem(plain) && !isMdx(plain)) print(plain.trimEnd());
  };
}

/** `npm run dev`: the site with live reload, behind Netlify's local runtime so functions work too. */
export async function runDev({verbose}: {verbose: boolean}): Promise<void> {
  const port = await choosePort('npm run dev');
  const targetPort = await getPort();
  const note = (what: string) => (seconds: number) => printLine(`  ${what}: ${String(seconds)} s`);
  const output = verbose ? {} : {onLine: createOutputFilter(printLine)};

  printLine('Starting the site with live reload ...');
  try {
    const server = await startServer(
      {
        command: process.execPath,
        args: [tools.docusaurus, 'start', '--no-open', '--host', 'localhost', '--port', String(targetPort)],
        port: targetPort,
        ...output,
      },
      {note: note('reading the pages')},
    );
    const site = await startNetlifyDev({port, targetPort, timeout, note: note('getting the first page'), ...output});
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
}
