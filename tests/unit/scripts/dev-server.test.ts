import {askWorker, startWorker} from '../../../scripts/content/watch';
import {isProblem} from '../../../scripts/lib/netlify-dev';
import {isListening, type ServerOptions, startServer, stopAll} from '../../../scripts/lib/processes.ts';

import getPort from 'get-port';

type Options = Pick<ServerOptions, 'isReady'> & Partial<ServerOptions>;

const startNode = (script: string, options: Options) =>
  startServer(process.execPath, ['--eval', script], {
    name: 'The dev server',
    timeout: 600_000,
    onLine: () => undefined,
    ...options,
  });

/** Starts a program that accepts connections after this many milliseconds. */
async function startAfter(delay: number, options: Partial<ServerOptions>) {
  const port = await getPort();
  const script = `setTimeout(() => require('node:net').createServer().listen(${port}, 'localhost'), ${delay})`;
  return startNode(script, {isReady: () => isListening(port), ...options});
}

afterEach(stopAll);

// Netlify's own timeout is 15.5 s; a cold start on a busy machine can take 23 s.
test('waits 25 seconds for a slow server and reports progress every few seconds', async () => {
  const notes: number[] = [];
  // This process's clock runs ten times faster than the server's.
  const fastClock = setInterval(() => jest.advanceTimersByTime(500), 50);
  jest.useFakeTimers({doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask']});
  const server = await startAfter(2500, {note: (seconds) => notes.push(seconds)});
  jest.useRealTimers();
  clearInterval(fastClock);
  expect(notes.slice(0, 4)).toEqual([5, 10, 15, 20]);
  await server.stop();
  expect(await server.ended).toBe(1);
});

test('stops waiting for a server that exits, and shows its output', async () => {
  const start = startNode("console.error('docusaurus.config.ts is broken'); process.exit(1)", {
    isReady: () => Promise.resolve(false),
  });
  await expect(start).rejects.toThrow(
    /^The dev server ended before it was ready\.\n\ndocusaurus\.config\.ts is broken$/,
  );
});

test('stops waiting after the timeout', async () => {
  await expect(startAfter(60_000, {timeout: 300})).rejects.toThrow('did not respond within 0.3 s');
});

test('resolves to the exit status of a server that ends later', async () => {
  const lines: string[] = [];
  const server = await startNode("console.log('one'); process.exitCode = 3", {
    isReady: () => Promise.resolve(true),
    onLine: (line) => lines.push(line),
  });
  expect(await server.ended).toBe(3);
  expect(lines).toEqual(['one']);
});

test('the terminal shows code problems without noise', () => {
  const lines = [
    '◈ Netlify Dev ◈',
    '⬥ Loaded function contact',
    'Request from ::1: GET /',
    'Response with status 200 in 5 ms.',
    '[INFO] Starting the development server...',
    '[SUCCESS] Docusaurus website is running at: http://localhost:41999/',
    'client (Rspack 1.7.12) compiled successfully',
    '\u001b[31m  × Error: MDX compilation failed for file "docs/a.mdx"\u001b[39m',
    '    │     at loadMDX (utils.js:22:20)',
    '[ERROR] Error: Docusaurus found blog posts without truncation markers:',
    '    │ YAMLParseError: Nested mappings are not allowed in compact mappings at line 8, column 7:',
    "\u001b[31m  × Module not found: Can't resolve './a' in 'src/pages'\u001b[39m",
    '[ERROR] Error: The page /pricing has no description.',
  ];
  expect(lines.filter(isProblem)).toEqual([
    "\u001b[31m  × Module not found: Can't resolve './a' in 'src/pages'\u001b[39m",
    '[ERROR] Error: The page /pricing has no description.',
  ]);
});

test('a content check whose process ends says so', async () => {
  const worker = startWorker();
  const asked = askWorker(worker);
  worker.kill();
  expect(await asked).toEqual({error: 'its process ended.'});
});
