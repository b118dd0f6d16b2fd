import {stripVTControlCharacters} from 'node:util';
import process from 'node:process';

import getPort from 'get-port';

import {watchContent} from './content-watch.ts';
import {choosePort, runEveryMinute, startNetlifyDev} from '../lib/netlify-dev.ts';
import {followProgram, isListening, stop, stopAll, waitFor, type Program, type WaitOptions} from '../lib/processes.ts';
import {childEnvironment, root, tools} from '../lib/project.mjs';
import {giveUp, messageOf, say} from '../lib/terminal.ts';

/** Longest wait for the server, and then for its first page: a busy machine with empty caches takes minutes. */
const patience = 600_000;

type Server = {command: string; args: readonly string[]; port: number; onLine?: (line: string) => void};

/** Starts the server with live reload, and waits until it takes connections, however long that takes. */
export async function startServer(
  {command, args, port, onLine}: Server,
  {note, ...options}: Partial<WaitOptions> = {},
): Promise<Program> {
  const program = followProgram(command, args, {env: childEnvironment(), onLine});
  const result = await waitFor(() => isListening(port), {patience, note, isOver: program.hasEnded, ...options});
  if (result === 'ready') return program;
  await stop(program.child);
  const reason = result === 'over' ? 'ended before it was ready' : 'did not start in time';
  throw new Error(`The server with live reload ${reason}.\n\n${program.output()}`.trimEnd());
}

/** Lines in which Docusaurus or the bundler says what is wrong, outside of the content that is checked anyway. */
const isProblem = (line: string) => /^\[(?:ERROR|WARNING)\]|^\s*×|^ERROR\b|Error: /.test(line);

const isMdx = (line: string) =>
  /\.mdx\b|MDX compilation|front matter|plugin reload failure|version current/i.test(line);

/** Lets through what a developer has to read; a problem in MDX is told by the content check, with its line. */
export function createOutputFilter(print: (line: string) => void): (line: string) => void {
  return (line) => {
    const plain = stripVTControlCharacters(line);
    if (isProblem(plain) && !isMdx(plain)) print(plain.trimEnd());
  };
}

/** `npm run dev`: the site with live reload, behind Netlify's local runtime so that its functions answer too. */
export async function runDev({verbose}: {verbose: boolean}): Promise<void> {
  const port = await choosePort('npm run dev');
  const targetPort = await getPort();
  const note = (what: string) => (seconds: number) => say(`  ${what}: ${String(seconds)} s`);
  const output = verbose ? {} : {onLine: createOutputFilter(say)};

  say('Starting the site with live reload ...');
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
    const site = await startNetlifyDev({port, targetPort, patience, note: note('getting the first page'), ...output});
    const endJob = runEveryMinute(site.url);
    const endWatch = watchContent(root, say);
    say(`\nThe site is ready and follows your changes. Press Ctrl-C to stop it.\n\n  ${site.url}\n`);
    process.exitCode = await Promise.race([site.ended, server.ended]);
    endJob();
    await endWatch();
    await stopAll();
    say('The site has stopped.');
  } catch (error) {
    giveUp(messageOf(error));
  }
}
