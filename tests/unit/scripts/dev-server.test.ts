import {createOutputFilter, startServer} from '../../../scripts/lib/dev-server';
import {followProgram, stopAll, waitFor} from '../../../scripts/lib/processes.ts';

import process from 'node:process';

import getPort from 'get-port';

/** A program that accepts connections after this many milliseconds. */
const serverAfter = (delay: number, port: number) => ({
  command: process.execPath,
  args: [
    '--eval',
    `setTimeout(() => require('node:net').createServer().listen(${String(port)}, 'localhost'), ${String(delay)})`,
  ],
  port,
  onLine: () => undefined,
});

afterEach(stopAll);

// Netlify's own timeout is 15.5 s; a cold start on a busy machine can take 23 s.
test('waits 25 seconds for a slow server and reports progress every few seconds', async () => {
  const port = await getPort();
  const notes: number[] = [];
  // This process's clock runs ten times faster than the server's.
  const fastClock = setInterval(() => jest.advanceTimersByTime(500), 50);
  jest.useFakeTimers({doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask']});
  const server = await startServer(serverAfter(2500, port), {note: (seconds) => notes.push(seconds)});
  jest.useRealTimers();
  clearInterval(fastClock);
  expect(server.hasEnded()).toBe(false);
  expect(notes.slice(0, 4)).toEqual([5, 10, 15, 20]);
});

test('stops waiting for a server that exits, and shows its output', async () => {
  const port = await getPort();
  const args = ['--eval', "console.error('docusaurus.config.ts is broken'); process.exit(1)"];
  const start = startServer({command: process.execPath, args, port, onLine: () => undefined});
  await expect(start).rejects.toThrow(/ended before it was ready\.\n\ndocusaurus\.config\.ts is broken$/);
});

test('stops waiting after the timeout', async () => {
  const port = await getPort();
  const start = startServer(serverAfter(60_000, port), {timeout: 300});
  await expect(start).rejects.toThrow('did not start in time');
});

test('polls until ready', async () => {
  let tries = 0;
  expect(await waitFor(() => Promise.resolve(++tries === 3), {timeout: 1000})).toBe('ready');
  expect(await waitFor(() => Promise.resolve(false), {timeout: 1000, isOver: () => true})).toBe('over');
});

test('detects when a program exits, with its output', async () => {
  const program = followProgram(process.execPath, ['--eval', "console.log('one'); process.exitCode = 3"], {
    onLine: () => undefined,
  });
  expect(await program.ended).toBe(3);
  expect(program.output()).toBe('one\n');
});

test('the terminal shows code problems without noise', () => {
  const shown: string[] = [];
  const filter = createOutputFilter((line) => shown.push(line));
  [
    '◈ Netlify Dev ◈',
    '⬥ Loaded function contact',
    'Request from ::1: GET /',
    'Response with status 200 in 5 ms.',
    '[INFO] Starting the development server...',
    '[SUCCESS] Docusaurus website is running at: http://localhost:41999/',
    'client (Rspack 1.7.12) compiled successfully',
    '\u001b[31m  × Error: MDX compilation failed for file "docs/a.mdx"\u001b[39m',
    '    │     at loadMDX (utils.js:22:20)',
    "  × Module not found: Can't resolve './a' in 'src/pages'",
    '[ERROR] Error: The page /pricing has no description.',
  ].forEach(filter);
  expect(shown).toEqual([
    "  × Module not found: Can't resolve './a' in 'src/pages'",
    '[ERROR] Error: The page /pricing has no description.',
  ]);
});
